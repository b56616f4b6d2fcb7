import { expect, type Page, test } from '@playwright/test';
import { getContractPayments } from '@site/contracts';
import { addDays, formatDate } from '@site/contracts/brazil';
import { memberContractPath, memberPaymentsPath } from '@site/contracts/site-paths';
import { signInAgain } from '../by-api/customer';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { mailTo } from '../mailbox';
import { payPix } from '../pay-at-bank';
import { moveClockToNoon, runJobsUntil } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { signIn, signInLater } from '../sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const PRICE = 'R$ 2.637,00';

needsOwnProduct();

/** The life that follows the keys (product.md §9), by the demo's clock. */
test('a subscriber pays month after month, up to the third with the car', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { api, person, contract } = signed;
  const params = { id: contract.id };
  await prepareByApi(signed);
  await moveClockToNoon(await chooseFirstSlot(signed));
  await handOverByApi(signed);
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/area-logada$/);

  for (const number of [2, 3, 4])
    await test.step(`installment ${number} is told of, paid by Pix and receipted`, async () => {
      await signInAgain(signed);
      const { next } = await api.send(getContractPayments, { params });
      expect(next?.label).toBe(`Mensalidade ${number} de 36`);
      const dueDate = next?.dueDate ?? '';
      await moveClockToNoon(addDays(dueDate, -3));
      await runJobsUntil(() =>
        mailTo(MAILBOX, person.email, new RegExp(`vence em ${formatDate(dueDate)}`)),
      );
      await signInLater(page, person);
      await expect(
        page.getByRole('heading', {
          name: `Próxima parcela, vence em ${formatDate(dueDate)}`,
        }),
      ).toBeVisible();
      await page.goto(memberPaymentsPath(contract.id));
      await expect(
        page.getByRole('heading', { name: `Mensalidade ${number} de 36` }),
      ).toBeVisible();
      await payAsShown(page, await (await browser.newContext()).newPage());
      await expect(page.getByText(`Mensalidade ${number} de 36, Pix, `)).toHaveCount(1);
      await mailTo(MAILBOX, person.email, /Recebemos R\$ 2\.637,00/);
    });

  await test.step('the contract counts four installments paid, each once', async () => {
    await page.goto(memberContractPath(contract.id));
    await expect(page.getByText('4 pagas, 32 a vencer, sem reajuste')).toBeVisible();
    await expect(page.getByText('R$ 10.548,00').first()).toBeVisible(); // four months
    const statement = page.getByRole('region', { name: 'Extrato' });
    await expect(statement.getByText(PRICE).first()).toBeVisible();
  });

  await test.step('the odometer of the third month gives a forecast', async () => {
    await page.getByRole('button', { name: 'Informar hodômetro' }).click();
    await page.getByLabel('Km do painel').fill('3250');
    await page.getByRole('button', { name: 'Salvar leitura' }).click();
    await expect(page.getByText('Pronto: 3.250 km no painel hoje.')).toBeVisible();
  });
});

/** Pays the open bill with the Pix that the page shows. */
async function payAsShown(page: Page, bank: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pix', exact: true }).click();
  await payPix(bank, await page.getByLabel('Pix copia e cola').inputValue());
  await bank.context().close();
  await expect(page.getByText(/Pagamento recebido\./)).toBeVisible();
}

import { expect, test } from '@playwright/test';
import { listContracts } from '@site/contracts';
import { memberContractPath, memberPaymentsPath } from '@site/contracts/site-paths';
import { aSentProposalOfCompany } from './by-api/customer';
import { approved, chooseFirstSlot, handOverByApi, prepareByApi } from './by-api/staff';
import { payPix } from './pay-at-bank';
import { signContract } from './sign-contract';
import { signIn } from './sign-in';
import { watchPage } from './watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** A company from the approval to the keys; its registration has a journey of its own. */
test('a company signs, pays its own price and gets the keys', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const sent = await approved(await aSentProposalOfCompany());
  const { api, person } = sent;
  const complaints = watchPage(page);
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/area-logada$/);

  await test.step('the contract names the company and is signed', async () => {
    const number = await signContract(page, MAILBOX, person.email);
    const [contract] = await api.send(listContracts, {});
    expect(contract?.number).toBe(number);
  });
  const [contract] = await api.send(listContracts, {});
  if (!contract) throw new Error('No contract');

  await test.step('the first bill is paid by Pix; companies have no Pix Automático', async () => {
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pix Automático' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pix', exact: true }).click();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const bank = await (await browser.newContext()).newPage();
    await payPix(bank, code);
    await bank.context().close();
    await expect(page.getByText(/Pagamento recebido\./)).toBeVisible();
  });

  await test.step('the car is ready, a day is chosen, and the keys are handed over', async () => {
    const signed = { ...sent, contract };
    await prepareByApi(signed);
    await chooseFirstSlot(signed);
    await handOverByApi(signed);
    await page.goto(memberContractPath(contract.id));
    await expect(
      page.getByText(`Contrato ${contract.number}, assinado em`),
    ).toBeVisible();
    await expect(page.getByText('Carro com você desde')).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

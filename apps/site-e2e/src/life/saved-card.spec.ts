import { expect, test } from '@playwright/test';
import { getContract } from '@site/api-contract';
import { signInAgain } from '../by-api/customer';
import { chooseFirstSlot, handOverByApi, prepareByApi } from '../by-api/staff';
import { moveClockToNoon, runJobsUntil } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { openPayments } from '../steps/open-payments';
import { BANK_TELLS_MS, typeCard } from '../steps/pay-at-bank';
import { signInLater } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

needsOwnProduct();

/**
 * A card saved at a payment pays the next bill automatically, until it is removed
 * (docs/product/payments.md).
 */
test('a card that is kept at a payment pays the next bill on its day, and is removed @phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  const { payments, ...signed } = await openPayments(page);
  const { api, person, contract } = signed;
  const savedCard = page.getByRole('region', { name: 'Cartão salvo' });

  await test.step('the first bill is paid by a card, which its owner keeps', async () => {
    await page.getByRole('button', { name: 'Cartão', exact: true }).click();
    const keep = page.getByLabel('Usar este cartão nas próximas parcelas');
    await expect(keep).not.toBeChecked();
    await keep.click();
    await expect(keep).toBeChecked();
    await page.getByRole('button', { name: 'Ir para a página do banco' }).click();
    await typeCard(page, '4111 1111 1111 1111');
    await expect(page).toHaveURL(new RegExp(`${payments}\\?`));
    await expect(page.getByText(/^Mensalidade 1 de 36, Cartão, /)).toHaveCount(1, {
      timeout: BANK_TELLS_MS,
    });
    await expect(savedCard.getByText('Visa final 1111')).toBeVisible();
    await expect(
      savedCard.getByText('As próximas parcelas são cobradas nele no dia do vencimento.'),
    ).toBeVisible();
    await mailTo(MAILBOX, person.email, /Cartão salvo no contrato/);
  });

  await prepareByApi(signed);
  await moveClockToNoon(await chooseFirstSlot(signed));
  await handOverByApi(signed);
  await signInAgain(signed);
  const { plan } = await api.send(getContract, { params: { id: contract.id } });
  const second = plan.installments.find(({ number }) => number === 2);
  if (!second) throw new Error('No second installment');

  await test.step('the second bill is taken on its day, once, without a click', async () => {
    await moveClockToNoon(second.dueDate);
    await runJobsUntil(() =>
      mailTo(MAILBOX, person.email, /Recebemos R\$ [^]*Mensalidade 2 de 36/),
    );
    await signInLater(page, person);
    await page.goto(payments);
    await expect(page.getByText(/^Mensalidade 2 de 36, Cartão salvo, /)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Em dia' })).toBeVisible();
  });

  await test.step('once it is removed, another one can be saved', async () => {
    const remove = { name: 'Remover o cartão' };
    await savedCard.getByRole('button', remove).click();
    await page.getByRole('dialog').getByRole('button', remove).click();
    await expect(
      savedCard.getByRole('button', { name: 'Salvar um cartão' }),
    ).toBeVisible();
    await expect(savedCard.getByText('Visa final 1111')).toHaveCount(0);
    await mailTo(MAILBOX, person.email, /Cartão removido do contrato/);
  });
  expect(complaints()).toEqual([]);
});

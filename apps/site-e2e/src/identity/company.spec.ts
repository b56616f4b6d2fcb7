import { expect, test } from '@playwright/test';
import { listContracts } from '@site/api-contract';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { approveByApi } from '../by-api/staff';
import { ApiVisitor } from '../by-api/visitor';
import { aNewCompany } from '../steps/people';
import { completeCompany, registerQuickly } from '../steps/register';
import { signContract } from '../steps/sign-contract';
import { sendProposal } from '../steps/subscribe';
import { waitForPrice } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/**
 * A company from the simulator to its first bill. It pays and gets its keys like a person
 * (`basket-to-month-three.spec.ts`).
 */
test('a company simulates, registers, signs and is billed its own price @desktop', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const person = aNewCompany();
  const partner = `socia-${person.email}`;
  const complaints = watchPage(page);

  const price = await test.step('the Aroeira is priced for a company', async () => {
    await page.goto('/?dealerid=5');
    await expect(page.getByText('Rodar Paulista').first()).toBeVisible();
    await page.goto('/simulador/configure-e-assine?modelo=aroeira');
    await waitForPrice(page);
    await page.getByRole('radio', { name: 'Pessoa jurídica' }).check({ force: true });
    const said = page.getByText(/^Mensalidade: R\$/);
    await expect(said).not.toHaveText(/2\.549,00/); // the price for people
    const inStock = (await said.textContent()) ?? '';
    // A car made to order, since other journeys use the cars in stock.
    await page.getByRole('radio', { name: /Azul Fiorde/ }).check({ force: true });
    await expect(said).not.toHaveText(inStock);
    const [own = ''] = /R\$\s[\d.]+,\d{2}/.exec((await said.textContent()) ?? '') ?? [];
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page).toHaveURL(/\/simulador\/carrinho$/);
    await page.getByRole('link', { name: 'Assinar o Aroeira' }).click();
    return own;
  });

  await test.step('a company with letters in its CNPJ and two partners registers to the end, and sends the proposal', async () => {
    await registerQuickly(page, person);
    await completeCompany(page, partner);
    const number = await sendProposal(page, price, 'Faturamento por ano');
    await approveByApi(number);
  });

  const api = new ApiVisitor();
  await api.signIn(person.email, person.password);
  await test.step('the contract names the company and is signed', async () => {
    const number = await signContract(page, MAILBOX, person.email, partner);
    const [contract] = await api.send(listContracts, {});
    expect(contract?.number).toBe(number);
  });
  const [contract] = await api.send(listContracts, {});
  if (!contract) throw new Error('No contract');

  await test.step('the first bill asks for it; companies have no Pix Automático', async () => {
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
    ).toBeVisible();
    await expect(page.getByText(price).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pix Automático/ })).toHaveCount(0);
  });

  expect(complaints()).toEqual([]);
});

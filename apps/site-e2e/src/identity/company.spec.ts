import { expect, test } from '@playwright/test';
import { listContracts } from '@site/api-contract';
import {
  MEMBER_AREA_PATH,
  memberContractPath,
  memberPaymentsPath,
} from '@site/api-contract/site-paths';
import { aCar } from '../by-api/staff';
import { ApiVisitor } from '../by-api/visitor';
import { approve, openAsConsultant } from '../steps/decide-proposal';
import { chooseDay, handOver, openDelivery, prepareCar } from '../steps/hand-over';
import { payPix } from '../steps/pay-at-bank';
import { aNewCompany } from '../steps/people';
import { completeCompany, registerQuickly } from '../steps/register';
import { signContract } from '../steps/sign-contract';
import { signInAtPortal } from '../steps/sign-in';
import { sendProposal } from '../steps/subscribe';
import { waitForPrice } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** A company from the simulator to the handover (docs/tour.md). */
test('a company simulates, registers, signs, pays its own price and gets the keys @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const person = aNewCompany();
  const partner = `socia-${person.email}`;
  const complaints = watchPage(page);

  const price = await test.step('the Aroeira is priced for a company', async () => {
    await page.goto('/?dealerid=5');
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
    const consultant = await (await browser.newContext()).newPage();
    await openAsConsultant(consultant, number, person);
    await approve(consultant, 'Bem-vindos.');
    await consultant.context().close();
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

  await test.step('the first bill is paid by Pix; companies have no Pix Automático', async () => {
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
    ).toBeVisible();
    await expect(page.getByText(price).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pix Automático/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pix', exact: true }).click();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const bank = await (await browser.newContext()).newPage();
    await payPix(bank, code);
    await bank.context().close();
    await expect(page.getByText(/Pagamento recebido\./)).toBeVisible();
  });

  const dealer = await (await browser.newContext()).newPage();
  const complaintsOfDealer = watchPage(dealer);
  await test.step('the dealership orders and prepares the car', async () => {
    await signInAtPortal(dealer, 'dealer@rodar.test');
    await openDelivery(dealer, person);
    await prepareCar(dealer, aCar(), 'order');
  });

  await test.step('the company chooses a day, and the keys are handed over', async () => {
    await page.goto(MEMBER_AREA_PATH);
    await chooseDay(page, person);
    await dealer.reload();
    await handOver(dealer, person);
    expect(complaintsOfDealer()).toEqual([]);
    await dealer.context().close();
    await page.goto(memberContractPath(contract.id));
    await expect(
      page.getByText(`Contrato ${contract.number}, assinado em`),
    ).toBeVisible();
    await expect(page.getByText('Carro com você desde')).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

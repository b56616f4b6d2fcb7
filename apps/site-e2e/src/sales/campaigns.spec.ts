import { expect, test } from '@playwright/test';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { aReadyCustomer } from '../by-api/customer';
import { approveByApi } from '../by-api/staff';
import { uniqueDigits } from '../steps/people';
import { signContract } from '../steps/sign-contract';
import { enterByCalls, openAs } from '../steps/sign-in';
import { configureAroeira, PRICE, sendProposal } from '../steps/subscribe';
import { waitForLoaded } from '../steps/wait-for-hydration';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const BENEFIT = 'R$ 100,00 a menos em cada uma das 3 primeiras mensalidades';
const FIRST_BILL = 'R$ 2.537,00';

test('a campaign of the desk is seen in cart, proposal, contract and first bill', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const code = `J${Number(uniqueDigits()).toString(36).toUpperCase()}`;
  const desk = await (
    await browser.newContext({ viewport: page.viewportSize() })
  ).newPage();

  await test.step('the desk makes it, with its rule, its end and its uses', async () => {
    await openAs(desk, 'consultor@rodar.test', '/consultor/campanhas');
    await waitForLoaded(desk);
    await desk.getByRole('button', { name: 'Nova campanha' }).click();
    const form = desk.getByRole('form', { name: 'Nova campanha' });
    await form.getByLabel('Código', { exact: true }).fill(code);
    await form.getByLabel('Valor a menos em cada mensalidade').fill('100,00');
    await form.getByLabel('Em quantas mensalidades').fill('3');
    const last = formatDate(addDays(saoPauloDay(new Date()), 20));
    await form.getByLabel('Último dia').fill(last);
    await form.getByLabel('Número de usos').fill('1');
    await form.getByRole('button', { name: 'Criar campanha' }).click();
    await expect(desk.getByText(`A campanha ${code} foi criada.`)).toBeVisible();
    await expect(desk.getByText(BENEFIT).first()).toBeVisible();
  });

  const { person } = await aReadyCustomer();

  await test.step('the customer types the code in the cart, and reads what it takes off', async () => {
    await enterByCalls(page, person.email, person.password);
    await configureAroeira(page);
    await page.locator('summary', { hasText: 'Tenho um código' }).click();
    await page.getByLabel('Código da campanha').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Usar o código' }).click();
    await expect(page.getByText(`Campanha ${code}: ${BENEFIT}.`)).toBeVisible();
  });

  const number =
    await test.step('the proposal goes out with it, and the consultant decides on it', async () => {
      await page.getByRole('link', { name: 'Assinar o Aroeira' }).first().click();
      await expect(page.getByText(`Campanha ${code}`).first()).toBeAttached();
      const sent = await sendProposal(page, PRICE);
      await desk.goto(`/consultor/propostas?busca=${sent}`);
      await desk
        .getByRole('link', { name: new RegExp(person.name) })
        .first()
        .click();
      await expect(desk.getByText(BENEFIT).first()).toBeAttached();
      return sent;
    });

  await test.step('the contract that the customer reads and signs has it', async () => {
    await approveByApi(number);
    await page.goto('/area-logada');
    await page.getByRole('link', { name: 'Ler e assinar' }).first().click();
    await expect(page.getByText(`Campanha ${code}: ${BENEFIT}.`).first()).toBeAttached();
    await signContract(page, MAILBOX, person.email);
  });

  await test.step('the first bill is the price of the plan without what the campaign takes off', async () => {
    await page.goto('/area-logada');
    await expect(page.getByText(FIRST_BILL).first()).toBeVisible();
  });
  await desk.context().close();
});

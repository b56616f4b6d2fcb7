import { type Browser, expect, type Page, test } from '@playwright/test';
import { type CarReturn, getReturn } from '@site/api-contract';
import { addDays, addMonths, formatBRL } from '@site/api-contract/brazil';
import {
  ADD_ONS_PARAM,
  CONFIGURE_PATH,
  KM_PARAM,
  memberContractPath,
  memberPaymentsPath,
  memberReturnPath,
  PAINT_PARAM,
  TERM_PARAM,
  VERSION_PARAM,
  withSearch,
} from '@site/api-contract/site-paths';
import { PHONE } from '../../playwright.config';
import { aPhotoFile, type Signed, signInAgain } from '../by-api/customer';
import { payInTime } from '../by-api/pay-in-time';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { moveClockToNoon } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { enterByCalls, openAs, signInLater } from '../steps/sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const MONTH = 3;

needsOwnProduct();

/**
 * The cost of leaving early comes from one function, from the simulator to the settlement
 * (docs/product/sales.md).
 */
test('who leaves in month 3 pays what the slider showed before the signature @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const cost = await test.step('the slider names the cost of month 3', () =>
    readSlider(page));

  const signed = await aPaidContract({ term: 24 });
  const { person, contract } = signed;
  await prepareByApi(signed);
  const handedOverOn = await chooseFirstSlot(signed);
  await moveClockToNoon(handedOverOn);
  await handOverByApi(signed);
  for (let number = 2; number < MONTH; number += 1) await payInTime(signed, number);
  await moveClockToNoon(addDays(addMonths(handedOverOn, MONTH - 1), 1));

  await enterByCalls(page, person.email, person.password);
  const slot = await test.step('the contract says the same, and the day is booked', () =>
    bookAtCost(page, signed, cost));

  await moveClockToNoon(slot.day);
  await test.step('the dealership inspects the car and takes it back', () =>
    giveBack(browser, signed));

  await test.step('the settlement charges it, and nothing else', async () => {
    await mailTo(
      MAILBOX,
      person.email,
      new RegExp(`carro devolvido[^]*Custo de saída: ${asPattern(cost)}`),
    );
    await signInLater(page, person);
    await page.goto(memberReturnPath(contract.id));
    const settlement = page.getByRole('region', { name: 'Acerto' });
    await expect(settlement.getByText('Custo de saída').first()).toBeVisible();
    await expect(settlement.getByText(cost).first()).toBeVisible();
    await signInAgain(signed);
    const { charged } = await signed.api.send(getReturn, {
      params: { id: contract.id },
    });
    expect(charged.map(({ label, amount }) => [label, money(amount)])).toEqual([
      ['Custo de saída', cost],
    ]);
    await page.goto(memberPaymentsPath(contract.id));
    const line = page
      .getByRole('region', { name: 'Extrato' })
      .getByRole('row', { name: /Custo de saída/ });
    await expect(line).toContainText(cost);
  });
});

/**
 * Sets the simulator's slider to that month, for the plan that is signed later; returns
 * the cost.
 */
async function readSlider(page: Page): Promise<string> {
  const plan = new URLSearchParams({
    [VERSION_PARAM]: 'aroeira-evolucao',
    [PAINT_PARAM]: 'azul-fiorde',
    [TERM_PARAM]: '24',
    [KM_PARAM]: '1000',
    [ADD_ONS_PARAM]: 'vidros-e-pneus',
  });
  await page.goto(withSearch(CONFIGURE_PATH, plan));
  // The button is enabled after hydration, once the server has answered with the price.
  await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeEnabled();
  await page.getByRole('slider', { name: 'Mês da saída' }).fill(String(MONTH));
  const shown = page.locator('.cfg-exit-cost');
  await expect(shown).toContainText(`Saindo no mês ${MONTH}, você paga`);
  const [cost = ''] = /R\$\s[\d.]+,\d\d/.exec((await shown.textContent()) ?? '') ?? [];
  return cost.replaceAll('\u00a0', ' ');
}

/** Books the return from the contract's page; the cost is the same on every page. */
async function bookAtCost(
  page: Page,
  signed: Signed,
  cost: string,
): Promise<NonNullable<CarReturn['slot']>> {
  const { api, contract } = signed;
  await page.goto(memberContractPath(contract.id));
  const exit = page.getByRole('region', { name: 'Sair antes do fim' });
  await expect(exit.getByText(`Sair hoje custa ${cost}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Devolver o carro' }).click();
  const today = page.getByRole('region', { name: 'Quanto custa' });
  await expect(today).toContainText(`${MONTH} de 24`);
  await expect(today).toContainText(cost);
  const form = page.getByRole('form', { name: 'Dia da devolução' });
  await form.getByLabel('Dia', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Horário').selectOption({ index: 1 });
  await expect(
    form.getByText(`Sair nesse dia, no mês ${MONTH}, custa ${cost}.`),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Marcar devolução' }).click();
  await expect(page.getByText(/^Devolução marcada\./)).toBeVisible();
  await signInAgain(signed);
  const { slot } = await api.send(getReturn, { params: { id: contract.id } });
  if (!slot) throw new Error('No day was booked');
  return slot;
}

/**
 * The dealership inspects and receives the car on that day, in the yard with a phone, with
 * the customer's code.
 */
async function giveBack(browser: Browser, { person }: Signed): Promise<void> {
  const dealer = await (await browser.newContext(PHONE)).newPage();
  await openAs(dealer, 'dealer@rodar.test', '/concessionarias/devolucoes');
  await dealer.getByRole('link', { name: person.name }).click();
  await expect(
    dealer.getByRole('heading', { level: 1, name: person.name }),
  ).toBeVisible();
  await expect(dealer.getByText('Saída antecipada')).toBeVisible();
  await dealer.getByLabel('Enviar foto').setInputFiles(await aPhotoFile('carro.jpg'));
  await expect(dealer.getByRole('img', { name: 'Foto 1 da vistoria' })).toBeVisible();
  await dealer.getByLabel('Km no painel').fill('2000');
  await dealer.getByRole('button', { name: 'Enviar código ao cliente' }).click();
  await expect(dealer.getByText(/^Código enviado ao e-mail do cliente/)).toBeVisible();
  const [, pin = ''] = await mailTo(
    MAILBOX,
    person.email,
    /^(\d{6}): Código para devolver o seu carro$/m,
  );
  await dealer.getByLabel('Código do cliente').fill(pin);
  await dealer.getByRole('button', { name: 'Receber o carro' }).click();
  await expect(dealer.getByText(/^Carro recebido em /)).toBeVisible();
  await dealer.context().close();
}

const asPattern = (amount: string) => amount.replaceAll(/[$.]/g, String.raw`\$&`);

/** An amount in the format of mails, with plain spaces. */
function money(amount: number): string {
  return formatBRL(amount).replaceAll('\u00a0', ' ');
}

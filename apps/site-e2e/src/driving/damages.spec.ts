import { expect, type Locator, type Page, test } from '@playwright/test';
import { withdrawContract } from '@site/api-contract';
import { memberPaymentsPath, memberReturnPath } from '@site/api-contract/site-paths';
import { aPhotoFile, type Signed } from '../by-api/customer';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const WHEEL = 'Roda raspada';
/** The wear table's price of it for an Aroeira. */
const PRICE = 'R$ 340,00';

/**
 * Damages without a surprise (docs/product/driving.md). A car whose customer steps back
 * within the seven days comes back without a booked hour, so neither clock nor calendar
 * is moved.
 */
test('a scraped wheel costs what its photo at home was estimated at, and both sides see both pictures side by side', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const signed = await aCarToBringBack();
  const { person, contract } = signed;
  const complaints = watchPage(page);
  const path = memberReturnPath(contract.id);
  await openAs(page, person.email, path, person.password);
  const estimate = page.getByRole('region', { name: 'Estimativa em casa' });

  await test.step('the table of the contract names the price before anybody looks', async () => {
    const table = page.getByRole('region', { name: 'O que um dano pode custar' });
    const opener = table.getByText('Ver a tabela do seu contrato');
    await opener.click();
    await expect(table).toContainText(WHEEL);
    await expect(table).toContainText(PRICE);
    await opener.click();
  });

  await test.step('a photo from home is estimated at that price', async () => {
    await choosePhoto(estimate.getByText('Enviar foto', { exact: true }), 'roda.jpg');
    await estimate.getByLabel('O que a foto mostra').selectOption('roda-raspada');
    await estimate.getByRole('button', { name: 'Ver a estimativa' }).click();
    await expect(estimate.getByText(`No máximo ${PRICE}`)).toBeVisible();
    await expectToBeAccessible(page);
  });

  const context = await browser.newContext();
  const dealer = await context.newPage();
  const complaintsOfDealer = watchPage(dealer);
  await test.step('the inspection confirms it with a photo of its own', async () => {
    await openAs(dealer, 'dealer@rodar.test', '/concessionarias/devolucoes');
    await dealer.getByRole('link', { name: person.name }).click();
    await expect(
      dealer.getByRole('heading', { level: 1, name: person.name }),
    ).toBeVisible();
    await choosePhoto(dealer.locator('button', { hasText: 'Enviar foto' }), 'carro.jpg');
    await expect(dealer.getByRole('img', { name: 'Foto 1 da vistoria' })).toBeVisible();
    await dealer.getByRole('button', { name: 'Conferir este dano' }).click();
    await dealer.getByLabel('Foto que mostra o dano').selectOption('Foto 1');
    await dealer.getByRole('button', { name: 'Anotar dano' }).click();
    await expect(dealer.getByText('Confirmado', { exact: true })).toBeVisible();
    await expectSideBySide(dealer, 'Foto 1 do cliente');
  });

  await test.step('the customer’s code closes it', async () => {
    await dealer.getByLabel('Km no painel').fill('30');
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
    await context.close();
  });

  await test.step('the customer sees both pictures, accepts, and is charged that price', async () => {
    await page.reload();
    await expect(estimate.getByText('Confirmado pela vistoria')).toBeVisible();
    await expectSideBySide(page, 'Sua foto 1');
    await page.getByRole('button', { name: 'Aceitar os danos' }).click();
    await expect(page.getByText('Os danos foram lançados no contrato.')).toBeVisible();
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('region', { name: 'Extrato' }).getByRole('row', { name: WHEEL }),
    ).toContainText(PRICE);
  });
  expect([...complaints(), ...complaintsOfDealer()]).toEqual([]);
});

/** A customer who has the car, and has stepped back from the contract. */
async function aCarToBringBack(): Promise<Signed> {
  const signed = await aPaidContract();
  await prepareByApi(signed);
  await chooseFirstSlot(signed);
  await handOverByApi(signed);
  const params = { id: signed.contract.id };
  await signed.api.send(withdrawContract, { params, body: { cost: 0 } });
  return signed;
}

/** Presses the button and chooses a photo in the browser's file dialog. */
async function choosePhoto(button: Locator, name: string): Promise<void> {
  const asked = button.page().waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles(await aPhotoFile(name));
}

/** The photo from home stands left of the inspection's, and both fit the window. */
async function expectSideBySide(page: Page, own: string): Promise<void> {
  const both = page
    .getByRole('img', { name: own })
    .or(page.getByRole('img', { name: `Foto da vistoria: ${WHEEL}` }));
  await expect(both).toHaveCount(2);
  for (const picture of await both.all())
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
  // Both are measured at one moment, in the order of the page.
  const [left, right] = await both.evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { left, right, top, width } = picture.getBoundingClientRect();
      return { left, right, top, width };
    }),
  );
  if (!left || !right) throw new Error('Two pictures stand side by side');
  expect(right.top).toBe(left.top);
  expect(left.right).toBeLessThan(right.left);
  expect(right.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(left.width).toBeGreaterThan(100);
}

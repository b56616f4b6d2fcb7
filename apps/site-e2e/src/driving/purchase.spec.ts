import { type Browser, expect, type Page, test } from '@playwright/test';
import { addDays, formatBRL, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { CONSULTANT_PURCHASES_PATH } from '@site/api-contract/site-paths';
import { mailTo } from '../steps/mailbox';
import { payPix } from '../steps/pay-at-bank';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
/**
 * A customer whose contract ends within 60 days, so that the car can be bought; no other
 * journey uses it.
 */
const BUYER = 'fim@rodar.test';
const PRICE = formatBRL(78_500);

/** The price is the same from the offer to the receipt (docs/product/driving.md). */
test(
  'a customer near the end asks for an offer, accepts it, pays by Pix, and the car is theirs',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const complaints = watchPage(page);
    await signIn(page, BUYER);
    await expect(page).toHaveURL(/\/area-logada$/);

    const title =
      await test.step('the contract leads to the purchase, where an offer is asked for', () =>
        askForOffer(page));
    const until = formatDate(addDays(saoPauloDay(new Date()), 10));
    await test.step('a consultant says the price', () => offer(browser, until));

    await test.step('mail, page and contract say the price and its last day', async () => {
      await mailTo(
        MAILBOX,
        BUYER,
        new RegExp(`por ${asPattern(PRICE)}\\. A oferta vale até ${until}`),
      );
      await page.reload();
      await expect(
        page.getByText(
          `Oferecemos o carro a você por ${PRICE}. A oferta vale até ${until}.`,
        ),
      ).toBeVisible();
    });

    const dueOn = await test.step('accepted, it has a day to be paid by', async () => {
      await page.getByRole('button', { name: 'Aceitar e comprar' }).click();
      const said = page.getByText(
        /^Você aceitou comprar o carro por .+\. Pague até (\d\d\/\d\d\/\d{4})\.$/,
      );
      await expect(said).toContainText(PRICE);
      const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec(await said.innerText()) ?? [];
      await mailTo(
        MAILBOX,
        BUYER,
        new RegExp(`por ${asPattern(PRICE)}, com vencimento em ${day}`),
      );
      return day;
    });

    await test.step('its bill is paid by Pix', async () => {
      await page.getByRole('link', { name: 'Pagar', exact: true }).click();
      await expect(page.getByText(PRICE).first()).toBeVisible();
      await expect(page.getByText(dueOn).first()).toBeVisible();
      await page.getByRole('button', { name: 'Pix', exact: true }).click();
      const code = await page.getByLabel('Pix copia e cola').inputValue();
      const bank = await (await browser.newContext()).newPage();
      await payPix(bank, code);
      await bank.context().close();
      await expect(page.getByText(/Pagamento recebido\./)).toBeVisible();
    });

    await test.step('the car is theirs', async () => {
      const today = formatDate(saoPauloDay(new Date()));
      await page.goto('/area-logada');
      await mailTo(MAILBOX, BUYER, /o carro é seu/i);
      await page.goto(title.path);
      await expect(
        page.getByText(
          `O carro é seu: o pagamento chegou, e o contrato terminou em ${today}.`,
        ),
      ).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'Transferência do documento' }),
      ).toBeVisible();
    });
    expect(complaints()).toEqual([]);
  },
);

async function askForOffer(page: Page): Promise<{ path: string }> {
  await page.getByRole('link', { name: 'Contrato', exact: true }).first().click();
  await page.getByRole('link', { name: 'Comprar o carro', exact: true }).click();
  await page.getByRole('button', { name: 'Pedir uma oferta' }).click();
  await expect(page.getByText(/^Recebemos o seu pedido\./)).toBeVisible();
  await mailTo(MAILBOX, BUYER, /Recebemos o seu pedido/);
  return { path: new URL(page.url()).pathname };
}

/** The consultant uses a desktop, whatever the customer's device. */
async function offer(browser: Browser, until: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await page.goto(CONSULTANT_PURCHASES_PATH);
  await page.getByRole('link', { name: 'Lúcia Amaral Nogueira' }).first().click();
  await page.getByLabel('Preço do carro').fill('78.500,00');
  await page.getByLabel('Vale até').fill(until);
  await page.getByLabel('Mensagem ao cliente').fill('Carro revisado, com IPVA pago.');
  await page.getByRole('button', { name: 'Enviar a oferta' }).click();
  await page.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(
    page.getByText('O cliente aceita ou deixa passar até o último dia da oferta.'),
  ).toBeVisible();
  await context.close();
}

const asPattern = (text: string) => text.replace(/[.$]/g, '\\$&').replace(/\s/g, '\\s');

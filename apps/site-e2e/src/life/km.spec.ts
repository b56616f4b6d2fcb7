import { expect, type Page, test } from '@playwright/test';
import { getKmBank } from '@site/api-contract';
import { addDays, formatDate } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { signInAgain } from '../by-api/customer';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { moveClockToNoon } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { tabTo } from '../steps/keyboard';
import { mailTo } from '../steps/mailbox';
import { signIn, signInLater } from '../steps/sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

needsOwnProduct();

/**
 * A subscriber whose km don't suffice buys more and chooses a larger package
 * (docs/product/driving.md).
 */
test('a subscriber who drives a lot buys km and swaps the package, and the bill says both @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { api, person, contract } = signed;
  await prepareByApi(signed);
  const handedOver = await chooseFirstSlot(signed);
  await moveClockToNoon(handedOver);
  await handOverByApi(signed);
  await moveClockToNoon(addDays(handedOver, 12));
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/area-logada$/);

  await test.step('a reading of the first days forecasts nothing yet', async () => {
    await page.getByRole('link', { name: 'Informar km' }).click();
    await page.getByRole('button', { name: 'Informar hodômetro' }).click();
    await page.getByLabel('Km do painel').fill('2400');
    await page.getByRole('button', { name: 'Salvar leitura' }).click();
    await expect(page.getByText('Pronto: 2.400 km no painel hoje.')).toBeVisible();
    await expect(
      page.getByText(/Com 12 dias de uso, ainda é cedo para uma previsão\./),
    ).toBeVisible();
  });

  await signInAgain(signed);
  const params = { id: contract.id };
  const { topUp } = await api.send(getKmBank, { params });
  const due = formatDate(topUp?.dueOn ?? '');

  await test.step('500 km are bought from the keyboard at the price that is shown', async () => {
    const dialog = await openByKeyboard(page, 'Comprar km');
    await expect(dialog.getByText(due)).toBeVisible();
    await tabTo(page, dialog.getByRole('radio', { name: /^250 km/ }));
    await page.keyboard.press('ArrowDown');
    await tabTo(
      page,
      dialog.getByRole('button', { name: /^Comprar 500 km por R\$\s350,00$/ }),
    );
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(new RegExp(`500 km comprados\\. R\\$\\s350,00 vencem em ${due}`)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comprar km' })).toBeFocused();
    await mailTo(MAILBOX, person.email, /Você comprou 500 km por R\$ 350,00/);
  });

  await test.step('the package grows, with the new month beside the old one', async () => {
    const dialog = await openByKeyboard(page, 'Trocar pacote de km');
    await dialog.getByRole('radio', { name: /^1\.500 km/ }).check();
    await expect(dialog.getByText(`mensalidade 2, que vence em ${due}`)).toBeVisible();
    await expect(dialog.getByText('R$ 2.637,00')).toHaveCount(2);
    await expect(dialog.getByText('R$ 2.837,00')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Trocar para 1.500 km por mês' }).click();
    await expect(
      page.getByText(/1\.500 km por mês a partir da mensalidade 2\./),
    ).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Seu contrato' });
    await tabs.getByRole('link', { name: 'Contrato' }).click();
    await expect(page.getByText(/Pacote de 1\.500 km por mês por R\$/)).toBeVisible();
    await tabs.getByRole('link', { name: 'Km' }).click();
    await mailTo(
      MAILBOX,
      person.email,
      /mudança 1[^]*1\.500 km por mês por R\$ 2\.837,00/,
    );
    const again = await openByKeyboard(page, 'Trocar pacote de km');
    await expect(again.getByText(/A próxima troca é possível em/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the payments page says what was bought, then one bill says both', async () => {
    await page.goto(memberPaymentsPath(contract.id));
    await expect(page.getByRole('heading', { name: '500 km a mais' })).toBeVisible();
    await expect(page.getByText('R$ 350,00').first()).toBeVisible();
    await moveClockToNoon(addDays(topUp?.dueOn ?? '', -9));
    await signInLater(page, person);
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 2 de 36 e 500 km a mais' }),
    ).toBeVisible();
    await expect(page.getByText('R$ 3.187,00').first()).toBeVisible();
  });
});

/** Opens a dialog of the page of km with the keyboard. */
async function openByKeyboard(page: Page, name: string) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button').first()).toBeVisible();
  return dialog;
}

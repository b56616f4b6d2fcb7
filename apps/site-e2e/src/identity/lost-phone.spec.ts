import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  acceptSellerInvitation,
  getBegunSignIn,
  getTeam,
  inviteSeller,
  proveByApp,
  proveMailbox,
  resetSellerApp,
  signIn,
} from '@site/api-contract';
import { ApiVisitor, Refused } from '../by-api/visitor';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { mailsTo, mailTo } from '../steps/mailbox';
import { uniqueDigits } from '../steps/people';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const PASSWORD = 'uma frase comprida';

// security-requirements A12
test('a seller whose phone is lost comes back in three steps, with the dealer’s help', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const email = await aSeller('Caio Brandão');
  const usedPin = await connectFirstPhone(email);

  await test.step('the dealer takes the app of the lost phone away', async () => {
    await openAs(page, 'dealer@rodar.test', '/concessionarias/equipe');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Perdeu o celular/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Caio Brandão perdeu o celular?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectToBeAccessible(page);
    await dialog.getByRole('button', { name: 'Desligar a segunda etapa' }).click();
    await expect(
      page.getByText(/A segunda etapa de Caio Brandão foi desligada/),
    ).toBeVisible();
    const subject = 'Sua segunda etapa foi desligada';
    const told = async () =>
      (await mailsTo(MAILBOX, email)).filter((mail) => mail.subject === subject).length;
    // The first one is of the scene.
    await expect.poll(told, { timeout: 20_000 }).toBe(2);
  });

  const context = await browser.newContext(test.info().project.use);
  const seller = await context.newPage();
  await test.step('the seller’s password leads to the code of a mail', async () => {
    await seller.goto('/concessionarias/login');
    await seller.getByLabel('E-mail, CPF ou CNPJ').fill(email);
    await seller.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await seller.getByRole('button', { name: 'Entrar', exact: true }).click();
    const pin = await pinTo(email, usedPin);
    await seller.getByLabel('Código de 6 números').fill(pin);
    await seller.keyboard.press('Enter');
  });

  await test.step('the app of the new phone is connected and signs in', async () => {
    await expect(seller.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectToBeAccessible(seller);
    await seller.getByLabel('Código de 6 números').fill(await codeOfApp(seller));
    await seller.keyboard.press('Enter');
    await expect(seller).toHaveURL(/\/concessionarias\/seller$/);
  });
  await context.close();
  expect(complaints()).toEqual([]);
});

/** A seller who has accepted an invitation of `dealer@rodar.test`; gives the e-mail. */
async function aSeller(name: string): Promise<string> {
  const email = `caio.${uniqueDigits()}@rodar.test`;
  const dealer = new ApiVisitor();
  await dealer.signIn('dealer@rodar.test');
  await dealer.send(inviteSeller, { body: { name, email } });
  const [, token = ''] = await mailTo(MAILBOX, email, /\/convite#token=([\w-]+)/);
  await new ApiVisitor().send(acceptSellerInvitation, {
    query: { token },
    body: { password: PASSWORD, passwordConfirmation: PASSWORD },
  });
  return email;
}

/**
 * Connects an app to the seller's account; gives the code of the mail. The demo asks its
 * staff for an app only after one was taken away, so that is done first.
 */
async function connectFirstPhone(email: string): Promise<string> {
  const dealer = new ApiVisitor();
  await dealer.signIn('dealer@rodar.test');
  const { sellers } = await dealer.send(getTeam, {});
  const id = sellers.find((one) => one.email === email)?.id ?? '';
  await dealer.send(resetSellerApp, { params: { id } });
  const seller = new ApiVisitor();
  await expect(
    seller.send(signIn, { body: { email, password: PASSWORD } }),
  ).rejects.toThrow(Refused);
  const pin = await pinTo(email);
  await seller.send(proveMailbox, { body: { pin } });
  const begun = await seller.send(getBegunSignIn, {});
  await seller.send(proveByApp, { body: { pin: codeOf(begun?.connection?.key ?? '') } });
  return pin;
}

/** The newest code by mail that opens the connection of an app, other than `used`. */
async function pinTo(email: string, used = 'none'): Promise<string> {
  const subject = `^(?!${used})(\\d{6}): Código para ligar a segunda etapa$`;
  const [, pin = ''] = await mailTo(MAILBOX, email, new RegExp(subject, 'm'));
  return pin;
}

/** The code of an app into which the key of the page was typed. */
async function codeOfApp(page: Page): Promise<string> {
  const text = await page.getByText(/^Ou digite esta chave no aplicativo:/).textContent();
  return codeOf(/(?:[A-Z2-7]{4} ?){8}/.exec(text ?? '')?.[0] ?? '');
}

/** The present code of a key, as the page writes it, in groups of four. */
const codeOf = (key: string) =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });

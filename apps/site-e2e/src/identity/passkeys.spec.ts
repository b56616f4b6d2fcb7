import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
import { PHONE } from '../../playwright.config';
import { expectToBeAccessibleOnPhoneToo } from '../steps/expect-accessible';
import { DEMO_PASSWORD } from '../steps/people';
import { watchPage } from '../steps/watch-page';

const SECURITY = '/area-logada/seguranca';
const PEOPLE = [
  { email: 'cliente@rodar.test', role: 'a customer', home: /\/area-logada$/ },
  { email: 'empresa@rodar.test', role: 'a company', home: /\/area-logada$/ },
  { email: 'dealer@rodar.test', role: 'a dealer', home: /\/concessionarias$/ },
  { email: 'vendedor@rodar.test', role: 'a seller', home: /\/concessionarias\/seller$/ },
  { email: 'consultor@rodar.test', role: 'a consultant', home: /\/consultor$/ },
];

/** Customers and staff do it both ways, one of them after the other. */
const TURNS = [
  ['desktop', 'phone'],
  ['phone', 'desktop'],
] as const;

// security-requirements A13. It runs alone: while staff of the demo have a passkey, every
// journey of theirs would be asked for it.
for (const [index, { email, role, home }] of PEOPLE.entries()) {
  const [made, used] = TURNS[index % 2 === 0 ? 0 : 1];
  test(`${role} makes a passkey on a ${made}, enters by it on a ${used} and removes it there`, async ({
    page: desktop,
    browser,
  }) => {
    const isCustomer = home.test('/area-logada');
    const context = await browser.newContext({
      ...PHONE,
      storageState: test.info().project.use.storageState,
    });
    const pages = { desktop, phone: await context.newPage() };
    const [first, page] = [pages[made], pages[used]];
    const firstComplaints = watchPage(first);
    const ofFirst = await withAuthenticator(first);

    await test.step('it is made after the password', async () => {
      await typePassword(first, email);
      await expect(first).toHaveURL(home);
      await first.goto(SECURITY);
      await first.getByRole('button', { name: 'Criar passkey' }).click();
      await confirm(first, 'Criar passkey', 'Continuar');
      await expect(
        first.getByText('Passkey criada. Enviamos um aviso ao seu e-mail.'),
      ).toBeVisible();
      // Customers have the menu of their area there, all staff the way back to a portal.
      if (role === 'a customer' || role === 'a consultant')
        await expectToBeAccessibleOnPhoneToo(first);
    });

    const complaints = watchPage(page);
    await bringAlong(ofFirst, await withAuthenticator(page));

    await test.step('it opens the account of a customer, and is the second step of staff', async () => {
      if (isCustomer) {
        await page.goto('/conta/login');
        await page.getByRole('button', { name: 'Entrar com passkey' }).click();
      } else {
        await typePassword(page, email);
        await expect(page.getByRole('heading', { name: 'Segunda etapa' })).toBeVisible();
        await page.getByRole('button', { name: 'Confirmar com a passkey' }).click();
      }
      await expect(page).toHaveURL(home);
    });

    await test.step('it is removed, and the password is enough for the demo again', async () => {
      await page.goto(SECURITY);
      await expect(page.getByText(/último uso em/)).toBeVisible();
      await page.getByRole('button', { name: /^Remover a passkey/ }).click();
      await confirm(page, /^Remover a passkey/, 'Remover');
      await expect(page.getByText(/A passkey .* foi removida\./)).toBeVisible();
      await signOut(page);
      await typePassword(page, email);
      await expect(page).toHaveURL(home);
    });
    expect([...firstComplaints(), ...complaints()]).toEqual([]);
    await context.close();
  });
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/conta/login');
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

type Authenticator = { devTools: CDPSession; authenticatorId: string };

/** A device with a finger reader, whose owner is there and confirms. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, authenticatorId };
}

/** The passkeys of one device are on the other one too, as the makers of both see to. */
async function bringAlong(from: Authenticator, to: Authenticator): Promise<void> {
  const { devTools, authenticatorId } = from;
  const { credentials } = await devTools.send('WebAuthn.getCredentials', {
    authenticatorId,
  });
  for (const credential of credentials)
    await to.devTools.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    });
}

async function confirm(page: Page, name: string | RegExp, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Senha atual', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) });
  await page.evaluate(() => localStorage.clear());
}

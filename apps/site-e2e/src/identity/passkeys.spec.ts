import { expect, type Page, test } from '@playwright/test';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
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

// security-requirements A13. It runs alone: while staff of the demo have a passkey, every
// journey of theirs would be asked for it.
for (const { email, role, home } of PEOPLE)
  test(`${role} makes a passkey, enters by it and removes it`, async ({ page }) => {
    const isCustomer = home.test('/area-logada');
    const complaints = watchPage(page);
    await withAuthenticator(page);
    const typePassword = async () => {
      await page.goto('/conta/login');
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    };

    await test.step('it is made after the password', async () => {
      await typePassword();
      await expect(page).toHaveURL(home);
      await page.goto(SECURITY);
      await page.getByRole('button', { name: 'Criar passkey' }).click();
      await confirm(page, 'Criar passkey', 'Continuar');
      await expect(
        page.getByText('Passkey criada. Enviamos um aviso ao seu e-mail.'),
      ).toBeVisible();
      await expectToBeAccessibleOnPhoneToo(page);
    });

    await test.step('it opens the account of a customer, and is the second step of staff', async () => {
      await signOut(page);
      if (isCustomer) {
        await page.goto('/conta/login');
        await page.getByRole('button', { name: 'Entrar com passkey' }).click();
      } else {
        await typePassword();
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
      await typePassword();
      await expect(page).toHaveURL(home);
    });
    expect(complaints()).toEqual([]);
  });

/** A device with a finger reader, whose owner is there and confirms. */
async function withAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
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

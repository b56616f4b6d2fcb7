import { expect, type Page, test } from '@playwright/test';
import { tabTo, typeInto } from '../steps/keyboard';
import { mailTo } from '../steps/mailbox';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { waitForHydration } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';

test('a dealer signs in at the portal and sees the proposals of the own dealership alone', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await signInAtPortal(page, 'dealer@rodar.test');
  await page.goto('/concessionarias/propostas');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Minhas propostas' }),
  ).toBeVisible();
  await page.goto('/concessionarias/propostas?busca=Joana');
  await expect(page.getByText('Joana Ferraz Lopes').first()).toBeVisible();
  await page.goto('/concessionarias/propostas?busca=Castellan');
  await expect(page.getByText('Nenhuma proposta com esses filtros.')).toBeVisible(); // a customer of Curitiba
  expect(complaints()).toEqual([]);
});

test('a seller signs in to the assisted sale and copies the link', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAtPortal(page, 'vendedor@rodar.test');
  await expect(page).toHaveURL(/\/concessionarias\/seller$/);
  await copyAssistedSaleLink(page);
  await expect(page.getByText('Sucesso!')).toBeVisible();
  await expect(page.getByText('Link copiado com sucesso')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}/?vendaassistida=PAULISTA-01`,
  );
});

test('a seller without an origin sees the warning instead of a link', async ({
  page,
}) => {
  await signInAtPortal(page, 'vendedor2@rodar.test');
  await copyAssistedSaleLink(page);
  await expect(page.getByText('Atenção!')).toBeVisible();
  await expect(
    page.getByText('Não identificamos a origem da venda assistida para o seu usuário'),
  ).toBeVisible();
});

test('a consultant signs in at the site and finds the lead that was just sent', async ({
  page,
}) => {
  const email = `bruna.${Date.now()}@rodar.test`;
  await page.goto('/desconto-assinar?dealerid=5');
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome').fill('Bruna Sampaio Reis');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Celular').fill('11981234507');
  await form.getByLabel('Interesse').selectOption('quero para uso pessoal');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Ok' }).click();

  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await page.goto('/consultor/leads');
  await page.getByLabel('Nome, e-mail ou telefone').fill(email);
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Bruna Sampaio Reis/ }).click();
  await expect(page.getByRole('heading', { name: 'Bruna Sampaio Reis' })).toBeVisible();
  await expect(page.getByText('Rodar Paulista')).toBeVisible();
});

// One account holds one code at a time.
test(
  'an account with a second step enters with the code of the mail, and without one once the browser is trusted',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'mfa@rodar.test');
    await confirmPopup(page);
    await expect(page).toHaveURL(/\/conta\/autenticacao-email/);
    const [, pin = ''] = await mailTo(MAILBOX, 'mfa@rodar.test', /\b(\d{6})\b/);
    await page.getByLabel('Código de 6 números').fill(pin);
    await page.getByLabel('Confiar neste navegador por 30 dias').check();
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await expect(page).toHaveURL(/\/area-logada$/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: /Olá, Helena/ }),
    ).toBeVisible();

    await page.evaluate(() =>
      localStorage.setItem('ROD_CAMPAIGN', 'https://rodar.test/?utm_campaign=x'),
    );
    const kept = await page.evaluate(() => localStorage.getItem('ROD_SESSION_ID'));
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Sua sessão expirou')).toHaveCount(0);
    // 'Logout clears all local storage' (spec §4); the home page then makes a session id
    // of its own.
    const left = await page.evaluate(
      () => ({ ...localStorage }) as Record<string, string>,
    );
    expect(Object.keys(left).filter((key) => key !== 'ROD_SESSION_ID')).toEqual([]);
    expect(left['ROD_SESSION_ID']).not.toBe(kept);

    await signIn(page, 'mfa@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
  },
);

test('an account whose e-mail is not confirmed is led to finish the registration', async ({
  page,
}) => {
  await signIn(page, 'pendente@rodar.test');
  await confirmPopup(page);
  await expect(page).toHaveURL(
    /\/cadastro-de-carro-por-assinatura-mensal\/rapido\/finalizar/,
  );
  await expect(page.getByLabel('Código de 6 números')).toBeVisible();
});

test('a wrong password is told in the form and leads nowhere', async ({ page }) => {
  await signIn(page, 'empresa@rodar.test', 'nao-e-esta-senha');
  await expect(page.getByRole('alert')).toContainText(
    'E-mail, documento ou senha não conferem.',
  );
  await expect(page).toHaveURL(/\/conta\/login$/);
  await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toHaveValue('empresa@rodar.test');
});

test('the keyboard alone is enough to sign in', async ({ page }) => {
  await page.goto('/conta/login');
  await waitForHydration(page);
  await typeInto(page, 'E-mail, CPF ou CNPJ', 'cliente@rodar.test');
  await typeInto(page, 'Senha', 'Ipe-Amarelo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/area-logada$/);
});

test('the keyboard alone is enough for the lead form: it keeps the focus, Esc closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/desconto-assinar');
  await page.keyboard.press('Tab'); // the first intent
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Desconto para Assinar' });
  for (const label of ['Nome', 'E-mail', 'Celular', 'Interesse'])
    await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        ['BODY', 'HTML'].includes(document.activeElement?.tagName ?? '') ||
        document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.matches('a, button, summary')),
  ).toBe(true);
});

async function copyAssistedSaleLink(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'gerar link venda assistida' })
    .click();
}

async function confirmPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
}

import { expect, test } from '@playwright/test';
import { anAccount } from '../by-api/customer';
import { enterByCalls, openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const OVER = 'Sua sessão expirou, faça login novamente para continuar!';

test('a session that another browser ends in mid-form: nothing typed is lost after signing in again @desktop', async ({
  page,
  browser,
}) => {
  const complaints = watchPage(page);
  const { person } = await anAccount();
  const address = '/cadastro-de-carro-por-assinatura-mensal/endereco';
  await openAs(page, person.email, address, person.password);
  await waitForLoaded(page);
  await page.getByLabel('CEP', { exact: true }).fill('01310-100');
  await expect(page.getByLabel('Rua')).not.toHaveValue('');
  await page.getByLabel('Número').fill('1578');
  await page.getByLabel('Complemento').fill('apartamento 92');

  await test.step('the security page of another browser ends all other sessions', async () => {
    const other = await (await browser.newContext()).newPage();
    await openAs(other, person.email, '/area-logada/seguranca', person.password);
    const ended = other.waitForResponse(
      (answer) => answer.request().method() === 'DELETE',
    );
    await other.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    expect((await ended).ok()).toBe(true);
    await other.context().close();
  });

  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByText(OVER)).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(
    '/conta/login?returnUrl=%2Fcadastro-de-carro-por-assinatura-mensal%2Fendereco',
  );
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Recuperamos o que você tinha digitado.')).toBeVisible();
  await expect(page.getByLabel('Número')).toHaveValue('1578');
  await expect(page.getByLabel('Complemento')).toHaveValue('apartamento 92');
  await page.reload();
  await waitForLoaded(page);
  await expect(page.getByLabel('Complemento')).toHaveValue('apartamento 92');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(/\/documentos$/);
  await page.getByRole('link', { name: 'Voltar para Endereço' }).click();
  await expect(page.getByLabel('Complemento')).toHaveValue('apartamento 92');
  expect(complaints()).toEqual([]);
});

test('the tabs of a browser share one session @desktop', async ({ page, context }) => {
  test.setTimeout(120_000); // eight pages of an app are loaded
  await test.step('two tabs that renew at once stay signed in', async () => {
    await enterByCalls(page, 'cliente@rodar.test');
    const other = await context.newPage();
    const soon = Date.now() + 14.5 * 60_000; // half a minute before the token expires
    const statuses: number[] = [];
    let tabsAsking = 0;
    let go: () => void = () => undefined;
    const bothAsk = new Promise<void>((resolve) => (go = resolve));
    await context.route('**/authentications/refreshes', async (route) => {
      tabsAsking += 1;
      if (tabsAsking === 2) go();
      await bothAsk;
      await route.continue();
    });
    for (const tab of [page, other]) {
      await tab.clock.setFixedTime(soon);
      tab.on(
        'response',
        (answer) =>
          void (
            answer.url().endsWith('/authentications/refreshes') &&
            statuses.push(answer.status())
          ),
      );
    }
    await Promise.all([
      page.goto('/area-logada/dados'),
      other.goto('/area-logada/seguranca'),
    ]);
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(2);
    for (const tab of [page, other]) await waitForLoaded(tab);
    for (const tab of [page, other]) {
      await tab.goto('/area-logada');
      await expect(
        tab.getByRole('banner').getByRole('link', { name: /Olá, Marina/ }),
      ).toBeVisible();
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await other.close();
    await context.unroute('**/authentications/refreshes');
  });

  await test.step('who signs out in one tab leaves nothing personal in the others', async () => {
    const complaints = watchPage(page);
    const [data, home] = [await context.newPage(), await context.newPage()];
    await data.goto('/area-logada/dados');
    await waitForLoaded(data);
    await expect(data.getByText(/^Marina /)).toBeVisible();
    await home.goto('/');
    await waitForLoaded(home);
    const header = home.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Olá, / })).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    await expect(data).toHaveURL(/\/conta\/login\?returnUrl=/);
    await expect(header.getByRole('link', { name: /^Olá, / })).toBeHidden();
    await expect(home).toHaveURL('/');
    expect(complaints()).toEqual([]);
  });
});

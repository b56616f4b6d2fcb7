import { expect, test } from '@playwright/test';
import { moveClock } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { DEMO_PASSWORD } from '../steps/people';
import { signIn } from '../steps/sign-in';

const BLOCKED =
  'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.';

needsOwnProduct();
test.afterAll(() => moveClock('reset'));

test('five wrong passwords block for two minutes, and the browser goes on while the time of the API moves', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step('the sixth try meets the text of the specification and a countdown', async () => {
    await page.goto('/conta/login');
    await page.getByLabel('E-mail, CPF ou CNPJ').fill('novo@rodar.test');
    const submit = page.getByRole('button', { name: 'Entrar', exact: true });
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await page.getByLabel('Senha', { exact: true }).fill(`nao-e-esta-senha-${wrong}`);
      const answered = page.waitForResponse(/\/authentications$/);
      await submit.click();
      expect((await answered).status()).toBe(401);
      await expect(submit).toBeEnabled();
    }
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
    await submit.click();
    await expect(page.locator('.swal2-popup')).toContainText('Alerta');
    await expect(page.locator('.swal2-popup')).toContainText(BLOCKED);
    await page.getByRole('button', { name: 'Ok', exact: true }).click();
    await expect(
      page.getByRole('button', { name: /^Tente de novo em [12]:\d\d$/ }),
    ).toBeVisible();
    await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toHaveValue('novo@rodar.test');
  });

  await test.step('three minutes later the right password works', async () => {
    await moveClock('+3m');
    await signIn(page, 'novo@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
  });

  await test.step('a token that ended by the time of the API alone is renewed, there and back', async () => {
    for (const change of ['+2h', 'reset']) {
      // The open page would renew the token itself as soon as the time has moved.
      await page.goto('/robots.txt');
      await moveClock(change);
      const renewed = page.waitForResponse(/\/authentications\/refreshes$/);
      await page.goto('/area-logada/seguranca');
      expect((await renewed).status()).toBe(200);
      await expect(page.getByText('Esta sessão')).toBeVisible();
      await expect(page.locator('.swal2-popup')).toHaveCount(0);
    }
  });
});

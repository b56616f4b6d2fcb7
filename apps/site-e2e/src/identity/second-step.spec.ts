import { expect, test } from '@playwright/test';
import { expectToBeAccessibleOnPhoneToo } from '../steps/expect-accessible';
import { DEMO_PASSWORD } from '../steps/people';
import { passSecondStep, WITH_APP } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

// security-requirements A12
test('a consultant’s password opens nothing without the code of the app, which works once @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  const typePassword = async (of = page) => {
    await of.goto('/conta/login?returnUrl=%2Fconsultor%2Fleads');
    await of.getByLabel('E-mail, CPF ou CNPJ').fill(WITH_APP);
    await of.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
    await of.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(of.getByRole('heading', { name: 'Segunda etapa' })).toBeVisible();
  };

  await test.step('the password leads to the second step, and the portal stays closed', async () => {
    await typePassword();
    await page.goto('/consultor');
    await expect(page).not.toHaveURL(/\/consultor/);
  });

  await test.step('a wrong code is said at its field', async () => {
    await typePassword();
    await page.getByLabel('Código de 6 números').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Código incorreto\./)).toBeVisible();
    await expectToBeAccessibleOnPhoneToo(page);
  });

  const used =
    await test.step('the code that the demo shows opens the page that was wanted', async () => {
      const code = await passSecondStep(page);
      await expect(page).toHaveURL(/\/consultor\/leads/);
      return code;
    });

  await test.step('the same code opens no second browser', async () => {
    const second = await (await browser.newContext(test.info().project.use)).newPage();
    await typePassword(second);
    await second.getByLabel('Código de 6 números').fill(used);
    await second.keyboard.press('Enter');
    await expect(
      second.getByRole('textbox', {
        name: 'Código de 6 números',
        description: /já foi usado|incorreto/,
      }),
    ).toBeVisible();
    await expect(second).toHaveURL(/\/conta\/segunda-etapa/);
    await second.context().close();
  });
  expect(complaints()).toEqual([]);
});

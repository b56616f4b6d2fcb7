import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

async function openList(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page).toHaveURL(/\/consultor$/);
  await page.getByRole('link', { name: 'Gestão' }).click();
  await page.getByRole('link', { name: 'Lojas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojas' })).toBeVisible();
}

test('a dealership is added, changed by two consultants at once, and ended @desktop', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const complaints = watchPage(page);
  const name = `Rodar Goiânia ${Date.now()}`;
  // How soon the site shows a change is held by `content-version.spec.ts`, which runs alone.
  const onTheSite = async () => (await request.get('/institucional/nossas-lojas')).text();
  await openList(page, 'consultor@rodar.test');
  await page.getByRole('link', { name: 'Nova loja' }).click();
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Grupo').fill('Cerrado');
  await page.getByLabel('CNPJ').fill('12ABC34501DE35');
  await page.getByLabel('Telefone').fill('6232000000');
  await page.getByLabel(/^CEP/).fill('13825000');
  await page.getByRole('button', { name: 'Preencher pelo CEP' }).click();
  await expect(page.getByLabel('Cidade')).toHaveValue('Holambra');
  await page.getByLabel('Rua e número').fill('Avenida 85, 100');
  await page.getByRole('button', { name: 'Cadastrar loja' }).click();
  await expect(page.getByText('Loja cadastrada. O site já mostra.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(onTheSite).toContain(name);

  const colleague = await (await browser.newContext()).newPage();
  await openList(colleague, 'consultor2@rodar.test');
  await colleague.getByRole('link', { name }).click();
  // The click puts the caret into the masked field, since `fill` alone selects all.
  await colleague.getByLabel('Telefone').click();
  await colleague.getByLabel('Telefone').fill('6233334444');
  await page.getByLabel('Rua e número').fill('Avenida 85, 200');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. O site já mostra.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  await expect(colleague.getByText(/alterou esta loja em/)).toBeVisible();
  await expect(colleague.getByLabel('Rua e número')).toHaveValue('Avenida 85, 200');
  await expect(colleague.getByLabel('Telefone')).toHaveValue('(62) 3333-4444');
  await colleague.getByRole('button', { name: 'Salvar' }).click();
  await expect(colleague.getByText('Salvo. O site já mostra.')).toBeVisible();

  await colleague.getByRole('button', { name: 'Encerrar esta loja' }).click();
  await expect(colleague.getByText('Não há nada em aberto nela.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(colleague.getByText('Loja encerrada. Ela saiu do site.')).toBeVisible();
  await expect.poll(onTheSite).not.toContain(name);
  expect(complaints()).toEqual([]);
});

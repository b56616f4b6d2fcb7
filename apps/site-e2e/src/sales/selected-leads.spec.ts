import { expect, test } from '@playwright/test';
import { leaveContact } from '../by-api/contact';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

test('a consultant passes one of three selected leads on, and closes the others with a reason', async ({
  page,
}) => {
  const stamp = `varios${Date.now()}${test.info().project.name}`;
  for (const name of ['Vera Prado', 'Nilo Campos', 'Davi Luz'])
    await leaveContact(name, `${stamp}.${name.split(' ')[0]?.toLowerCase()}@rodar.test`);
  const complaints = watchPage(page);
  await openAs(page, 'consultor@rodar.test', `/consultor/leads?busca=${stamp}`);
  await waitForLoaded(page);
  await expect(page.getByText('3 de 3 leads')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Seleção' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Selecionar vários' }).click();
  await page.getByRole('checkbox', { name: /^Selecionar Vera Prado/ }).check();
  await bar.getByRole('button', { name: 'Passar para…' }).click();
  await dialog.getByLabel('Com quem fica').selectOption('Lívia Sampaio');
  await dialog.getByRole('button', { name: 'Passar 1 lead' }).click();
  await expect(bar).toContainText('1 lead com Lívia Sampaio.');

  await page.getByRole('checkbox', { name: 'Tudo o que está na lista (3)' }).check();
  await bar.getByRole('button', { name: 'Encerrar…' }).click();
  await dialog.getByLabel('Motivo').selectOption('Só estava pesquisando');
  await dialog.getByRole('button', { name: 'Encerrar 3 leads' }).click();
  await expect(bar).toContainText('2 leads sem interesse, encerrados.');
  await expect(bar).toContainText('1 ficou como estava:');
  await expect(bar).toContainText(/Lívia Sampaio assumiu este lead em/);

  await page.reload();
  await waitForLoaded(page);
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
  await expect(page.getByText('Com Lívia Sampaio')).toBeVisible();
  expect(complaints()).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const PATH = '/institucional/acessibilidade';
const LEAD = 'Frase de abertura';
const HOSTILE =
  '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script><b onclick="window.harmed = 1">negrito</b>';

async function openForm(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page).toHaveURL(/\/consultor$/);
  await page.getByRole('link', { name: 'Gestão' }).click();
  await page.getByRole('link', { name: 'Páginas' }).click();
  await page.getByRole('link', { name: /^Acessibilidade/ }).click();
  await expect(page.getByLabel(LEAD, { exact: true })).toBeVisible();
}

async function save(page: Page, lead: string): Promise<void> {
  await page.getByLabel(LEAD, { exact: true }).fill(lead);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
}

test('two consultants edit a page: previewed, published at once, and brought back @desktop', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const complaints = watchPage(page);
  const first = `Texto da mesa ${Date.now()}`;
  const seen = async (path = PATH) => (await request.get(path)).text();
  await openForm(page, 'consultor@rodar.test');
  const colleague = await (await browser.newContext()).newPage();
  await openForm(colleague, 'consultor2@rodar.test');

  await page.getByText('Seções', { exact: true }).first().click();
  await page.getByLabel('Texto em HTML').nth(1).fill(HOSTILE);
  await save(page, first);
  await expect(page.getByText(/Retiramos marcação que o site não aceita/)).toBeVisible();
  await expect(page.getByLabel('Texto em HTML').nth(1)).toHaveValue('<b>negrito</b>');
  await expectToBeAccessible(page);
  await page.getByRole('button', { name: 'Preparar prévia' }).click();
  const link = page.getByRole('link', { name: /^Abrir a prévia/ });
  const preview = page.waitForEvent('popup');
  await link.click();
  const tab = await preview;
  await expect(tab.getByText(first)).toBeVisible();
  await tab.getByText('negrito').click(); // hydrates
  await expect(tab.locator('main [onclick], main [onerror], main script')).toHaveCount(0);
  expect(await tab.evaluate('window.harmed')).toBeUndefined();
  await tab.close();
  expect(await seen()).not.toContain(first);

  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByRole('button', { name: 'Publicar agora' })).toBeHidden();
  await expect.poll(seen, { timeout: 3000 }).toContain(first);

  const second = 'O que a colega escreveu.';
  await save(colleague, second);
  const conflict = colleague.getByRole('region', { name: /enquanto você editava$/ });
  await expect(conflict.getByText(first)).toBeVisible();
  await expect(conflict.getByText(second)).toBeVisible();
  await expect(colleague.getByLabel(LEAD, { exact: true })).toHaveValue(second);
  await expectToBeAccessible(colleague);
  await colleague.getByRole('button', { name: 'Salvar o meu como versão nova' }).click();
  await expect(colleague.getByText(/^Salvo como versão/)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Versão 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Versão 1' })).toBeVisible();
  await expectToBeAccessible(page);
  await page.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect.poll(seen, { timeout: 3000 }).not.toContain(first);
  expect(complaints()).toEqual([]);
});

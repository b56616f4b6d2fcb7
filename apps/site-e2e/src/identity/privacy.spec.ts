import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { anAccount } from '../by-api/customer';
import { mailTo } from '../steps/mailbox';
import { openAs, signIn } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';

test(
  'a customer gives and withdraws a consent, takes a copy of all data along and ends the account',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000); // a whole journey, with files and mail
    const complaints = watchPage(page);
    const { email, name, password } = (await anAccount()).person;
    await openAs(page, email, '/area-logada/privacidade', password);
    await waitForLoaded(page);

    await test.step('each change of a consent counts at once, is still there on the next visit and stays in the history', async () => {
      const consents = page.getByRole('region', { name: 'O que você permite' });
      await consents
        .getByRole('button', { name: 'Permitir: Medição de visitas' })
        .click();
      await expect(consents.getByText('Permitido', { exact: true })).toHaveCount(1);
      await consents
        .getByRole('button', { name: 'Retirar a permissão: Medição de visitas' })
        .click();
      await expect(consents.getByText('Histórico: 2 escolhas')).toBeVisible();
      await expect(consents.getByText('Não permitido', { exact: true })).toHaveCount(2);
      await page.reload();
      await consents.getByText('Histórico: 2 escolhas').click();
      await expect(consents.getByText('Medição: sim. Campanhas: não.')).toBeVisible();
      await expect(consents.getByText('Medição: não. Campanhas: não.')).toBeVisible();
    });

    await test.step('the copy comes as JSON and as PDF, after the password', async () => {
      const copy = page.getByRole('region', { name: 'Uma cópia de tudo' });
      await copy.getByLabel('Senha atual').fill(password);
      await copy.getByRole('button', { name: 'Preparar cópia' }).click();
      const json = await downloaded(page, 'Baixar JSON');
      expect(JSON.stringify(JSON.parse(json.bytes.toString()))).toContain(email);
      expect(json.bytes.toString()).toContain(name);
      expect(json.file).toMatch(/\.json$/);
      const pdf = await downloaded(page, 'Baixar PDF');
      expect(pdf.file.slice(-4)).toBe('.pdf');
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('the account ends after the box and the password: nothing stays here, a mail says so, and nobody can sign in to it', async () => {
      const end = page.getByRole('region', { name: 'Apagar a conta' });
      await end.getByLabel('Senha atual').fill(password);
      await end.getByRole('button', { name: 'Apagar minha conta' }).click();
      await expect(
        end.getByText('Marque que você entendeu que a conta não volta.').first(),
      ).toBeVisible();
      await end.getByRole('checkbox', { name: /^Entendi que a conta não volta/ }).check();
      await end.getByRole('button', { name: 'Apagar minha conta' }).click();
      await page
        .getByRole('dialog', { name: 'Conta apagada' })
        .getByRole('button', { name: 'Ok' })
        .click();
      await expect(page).toHaveURL('/');
      expect(
        await page.evaluate(() =>
          ['ROD_TOKEN', 'ROD_USER'].filter((key) => localStorage.getItem(key) !== null),
        ),
      ).toEqual([]);
      await mailTo(MAILBOX, email, /Sua conta foi apagada/);
      await signIn(page, email, password);
      await expect(
        page.getByText('E-mail, documento ou senha não conferem.'),
      ).toBeVisible();
    });
    expect(complaints()).toEqual([]);
  },
);

/** The file that a button downloads: its name and its bytes. */
async function downloaded(
  page: Page,
  button: string,
): Promise<{ file: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return {
    file: download.suggestedFilename(),
    bytes: await readFile(await download.path()),
  };
}

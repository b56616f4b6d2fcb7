import { expect, test } from '@playwright/test';
import { claimLead, getLead } from '@site/api-contract';
import { addDays, formatDate } from '@site/api-contract/brazil';
import { leaveContact } from '../by-api/contact';
import { ApiVisitor } from '../by-api/visitor';
import { press, signInByKeys, tabTo, watchHands } from '../steps/keyboard';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';
import { withoutLive } from '../steps/without-live';

/** A colleague claims the lead. */
async function claimAs(colleague: ApiVisitor, id: string): Promise<void> {
  const { revision } = await colleague.send(getLead, { params: { id } });
  await colleague.send(claimLead, { params: { id }, body: { revision } });
}

// The list with keyboard shortcuts exists on desktops only.
test(
  'a consultant works through leads by keyboard while a colleague takes some of them',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const stamp = `fila${Date.now()}`;
    const ids = new Map([
      ['Vera Prado', await leaveContact('Vera Prado', `${stamp}.vera@rodar.test`)],
      ['Nilo Campos', await leaveContact('Nilo Campos', `${stamp}.nilo@rodar.test`)],
    ]);
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    // The page learns of a colleague's changes by its own requests, not by live news.
    await withoutLive(page);
    const form = page.getByRole('form', { name: 'Anotar o que foi feito' });
    const note = form.getByLabel(/^Anotação/);
    const heading = page.locator('h2');
    const open = async () => {
      await expect(heading).toHaveCount(1);
      const id = ids.get((await heading.textContent()) ?? '');
      if (!id) throw new Error('No lead of this journey is open');
      return id;
    };

    await signInByKeys(page, '/conta/login', 'consultor@rodar.test');
    await expect(page).toHaveURL(/\/consultor$/);
    await page.goto(`/consultor/leads?busca=${stamp}`);
    await waitForLoaded(page);
    await expect(page.getByText('2 de 2 leads')).toBeVisible();

    await test.step('J opens the first; a colleague is faster, and is named', async () => {
      await page.keyboard.press('j');
      const id = await open();
      await expect(
        page.getByRole('button', { name: 'Assumir', exact: true }),
      ).toBeVisible();
      await claimAs(colleague, id);
      await page.keyboard.press('a');
      await expect(page.getByRole('alert')).toContainText(
        /Lívia Sampaio assumiu este lead em \d\d\/\d\d\/\d{4}, \d\d:\d\d\./,
      );
      await expect(page.getByRole('button', { name: 'Passar para mim' })).toBeVisible();
    });

    const id =
      await test.step('J again; A takes it on, N notes what was said', async () => {
        const before = await heading.textContent();
        await page.keyboard.press('j');
        await expect(heading).not.toHaveText(before ?? '');
        await page.keyboard.press('a');
        await expect(form).toBeVisible();
        await page.keyboard.press('n');
        await expect(note).toBeFocused();
        await page.keyboard.type('Quer o Lira azul.');
        await tabTo(page, form.getByLabel('Situação'));
        await page.keyboard.type('Em contato');
        await tabTo(page, form.getByLabel(/^Próximo contato/));
        await page.keyboard.type(formatDate(addDays(colleague.today(), 3)));
        await tabTo(page, form.getByLabel(/^Hora/));
        await page.keyboard.type('14h30');
        await press(page, 'Salvar');
        await expect(page.getByText('Salvo.')).toBeVisible();
        const history = page.getByRole('region', { name: 'O que já foi feito' });
        await expect(history.getByText('Quer o Lira azul.')).toBeVisible();
        await expect(history.getByText(/^Próximo contato: .*, 14:30$/)).toBeVisible();
        return open();
      });

    await test.step('a colleague takes it over; nothing that was typed is lost', async () => {
      await page.keyboard.press('n');
      await expect(note).toBeFocused();
      await page.keyboard.type('Ligar de novo amanhã.');
      await claimAs(colleague, id);
      await press(page, 'Salvar');
      await expect(page.getByText(/^Lívia Sampaio assumiu este lead em/)).toBeVisible();
      await expect(note).toHaveValue('Ligar de novo amanhã.');
      await press(page, 'Passar para mim');
      await expect(page.getByText('Com você').first()).toBeVisible();
      await expect(note).toHaveValue('Ligar de novo amanhã.');
      await press(page, 'Salvar');
      await expect(page.getByText('Salvo.')).toBeVisible();
    });
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

import { expect, test } from '@playwright/test';
import {
  decideProposal,
  getCmsPage,
  getProposal,
  listCmsPages,
  saveCmsPage,
} from '@site/contracts';
import { aSentProposal } from './by-api/customer';
import { ApiVisitor } from './by-api/visitor';
import { goTo, press, signInByKeys, tabTo } from './keyboard';
import { settled } from './settled';
import { watchPage } from './watch-page';
import { withoutLive } from './without-live';

const MESSAGE = 'Bem-vinda à Rodar, Marina.';
/** A page whose texts no other journey edits. */
const PAGE = 'Termos de uso';

async function approveAs(colleague: ApiVisitor, id: string): Promise<void> {
  const { revision } = await colleague.send(getProposal, { params: { id } });
  await colleague.send(decideProposal, {
    params: { id },
    body: { to: 'aprovada', reasons: [], revision },
  });
}

// Beside the list there is a keyboard. Leads by keyboard: leads.spec.
test(
  'a consultant clears a queue and edits a page by keyboard while a colleague does the same',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const [first, second] = [await aSentProposal(), await aSentProposal()];
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const complaints = watchPage(page);
    // What a colleague does meanwhile is found out by acting.
    await withoutLive(page);
    const bar = page.getByRole('region', { name: 'A enviar' });
    const message = page.getByLabel('Mensagem ao cliente');
    const decide = async (name: string) => {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Aprovar' })).toBeVisible();
      await page.keyboard.press('d');
      await expect(page.getByRole('radio', { name: 'Aprovar' })).toBeFocused();
      await page.keyboard.press('Space');
      await tabTo(page, message);
      await page.keyboard.type(MESSAGE);
      await press(page, 'Aprovar a proposta');
      await expect(bar.getByText(/^Aprovada em \d+ s$/)).toBeVisible();
    };
    await signInByKeys(page, '/conta/login', 'consultor@rodar.test');
    await expect(page).toHaveURL(/\/consultor$/);
    await settled(page);

    await test.step('a colleague decides first, is named, and nothing typed is lost', async () => {
      await goTo(page, first.number, first.person.name);
      await approveAs(colleague, first.proposalId);
      await decide(first.person.name);
      await press(page, 'Enviar agora');
      await expect(bar.getByText(/Lívia Sampaio/)).toContainText(
        /em \d\d\/\d\d\/\d{4}, \d\d:\d\d/,
      );
      await tabTo(page, bar.getByRole('link').or(bar.getByRole('button')).first());
      await page.keyboard.press('Enter');
      const lost = page.getByText('O que você tinha decidido');
      await expect(lost).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: MESSAGE })).toBeVisible();
    });

    await test.step('undone by Z, sent after all', async () => {
      await goTo(page, second.number, second.person.name);
      await decide(second.person.name);
      await page.keyboard.press('z');
      await expect(message).toHaveValue(MESSAGE);
      await press(page, 'Aprovar a proposta');
      await press(page, 'Enviar agora');
      await expect(bar.getByText(/^Decisão registrada\./)).toBeVisible();
    });

    await test.step('a colleague saves the page first: both versions, none lost', async () => {
      await goTo(page, 'Páginas', 'Páginas do site');
      await tabTo(page, page.getByRole('link', { name: new RegExp(`^${PAGE}`) }));
      await page.keyboard.press('Enter');
      const field = page.getByRole('form', { name: 'Conteúdo da página' });
      const text = field.getByRole('textbox').first();
      await tabTo(page, text);
      await page.keyboard.press('End');
      await page.keyboard.type(' Meu.');
      const mine = await text.inputValue();
      await saveAs(colleague);
      await press(page, 'Salvar rascunho');
      const conflict = page.getByRole('region', { name: /enquanto você editava$/ });
      await expect(conflict.getByRole('heading')).toBeFocused();
      await expect(conflict.getByRole('heading')).toContainText(/^Lívia Sampaio/);
      await expect(text).toHaveValue(mine);
      await press(page, 'Salvar o meu como versão nova');
      await expect(page.getByText(/^Salvo como versão/)).toBeVisible();
    });
    expect(complaints()).toEqual([]);
  },
);

/** The colleague saves the page with another title, which nobody publishes. */
async function saveAs(colleague: ApiVisitor): Promise<void> {
  const { items } = await colleague.send(listCmsPages, {});
  const id = items.find(({ title }) => title.startsWith(PAGE))?.id;
  if (id === undefined) throw new Error(`No page ${PAGE}`);
  const params = { id: String(id) };
  const { newest } = await colleague.send(getCmsPage, { params });
  const { number: base, seo } = newest;
  const content = { ...newest.content, title: `Termos ${Date.now()}` };
  await colleague.send(saveCmsPage, { params, body: { base, content, seo } });
}

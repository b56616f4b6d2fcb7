import { expect, type Page, test } from '@playwright/test';
import { decideProposal, getProposal, keepHold } from '@site/api-contract';
import { aSentProposal } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import {
  enter,
  goTo,
  press,
  readKeys,
  tabTo,
  typeInto,
  watchHands,
} from '../steps/keyboard';
import { removeView, saveView, walkList } from '../steps/list-steps';
import { withoutLive } from '../steps/live-news';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MESSAGE = 'Bem-vinda à Rodar, Marina.';

/** A colleague takes over what the page has open, and approves it. */
async function approveAs(colleague: ApiVisitor, id: string): Promise<void> {
  const params = { queue: 'proposals', id } as const;
  await colleague.send(keepHold, { params, body: { takeOver: true } });
  const { revision } = await colleague.send(getProposal, { params: { id } });
  await colleague.send(decideProposal, {
    params: { id },
    body: { to: 'aprovada', reasons: [], revision },
  });
}

/**
 * Resolves once the page holds an item and has read that: what a colleague takes over
 * later it learns only from the answer to a decision.
 */
async function holdIsRead(page: Page, id: string): Promise<void> {
  await page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/holds') && (await answer.text()).includes(id),
  );
}

// The list with keyboard shortcuts exists on desktops only. Leads by keyboard:
// whole-day.spec.
test(
  'a consultant clears a queue by keyboard while a colleague does the same',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const [first, second] = [await aSentProposal(), await aSentProposal()];
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    // The page learns of a colleague's changes by its own requests, not by live news.
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
    await openAs(page, 'consultor@rodar.test', '/consultor');
    await waitForLoaded(page);

    await test.step('a colleague decides first, is named, and nothing typed is lost', async () => {
      const isHeld = holdIsRead(page, first.proposalId);
      await goTo(page, first.number, first.person.name);
      await isHeld;
      await approveAs(colleague, first.proposalId);
      await decide(first.person.name);
      await press(page, 'Enviar agora');
      await expect(bar.getByText(/Lívia Sampaio/)).toContainText(
        /em \d\d\/\d\d\/\d{4}, \d\d:\d\d/,
      );
      await enter(page, bar.getByRole('link').or(bar.getByRole('button')).first());
      const lost = page.getByText('O que você tinha decidido');
      await expect(lost).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: MESSAGE })).toBeVisible();
    });

    await goTo(page, second.number, second.person.name);

    await test.step('documents are turned, enlarged and leafed through beside the data', async () => {
      await readKeys(page, 'Ir para a decisão');
      await press(page, 'Ver: CNH, frente');
      const viewed = (name: string) =>
        page.getByRole('img', { name: `${name} de ${second.person.name}` });
      await expect(viewed('CNH, frente')).toBeVisible();
      await page.keyboard.press('+');
      await expect(page.getByText('150%')).toBeVisible();
      await page.keyboard.press('-');
      await expect(page.getByText('100%')).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('ArrowRight');
      await expect(viewed('CNH, verso')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewed('CNH, verso')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ver: CNH, frente' })).toBeFocused();
    });

    await test.step('undone by Z, sent after all', async () => {
      await decide(second.person.name);
      await page.keyboard.press('z');
      await expect(message).toHaveValue(MESSAGE);
      await expect(page.getByRole('radio', { name: 'Aprovar' })).toBeFocused();
      await press(page, 'Aprovar a proposta');
      await press(page, 'Enviar agora');
      await expect(bar.getByText(/^Decisão registrada\./)).toBeVisible();
    });

    await test.step('a view of the queue, walked by J and K', async () => {
      const view = {
        filter: 'Situação',
        choice: 'Aprovada',
        name: `Aprovadas ${second.number}`,
        address: /\?estado=aprovada$/,
      };
      await goTo(page, 'Análise', 'Fila de análise');
      await saveView(page, view);
      await walkList(page, /propostas\/[\da-f-]{36}\?estado=aprovada$/);
      await removeView(page);
    });

    await test.step('all that happened with a customer, and who looked', async () => {
      const { name } = second.person;
      await goTo(page, 'Clientes', 'Clientes');
      await typeInto(page, 'CPF, CNPJ, e-mail ou nome', `${name}\n`);
      await enter(page, page.getByRole('rowheader').getByRole('link', { name }));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const events = page.getByRole('list', { name: 'Tudo deste cliente' });
      await expect(
        events.getByRole('link', { name: /^Proposta / }).first(),
      ).toBeVisible();
      await enter(page, page.getByRole('link', { name: 'Quem olhou este cliente' }));
      const looks = page.getByRole('table', { name: /^Consultas da equipe/ });
      await expect(
        looks.getByRole('row').filter({ hasText: 'Abriu o cadastro' }).first(),
      ).toBeVisible();
    });

    await test.step('a person who phones is found by CPF from any page', async () => {
      await goTo(page, second.person.document, second.person.name);
      await expect(page).toHaveURL(/\/consultor\/clientes\/[\da-f-]{36}$/);
    });
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

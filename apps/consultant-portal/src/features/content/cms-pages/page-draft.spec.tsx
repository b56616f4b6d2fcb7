import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getCmsPage,
  getCmsPageVersion,
  getDraft,
  type PageVersion,
  removeDraft,
  saveCmsPage,
} from '@site/api-contract';
import { DRAFT_LIMITS } from '@site/api-contract/identity';
import { memoryStorage } from '@site/auth';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  guardConsole,
  heldBack,
  refuse,
  stubDrafts,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { editsBetween, withEdits } from './json-path';
import { content, detail, draft, original, PAGE, seo, viewer } from './testing/a-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

const FORM = 'cms-page.7';
const RESTORED = 'Recuperamos o que você tinha digitado.';
const EDITS = JSON.stringify([{ path: ['content', 'title'], after: 'Perguntas novas' }]);

/** Opens the page on a server that keeps drafts. */
function opened(kept: Record<string, Record<string, unknown>>, ...answers: Answer[]) {
  const { drafts, answers: ofDrafts } = stubDrafts(kept);
  const tab = memoryStorage();
  const view = open(PAGE, { viewer, tab, answers: [...ofDrafts, ...answers] });
  return { ...view, drafts, tab };
}
const page = (...versions: PageVersion[]) => answer(getCmsPage, detail(...versions));
const title = () => screen.findByDisplayValue('Perguntas');

it('the account keeps what is typed, until it is saved as a version', async () => {
  const { user, drafts } = opened(
    {},
    page(original),
    answer(saveCmsPage, { newest: { ...draft, content, seo }, cleaned: [] }),
  );
  await user.type(await title(), ' novas');
  await waitFor(() => expect(drafts).toEqual({ [FORM]: { base: 1, edits: EDITS } }));
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await waitFor(() => expect(drafts).toEqual({}));
});

it('the account keeps it while saving is refused', async () => {
  const { user, drafts } = opened({}, page(original), refuse(saveCmsPage, 503));
  await user.type(await title(), ' novas');
  await waitFor(() => expect(drafts[FORM]).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await screen.findByRole('alert');
  expect(drafts[FORM]).toEqual({ base: 1, edits: EDITS });
});

it('an opened page shows it again, and saves it on top of its version', async () => {
  const { user, transport } = opened(
    { [FORM]: { base: 1, edits: EDITS } },
    page(original),
    answer(saveCmsPage, { newest: { ...draft, content, seo }, cleaned: [] }),
  );
  await screen.findByDisplayValue('Perguntas novas');
  screen.getByText(RESTORED);
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await waitFor(() => expect(transport.requestsOf(saveCmsPage)).toHaveLength(1));
  expect(transport.requestsOf(saveCmsPage)[0]?.body).toEqual({
    base: 1,
    content: { ...content, title: 'Perguntas novas' },
    seo,
  });
});

it('an opened page shows that a part was removed', async () => {
  const edits = JSON.stringify([{ path: ['content', 'lead'], after: undefined }]);
  opened({ [FORM]: { base: 1, edits } }, page(original));
  await screen.findByText(RESTORED);
  expect(screen.queryByDisplayValue('O que perguntam.')).toBeNull();
});

it("'Descartar' shows the page as it is saved in the first field, and forgets what was typed", async () => {
  const { user, drafts } = opened({ [FORM]: { base: 1, edits: EDITS } }, page(original));
  await screen.findByText(RESTORED);
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(document.activeElement).toBe(await title());
  expect(screen.queryByText(RESTORED)).toBeNull();
  await waitFor(() => expect(drafts).toEqual({}));
});

it('what was discarded stays away when the account answers later', async () => {
  const values = { base: 1, edits: EDITS };
  const { held, arrive } = heldBack(
    answer(getDraft, { values, savedAt: new Date().toISOString() }),
  );
  const { user, transport, allAnswered } = open(PAGE, {
    viewer,
    tab: memoryStorage({
      ROD_TYPED: JSON.stringify({
        account: viewer.id,
        forms: { [FORM]: { at: Date.now(), values } },
      }),
    }),
    answers: [held, answer(removeDraft, { ok: true }), page(original)],
  });
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  arrive();
  await waitFor(() => expect(transport.requestsOf(removeDraft)).toHaveLength(1));
  await title();
  await allAnswered();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it.each([
  ['of another shape', { base: 2 }],
  ['whose version does not open', { base: 1, edits: EDITS }],
])('a draft %s is said before new keys replace it', async (_which, kept) => {
  const newest = { ...draft, content, seo };
  opened(
    { [FORM]: kept },
    answer(getCmsPage, { ...detail(draft, original), newest }),
    refuse(getCmsPageVersion, 503),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Não conseguimos abrir o que você tinha digitado\./);
});

it('closing the tab asks while more is typed than the account keeps', async () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const asks = () => {
    const event = { isTrusted: true, preventDefault: jest.fn() };
    for (const [type, listener] of listen.mock.calls)
      if (type === 'beforeunload') (listener as (about: object) => void)(event);
    return event.preventDefault.mock.calls.length > 0;
  };
  opened({}, page(original));
  const field = await title();
  fireEvent.change(field, { target: { value: 'Perguntas novas' } });
  expect(asks()).toBe(false);
  fireEvent.change(field, { target: { value: 'a'.repeat(DRAFT_LIMITS.letters) } });
  expect(asks()).toBe(true);
  listen.mockRestore();
});

it('a colleague who saved in the meantime is shown beside it, and nothing is lost', async () => {
  const theirs = { ...draft, content: { ...content, lead: 'Da Dora.' }, seo };
  const { user } = opened(
    { [FORM]: { base: 1, edits: EDITS } },
    answer(getCmsPage, { ...detail(draft, original), newest: theirs }),
    answer(getCmsPageVersion, { ...original, content, seo }),
    refuse(saveCmsPage, 409, { reason: 'changed-meanwhile' }),
  );
  await screen.findByDisplayValue('Perguntas novas');
  await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
  const conflict = await screen.findByRole('region', {
    name: 'Dora Mesa salvou a versão 2 enquanto você editava',
  });
  within(conflict).getByText('Perguntas novas');
  within(conflict).getByText('Da Dora.');
});

it.each([
  ['a changed text', { a: ['x', { b: 1 }] }, { a: ['x', { b: 2 }] }],
  ['an added item', { a: ['x'] }, { a: ['x', 'y', { z: 1 }] }],
  ['a removed item', { a: ['x', 'y', 'z'] }, { a: ['y'] }],
  ['an added part', {}, { seo: { title: 'x' } }],
  ['a removed part', { seo: { title: 'x', text: 'y' } }, { seo: { text: 'y' } }],
])('edits bring back %s', (_what, before, after) => {
  const kept = JSON.parse(JSON.stringify(editsBetween(before, after))) as never;
  expect(withEdits(before, kept)).toEqual(after);
});

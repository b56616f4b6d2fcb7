import { screen, waitFor, within } from '@testing-library/react';
import {
  listProposals,
  listSavedViews,
  removeView,
  renameView,
  type SavedView,
  saveView,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const ID = '22222222-2222-4222-8222-222222222222';
const LATE = { id: ID, name: 'Atrasadas', query: 'passo=hoje' };
const APPROVED = {
  id: ID.replace('2', '3'),
  name: 'Aprovadas',
  query: 'estado=aprovada',
};
const proposals = {
  items: [aProposal()],
  nextCursor: null,
  total: 1,
  counts: { em_analise: 1 },
};

/** Opens the list at an address, for an account with the given views. */
async function list(
  search: string,
  views: readonly SavedView[],
  others: readonly Answer[] = [],
) {
  let items = [...views];
  const view = open(`/concessionarias/propostas${search}`, {
    viewer: aViewer('dealer'),
    answers: [
      answer(listProposals, proposals),
      answer(listSavedViews, () => ({ items })),
      ...others,
    ],
  });
  await screen.findByRole('table');
  return { ...view, store: (next: SavedView[]) => (items = next) };
}

const row = () => screen.getByRole('navigation', { name: 'Visões salvas' });
const names = () =>
  within(row())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
const status = () => within(row()).getByRole('status').textContent;

describe('saved views of the proposals', () => {
  it('stand above the list, with the one that the address shows marked', async () => {
    const { user } = await list('?estado=aprovada&busca=Ana', [LATE, APPROVED]);
    expect(names()).toEqual([
      ['Atrasadas', null],
      ['Aprovadas', 'true'],
    ]);
    await user.click(within(row()).getByRole('link', { name: 'Atrasadas' }));
    await waitFor(() =>
      expect(names()).toEqual([
        ['Atrasadas', 'true'],
        ['Aprovadas', null],
      ]),
    );
    const next = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Próximo passo',
    });
    expect(next.value).toBe('hoje');
  });

  it('are hidden while there is neither a view nor a filter', async () => {
    await list('', []);
    expect(screen.queryByRole('navigation', { name: 'Visões salvas' })).toBeNull();
  });

  it('are made of filters and order, without what was searched, by keyboard', async () => {
    const sent: unknown[] = [];
    const saved = { ...APPROVED, query: 'estado=aprovada&ordem=antigas' };
    const { user, store } = await list(
      '?ordem=antigas&busca=Ana&estado=aprovada',
      [],
      [
        answer(saveView, ({ body }) => {
          sent.push(body);
          store([saved]);
          return saved;
        }),
      ],
    );
    screen.getByRole('button', { name: 'Salvar visão' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Salvar visão' });
    within(dialog).getByText(/O texto da busca fica de fora\.$/);
    await user.type(within(dialog).getByLabelText('Nome da visão'), 'Aprovadas{Enter}');
    await waitFor(() => expect(names()).toEqual([['Aprovadas', 'true']]));
    expect(sent).toEqual([
      { list: 'proposals', name: 'Aprovadas', query: 'estado=aprovada&ordem=antigas' },
    ]);
    expect(status()).toBe('Visão Aprovadas salva.');
    expect(document.activeElement?.textContent?.trim()).toBe('Editar visão');
  });

  it('ask before a typed name is lost, and only then', async () => {
    const { user } = await list('?estado=ativa', []);
    const closed = () =>
      expect(screen.queryByRole('dialog', { name: 'Salvar visão' })).toBeNull();
    for (const isTyped of [false, true]) {
      await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
      const dialog = await screen.findByRole('dialog', { name: 'Salvar visão' });
      if (isTyped)
        await user.type(within(dialog).getByLabelText('Nome da visão'), 'Ativas');
      await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
      if (!isTyped) await waitFor(closed);
    }
    await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(closed);
  });

  it('say at the name why one was not saved', async () => {
    const message = 'Você já tem 12 visões nesta lista. Remova uma para salvar outra.';
    const fields = [{ key: 'Name', message }];
    const { user } = await list(
      '?estado=ativa',
      [LATE],
      [refuse(saveView, 400, { message, fields })],
    );
    await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
    const name = screen.getByLabelText('Nome da visão');
    await user.keyboard('{Tab}');
    await user.type(name, '   {Enter}');
    await screen.findByText('Dê um nome à visão.');
    await user.type(name, 'Ativas{Enter}');
    await screen.findByText(message);
    expect(name.getAttribute('aria-invalid')).toBe('true');
  });

  it('are renamed', async () => {
    const { user, store } = await list(
      '?passo=hoje',
      [LATE, APPROVED],
      [
        answer(renameView, ({ body }) => {
          store([{ ...LATE, ...body }, APPROVED]);
          return { ...LATE, ...body };
        }),
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Editar visão' }));
    const name = screen.getByLabelText<HTMLInputElement>('Nome da visão');
    expect(name.value).toBe('Atrasadas');
    await user.clear(name);
    await user.type(name, 'Para hoje{Enter}');
    await waitFor(() => expect(names()[0]).toEqual(['Para hoje', 'true']));
    expect(status()).toBe('A visão agora se chama Para hoje.');
  });

  it('are removed', async () => {
    const { user, store } = await list(
      '?passo=hoje',
      [LATE, APPROVED],
      [
        answer(removeView, () => {
          store([APPROVED]);
          return { ok: true as const };
        }),
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Editar visão' }));
    await user.click(screen.getByRole('button', { name: 'Remover visão' }));
    await waitFor(() => expect(names()).toEqual([['Aprovadas', null]]));
    expect(status()).toBe('Visão Atrasadas removida.');
    expect(document.activeElement?.textContent?.trim()).toBe('Salvar visão');
  });

  it('leave the list as it is when they can not be loaded', async () => {
    open('/concessionarias/propostas', {
      viewer: aViewer('dealer'),
      answers: [
        answer(listProposals, proposals),
        refuse(listSavedViews, 503, { message: 'Tente em instantes.' }),
      ],
    });
    await screen.findByRole('table');
    await screen.findByText('Não conseguimos abrir as suas visões.');
  });
});

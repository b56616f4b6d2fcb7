import { screen, within } from '@testing-library/react';
import { listAssistedCarts, listProposals, type Proposal } from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const HOME = '/concessionarias';
const dealer = aViewer('dealer');
const NONE = { items: [], nextCursor: null, total: 0, counts: {} };

describe("the dealership's home", () => {
  it('waits as rows that say they are loading', async () => {
    open(HOME, { viewer: dealer, answers: [neverAnswer(listProposals)] });
    await screen.findByRole('heading', { name: 'Rodar Batel' });
    screen.getByText('Carregando');
  });

  it('says what happened when it cannot be read', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir os números da loja.',
    });
  });

  it('begins with the link while there is no proposal', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [answer(listProposals, NONE)],
    });
    await screen.findByRole('heading', { name: /^Nenhuma proposta ainda\./ });
  });

  it('counts the proposals of each state, each leading to its list, and shows the newest', async () => {
    const counts = { em_analise: 3, aprovada: 1, ativa: 0 };
    open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, ({ query }) =>
          query?.next
            ? NONE
            : { items: [aProposal()], nextCursor: null, total: 4, counts },
        ),
      ],
    });
    const table = within(
      await screen.findByRole('table', { name: 'Quantas propostas há em cada situação' }),
    );
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SituaçãoPropostas',
      'Em análise3',
      'Aprovada1',
    ]);
    expect(table.getByRole('link', { name: 'Em análise' }).getAttribute('href')).toBe(
      '/concessionarias/propostas?estado=em_analise',
    );
    screen.getByRole('link', { name: 'Ana Souza' });
    expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
      '/concessionarias/propostas',
    );
  });
});

describe('what is due today', () => {
  const BRUNO = 'b1b1b1b1-5d47-4a6e-9b0f-1c2d3e4f5a61';
  const today = saoPauloDay(new Date());
  const lately = addDays(today, -4);
  const next = (day: string) => ({ step: 'Ligar sobre a entrega', day });
  const home = (due: readonly Proposal[], total = due.length) =>
    answer(listProposals, ({ query }) =>
      query?.next === 'due'
        ? { items: [...due], nextCursor: null, total, counts: {} }
        : NONE,
    );

  it.each([
    [HOME, dealer],
    ['/concessionarias/seller', aViewer('seller')],
  ])('%s says with whom, what and when, and leads to all', async (path, viewer) => {
    const ana = { ...aProposal(), next: next(lately) };
    const bruno = {
      ...aProposal(),
      id: BRUNO,
      customerName: 'Bruno Lima',
      next: next(today),
    };
    const { transport } = open(path, {
      viewer,
      answers: [home([ana, bruno], 7), answer(listAssistedCarts, [])],
    });
    const due = within(await screen.findByRole('region', { name: 'Para hoje' }));
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Ana SouzaLigar sobre a entrega ${formatDate(lately)}`,
      `Bruno LimaLigar sobre a entrega${formatDate(today)}`,
    ]);
    expect(due.getByRole('link', { name: 'Bruno Lima' }).getAttribute('href')).toBe(
      `/concessionarias/propostas/${BRUNO}`,
    );
    expect(due.getByRole('link', { name: 'Ver todas (7)' }).getAttribute('href')).toBe(
      '/concessionarias/propostas?passo=hoje',
    );
    expect(transport.requestsOf(listProposals).map(({ query }) => query)).toContainEqual({
      next: 'due',
      limit: '5',
    });
  });

  it('is not there while nothing is due', async () => {
    open(HOME, { viewer: dealer, answers: [home([])] });
    await screen.findByRole('heading', { name: /^Nenhuma proposta ainda\./ });
    expect(screen.queryByRole('region', { name: 'Para hoje' })).toBeNull();
  });
});

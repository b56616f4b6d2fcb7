import { screen, within } from '@testing-library/react';
import { listProposals } from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const HOME = '/concessionarias';
const dealer = aViewer('dealer');

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
      answers: [
        answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
      ],
    });
    await screen.findByRole('heading', { name: /^Nenhuma proposta ainda\./ });
  });

  it('counts the proposals of each state, each leading to its list, and shows the newest', async () => {
    const counts = { em_analise: 3, aprovada: 1, ativa: 0 };
    open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, {
          items: [aProposal()],
          nextCursor: null,
          total: 4,
          counts,
        }),
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

import { screen, waitFor, within } from '@testing-library/react';
import { listLeads, listProposals, listSavedViews } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole } from '@site/testing';
import { routes } from './routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const ID = '22222222-2222-4222-8222-222222222222';
const VIEWS = {
  proposals: { id: ID, name: 'Todas', query: 'estado=todas' },
  leads: { id: ID, name: 'Meus novos', query: 'de=meus&estado=novo' },
};
const answers = [
  answer(listSavedViews, ({ query }) => ({
    items: [VIEWS[query?.list ?? 'leads']],
  })),
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(listLeads, {
    items: [],
    nextCursor: null,
    total: 0,
    counts: { free: 0, mine: 0 },
  }),
];

describe('saved views of a consultant', () => {
  it.each([
    ['proposals', '/consultor/propostas?estado=todas', 'Todas'],
    ['leads', '/consultor/leads?estado=novo&de=meus', 'Meus novos'],
  ])('of the %s stand above the queue, each with its own', async (_, path, name) => {
    open(path, { viewer: aViewer('consultant'), answers });
    const row = await screen.findByRole('navigation', { name: 'Visões salvas' });
    const link = within(row).getByRole('link', { name });
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('true'));
    within(row).getByRole('button', { name: 'Editar visão' });
  });
});

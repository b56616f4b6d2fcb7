import { screen, waitFor, within } from '@testing-library/react';
import {
  getContract,
  getDelivery,
  listBankCharges,
  listCustomerContracts,
  listDisputes,
  listProposals,
  listTrafficFines,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aContract,
  aCustomerContract,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const RITA = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const rita = aCustomerContract({ id: RITA });
const proposal = aProposal();
const page = { nextCursor: null, total: 1 };
const answers = [
  answer(listProposals, ({ query }) => ({
    ...page,
    items: query?.search === undefined ? [] : [proposal],
    counts: {},
  })),
  answer(listCustomerContracts, {
    ...page,
    items: [rita],
    counts: { late: 0, 'car-overdue': 0, coming: 0, active: 1, over: 0 },
  }),
  answer(getContract, aContract({ id: RITA })),
  answer(listDisputes, []),
  // Further requests of a contract's page.
  ...[listBankCharges, getDelivery, listTrafficFines].map(neverAnswer),
];

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** Opens the portal and its palette (Ctrl+K). */
async function openPalette(own = answers) {
  const view = open('/consultor', { viewer, answers: own });
  await screen.findByRole('button', { name: 'Ir para...' });
  await view.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ir para' }));
  return { ...view, palette, field: palette.getByRole('combobox') };
}

it('Ctrl+K opens the palette with the focus in its field, and closes it', async () => {
  const { user, field } = await openPalette();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the palette opens a page by the start of its name, without accents and with the keyboard only', async () => {
  const { user, palette, location } = await openPalette();
  await user.keyboard('au');
  expect(palette.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Auditoria',
  ]);
  await user.clear(palette.getByRole('combobox'));
  await user.keyboard('contestacoes{Enter}');
  await waitFor(() => expect(location()).toBe('/consultor/contestacoes'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the palette finds proposals and contracts by number or customer, five of each, and opens one', async () => {
  const { user, palette, location, transport } = await openPalette();
  const before = transport.requestsOf(listProposals).length;
  await user.keyboard('ri');
  await user.keyboard('ta');
  const contracts = await palette.findByRole('group', { name: 'Contratos' });
  palette.getByRole('group', { name: 'Propostas' });
  expect(transport.requestsOf(listProposals).slice(before)).toMatchObject([
    { query: { search: 'rita', limit: '5' } },
  ]);
  const found = within(contracts).getByRole('option');
  expect(found.textContent).toContain(rita.number);
  await user.click(found);
  await waitFor(() => expect(location()).toBe(`/consultor/contratos/${RITA}`));
});

it('the palette finds only pages without the right to proposals and contracts', async () => {
  const { user, transport } = open('/consultor/clientes', {
    viewer: aViewer('consultant', { rights: ['leads'] }),
    answers: [],
  });
  await screen.findByRole('button', { name: 'Ir para...' });
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ir para' }));
  palette.getByRole('combobox', { name: 'Página' });
  expect(palette.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Hoje',
    'Leads',
    'Clientes',
  ]);
  await user.keyboard('rita');
  await palette.findByText('Nada encontrado.');
  expect(transport.requestsOf(listProposals)).toEqual([]);
});

it('the palette says that nothing was found, or that the search failed', async () => {
  const none = { items: [], nextCursor: null, total: 0, counts: {} };
  const { user, palette, unmount } = await openPalette([
    answer(listProposals, none),
    answer(listCustomerContracts, {
      ...none,
      counts: { late: 0, 'car-overdue': 0, coming: 0, active: 0, over: 0 },
    }),
  ]);
  await user.keyboard('xyzt');
  await palette.findByText('Nada encontrado.');
  unmount();
  const failing = await openPalette([
    answer(listProposals, none),
    refuse(listCustomerContracts, 503, { message: 'Tente em instantes.' }),
  ]);
  await failing.user.keyboard('xyzt');
  await failing.palette.findByText('A busca falhou. Tente de novo em instantes.');
});

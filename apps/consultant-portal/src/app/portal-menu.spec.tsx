import { screen, waitFor, within } from '@testing-library/react';
import {
  type ConsultantRight,
  getTodayCounts,
  listLeads,
  listProposals,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole } from '@site/testing';
import { routes } from './routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const answers = [
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(listLeads, {
    items: [],
    nextCursor: null,
    total: 0,
    counts: { free: 0, mine: 0 },
  }),
];
const entries = async () =>
  within(await screen.findByRole('navigation', { name: 'Partes do portal' }));
const namesIn = (menu: { getAllByRole: typeof screen.getAllByRole }) =>
  menu.getAllByRole('link').map(({ textContent }) => textContent);

it.each<[ConsultantRight[] | undefined, string[]]>([
  [
    ['analysis', 'leads', 'desk', 'audit', 'people'],
    ['Hoje', 'Vendas', 'Carteira', 'Pedidos', 'Gestão'],
  ],
  [['desk'], ['Hoje', 'Carteira', 'Gestão']],
  [
    ['leads', 'audit'],
    ['Hoje', 'Vendas', 'Carteira', 'Gestão'],
  ],
  [['analysis'], ['Hoje', 'Vendas', 'Carteira', 'Pedidos']],
  [[], ['Hoje', 'Carteira']],
  // A session that began before the rights came with it.
  [undefined, ['Hoje', 'Vendas', 'Carteira', 'Pedidos', 'Gestão']],
])('a consultant with the rights %j has the entries %j', async (rights, found) => {
  open('/consultor', { viewer: aViewer('consultant', { rights }), answers });
  expect(namesIn(await entries())).toEqual(found);
});

it('an entry leads to its first page and lists the others that the rights open', async () => {
  const { user, location } = open('/consultor', {
    viewer: aViewer('consultant', { rights: ['leads', 'audit'] }),
    answers,
  });
  await user.click((await entries()).getByRole('link', { name: 'Vendas' }));
  await waitFor(() => expect(location()).toBe('/consultor/leads'));
  const pages = within(await screen.findByRole('navigation', { name: 'Vendas' }));
  expect(namesIn(pages)).toEqual(['Leads', 'De quem é a venda']);
});

it('shows in each tab how much is in its queue, and in an entry the sum', async () => {
  const counts = {
    proposals: 4,
    leads: 1001,
    overdue: 1,
    services: 2,
    fines: 3,
    prices: 2,
  };
  open('/consultor/propostas', {
    viewer: aViewer('consultant'),
    answers: [...answers, answer(getTodayCounts, { counts })],
  });
  const sales = within(await screen.findByRole('navigation', { name: 'Vendas' }));
  await sales.findByRole('link', { name: 'Análise 4' });
  const leads = sales.getByRole('link', { name: 'Leads 1.000+' });
  within(leads).getByText('99+');
  const all = await entries();
  for (const name of ['Hoje', 'Vendas 1.000+', 'Carteira 1', 'Pedidos 5', 'Gestão 2'])
    all.getByRole('link', { name });
  expect(namesIn(all)).toHaveLength(5);
});

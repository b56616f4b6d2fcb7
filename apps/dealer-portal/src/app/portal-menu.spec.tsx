import { screen, waitFor, within } from '@testing-library/react';
import {
  getDealershipTodayCount,
  listAssistedCarts,
  listDeliveries,
  listPortalLinks,
  listProposals,
  type ViewerKind,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, neverAnswer } from '@site/testing';
import { routes } from './routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const HOMES = { dealer: '/concessionarias', seller: '/concessionarias/seller' };
const answers = [
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(listAssistedCarts, []),
  neverAnswer(listDeliveries),
  answer(listPortalLinks, []),
];
const menu = async (name: string) =>
  within(await screen.findByRole('navigation', { name }));
const entries = () => menu('Partes do portal');
const linksIn = (found: Pick<typeof screen, 'getAllByRole'>) =>
  found
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

it('a dealer has five places', async () => {
  open(HOMES.dealer, { viewer: aViewer('dealer'), answers });
  expect(linksIn(await entries())).toEqual([
    ['Hoje', '/concessionarias'],
    ['Propostas', '/concessionarias/propostas'],
    ['Entregas e devoluções', '/concessionarias/entregas'],
    ['Estoque', '/concessionarias/estoque'],
    ['Mais', '/concessionarias/resultados'],
  ]);
});

it('a seller has the places that sellers may open', async () => {
  open(HOMES.seller, { viewer: aViewer('seller'), answers });
  expect(linksIn(await entries())).toEqual([
    ['Hoje', '/concessionarias/seller'],
    ['Propostas', '/concessionarias/propostas'],
    ['Entregas e devoluções', '/concessionarias/entregas'],
    ['Mais', '/concessionarias/resultados'],
  ]);
});

it.each<[ViewerKind, string[]]>([
  [
    'dealer',
    [
      'Resultados',
      'Oficina',
      'Extrato de vendas',
      'Equipe',
      'Link da loja',
      'De quem é a venda',
    ],
  ],
  [
    'seller',
    ['Resultados', 'Oficina', 'Extrato de vendas', 'Link da loja', 'De quem é a venda'],
  ],
])("a %s finds below 'Mais': %j", async (kind, found) => {
  open('/concessionarias/gerar-link', { viewer: aViewer(kind), answers });
  const links = linksIn(await menu('Mais'));
  expect(links.map(([text]) => text)).toEqual(found);
});

it("the header's menu reaches every place of a dealer, beside the specified links", async () => {
  open(HOMES.dealer, { viewer: aViewer('dealer'), answers });
  await entries();
  const links = linksIn(await menu('Portal Dealer')).map(([text]) => text);
  expect(links.slice(0, -6)).toEqual([
    'Início',
    'Minhas propostas',
    'gerar link portal',
    'Entregas',
    'Devoluções',
    'Estoque',
    'Resultados',
    'Oficina',
    'Extrato de vendas',
    'Equipe',
    'De quem é a venda',
  ]);
});

it('a place with several pages leads to its first and lists the others', async () => {
  const { user, location } = open(HOMES.dealer, {
    viewer: aViewer('dealer'),
    answers,
  });
  await user.click(
    (await entries()).getByRole('link', { name: 'Entregas e devoluções' }),
  );
  await waitFor(() => expect(location()).toBe('/concessionarias/entregas'));
  const pages = await menu('Entregas e devoluções');
  expect(pages.getByRole('link', { name: 'Entregas' }).getAttribute('aria-current')).toBe(
    'page',
  );
  pages.getByRole('link', { name: 'Devoluções' });
  expect(pages.queryByRole('link', { name: 'Oficina' })).toBeNull();
});

it.each([
  [false, 'Hoje 2'],
  [true, 'Hoje 2+'],
])("'Hoje' shows how much is due; with more than listed: %s", async (hasMore, name) => {
  open('/concessionarias/propostas', {
    viewer: aViewer('dealer'),
    answers: [...answers, answer(getDealershipTodayCount, { due: 2, hasMore })],
  });
  await (await entries()).findByRole('link', { name });
});

it('the sign-in has no places', async () => {
  open('/concessionarias/login', { viewer: aViewer('anonymous') });
  await screen.findByRole('heading', { name: 'Entre no portal' });
  expect(screen.queryByRole('navigation', { name: 'Partes do portal' })).toBeNull();
});

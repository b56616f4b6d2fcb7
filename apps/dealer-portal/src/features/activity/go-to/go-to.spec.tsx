import { screen, waitFor, within } from '@testing-library/react';
import {
  type FoundItem,
  getAssistedCart,
  getProposal,
  getReturn,
  getWorkshopVisit,
  listAssistedCarts,
  listProposals,
  searchPortal,
  type SharedCart,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aProposal,
  aSharedCart,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { menuFor } from '../../../app/portal-menu-items';
import { routes } from '../../../app/routes';
import { goToCopy } from './go-to.copy';
import { PAGE_WORDS } from './page-words.copy';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const proposal = aProposal();
const proposals = answer(listProposals, {
  ...{ nextCursor: null, total: 1, counts: {} },
  items: [proposal],
});
const CAR = 'Aroeira Evolução 1.0 Turbo AT';
const OTHER = 'c0ffee02-5d47-4a6e-9b0f-1c2d3e4f5a61';
const contract = {
  ...{ id: 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61', name: 'Rita Lemos' },
  ...{ number: 'C-2611-0012', car: CAR },
};
type Found<K extends FoundItem['kind']> = Extract<FoundItem, { kind: K }>;
const aDelivery = (more: Partial<Found<'delivery'>>): Found<'delivery'> => ({
  ...{ kind: 'delivery', ...contract, plate: null, stage: 'coming', slot: null },
  ...more,
});
const aReturn = (more: Partial<Found<'return'>>): Found<'return'> => ({
  ...{ kind: 'return', ...contract, plate: 'BRA2E19' },
  ...{ isBack: false, slot: null, bringBy: null },
  ...more,
});
const aVisit = (more: Partial<Found<'workshop'>>): Found<'workshop'> => ({
  ...{ kind: 'workshop', ...contract, plate: 'BRA2E19', reason: 'revisao' },
  ...{ state: 'marcada', slot: { day: '2099-12-04', time: '08:00' } },
  ...more,
});
const finds = (items: FoundItem[]) => answer(searchPortal, { items, hasMore: false });

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

afterEach(() => jest.useRealTimers());

/** Opens the portal and its palette (Ctrl+K). */
async function openPalette(
  kind: 'dealer' | 'seller',
  answers: Answer[] = [],
  carts: SharedCart[] = [],
) {
  const view = open(kind === 'dealer' ? '/concessionarias' : '/concessionarias/seller', {
    viewer: aViewer(kind),
    answers: [
      proposals,
      ...answers,
      answer(listAssistedCarts, carts),
      neverAnswer(getProposal), // the page behind the palette keeps loading
    ],
  });
  await screen.findByRole('button', { name: 'Ir para...' });
  await view.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ir para' }));
  jest.useFakeTimers({ advanceTimers: true }); // nobody waits for the pause in typing
  return { ...view, palette };
}

const pagesIn = (palette: ReturnType<typeof within>) =>
  within(palette.getByRole('group', { name: 'Páginas' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

it("the palette lists a dealer's pages, and opens one with the keyboard only", async () => {
  const { user, palette, location } = await openPalette('dealer');
  expect(pagesIn(palette)).toEqual([
    'Hoje',
    'Minhas propostas',
    'Entregas',
    'Devoluções',
    'Estoque',
    'Resultados',
    'Oficina',
    'Extrato de vendas',
    'Equipe',
    'Link da loja',
    'De quem é a venda',
  ]);
  await user.keyboard('minhas{Enter}');
  await waitFor(() => expect(location()).toBe('/concessionarias/propostas'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['comissão', 'Extrato de vendas'],
  ['cartaz', 'Link da loja'],
  ['agenda', 'Entregas'],
])(
  "the palette finds a dealer's page by what people call it: '%s'",
  async (word, page) => {
    const { user, palette } = await openPalette('dealer');
    await user.keyboard(word);
    expect(pagesIn(palette)[0]).toBe(page);
  },
);

it("has words for each page of a dealer's and a seller's menu, and for no other", () => {
  const paths = (['dealer', 'seller'] as const).flatMap((kind) =>
    menuFor(kind).flatMap(({ tabs }) => tabs.map(({ to }) => to)),
  );
  expect(Object.keys(PAGE_WORDS).sort()).toEqual([...new Set(paths)].sort());
});

it('the palette offers a seller no page that only dealers may open', async () => {
  const { palette } = await openPalette('seller');
  expect(pagesIn(palette)).toEqual([
    'Hoje',
    'Minhas propostas',
    'Entregas',
    'Devoluções',
    'Resultados',
    'Oficina',
    'Extrato de vendas',
    'Link da loja',
    'De quem é a venda',
  ]);
});

/** Second lines of what was found. */
const notes = (palette: { getAllByRole: (role: string) => HTMLElement[] }) =>
  palette
    .getAllByRole('option')
    .map((option) => option.children[1]?.textContent)
    .filter((note) => note !== undefined);

it('the palette finds proposals, handovers and returns of the dealership, and says what is open', async () => {
  const slot = { day: '2099-12-01', time: '09:00' };
  const { user, palette, transport } = await openPalette('dealer', [
    finds([
      {
        ...{ kind: 'proposal', id: proposal.id, name: 'Rita Lemos' },
        ...{ number: 'P-2611-0487', car: CAR, state: 'em_analise' },
      },
      aDelivery({ slot }),
      aReturn({ bringBy: '2099-12-03' }),
    ]),
  ]);
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Propostas' });
  palette.getByRole('group', { name: 'Entregas' });
  palette.getByRole('group', { name: 'Devoluções' });
  expect(notes(palette)).toEqual([
    `P-2611-0487 · ${CAR} · em análise`,
    `C-2611-0012 · ${CAR} · entrega em 01/12/2099 às 09:00`,
    `C-2611-0012 · ${CAR} · BRA2E19 · devolução até 03/12/2099`,
  ]);
  expect(transport.requestsOf(searchPortal)).toMatchObject([{ body: { text: 'rita' } }]);
});

type Changes<K extends FoundItem['kind']> = Partial<Found<K>>;
const TODAY = '2026-11-23';
const delivery = (more: Changes<'delivery'>) => goToCopy.delivery(aDelivery(more), TODAY);
const carReturn = (more: Changes<'return'>) => goToCopy.return(aReturn(more), TODAY);
const visit = (more: Changes<'workshop'>) => goToCopy.visit(aVisit(more), TODAY);

it.each([
  ['entrega sem dia marcado', delivery({})],
  ['carro entregue', delivery({ stage: 'handed-over' })],
  ['contrato cancelado', delivery({ stage: 'cancelled' })],
  ['BRA2E19 · carro devolvido', carReturn({ isBack: true })],
  ['BRA2E19 · devolução sem dia marcado', carReturn({})],
  [
    'BRA2E19 · devolução em 02/12/2099 às 14:00',
    carReturn({ slot: { day: '2099-12-02', time: '14:00' } }),
  ],
  [
    'entrega estava marcada para 20/11/2025 às 09:00',
    delivery({ slot: { day: '2025-11-20', time: '09:00' } }),
  ],
  [
    'BRA2E19 · devolução estava marcada para 20/11/2025 às 14:00',
    carReturn({ slot: { day: '2025-11-20', time: '14:00' } }),
  ],
  [
    'BRA2E19 · prazo da devolução acabou em 20/11/2025',
    carReturn({ bringBy: '2025-11-20' }),
  ],
  ['BRA2E19 · revisão em 04/12/2099 às 08:00', visit({})],
  [
    'BRA2E19 · reparo de 20/11/2025 às 08:00, falta anotar',
    visit({ reason: 'reparo', slot: { day: '2025-11-20', time: '08:00' } }),
  ],
  ['BRA2E19 · revisão: realizada', visit({ state: 'realizada' })],
  ['BRA2E19 · revisão: desmarcada', visit({ state: 'desmarcada' })],
])('the palette says %s of a car', (words, facts) => {
  expect(facts).toEqual(`C-2611-0012 · ${CAR} · ${words}`.split(' · '));
});

it("the palette opens a seller's open cart by its customer, before the search answers", async () => {
  const carts = [
    aSharedCart({ id: contract.id, customerName: 'Célia Prado', state: 'live' }),
    aSharedCart({ customerName: 'Célia Prado', state: 'ended' }),
    aSharedCart({ id: OTHER, customerName: 'Célia Prado', state: 'requested' }),
  ];
  const { user, palette, location } = await openPalette(
    'seller',
    [neverAnswer(searchPortal), neverAnswer(getAssistedCart)],
    carts,
  );
  await user.keyboard('celia');
  const found = within(palette.getByRole('group', { name: 'Atendimentos' }));
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Atendimento de Célia Prado',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(location()).toBe(`/concessionarias/seller/atendimentos/${contract.id}`),
  );
});

it('the palette opens a car by its plate with the keyboard only', async () => {
  const { user, location } = await openPalette('seller', [
    finds([aReturn({})]),
    neverAnswer(getReturn),
  ]);
  await user.keyboard('bra2e19{Enter}');
  await waitFor(() =>
    expect(location()).toBe(`/concessionarias/devolucoes/${contract.id}`),
  );
});

it('the palette opens a visit to the workshop', async () => {
  const { user, palette, location } = await openPalette('seller', [
    finds([aVisit({ slot: { day: '2025-11-20', time: '08:00' } })]),
    neverAnswer(getWorkshopVisit),
  ]);
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Oficina' });
  expect(notes(palette)).toEqual([
    `C-2611-0012 · ${CAR} · BRA2E19 · revisão de 20/11/2025 às 08:00, falta anotar`,
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe(`/concessionarias/oficina/${contract.id}`));
});

it('the palette says that nothing was found, or that the search failed', async () => {
  const none = await openPalette('dealer', [finds([])]);
  await none.user.keyboard('xyzt');
  await none.palette.findByText('Nada encontrado.');
  none.unmount();
  const failing = await openPalette('dealer', [
    refuse(searchPortal, 503, { message: 'Tente em instantes.' }),
  ]);
  await failing.user.keyboard('xyzt');
  await failing.palette.findByText('A busca falhou. Tente de novo em instantes.');
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  type FoundItem,
  getContract,
  getDelivery,
  listBankCharges,
  listCustomerContracts,
  listDisputes,
  listTrafficFines,
  searchPortal,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aContract,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { MENU } from '../../../app/portal-menu-items';
import { routes } from '../../../app/routes';
import { goToCopy } from './go-to.copy';
import { PAGE_WORDS } from './page-words.copy';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const RITA = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const NOTHING = {
  coming: 0,
  active: 0,
  daysLate: 0,
  proposals: 0,
  services: 0,
  leads: 0,
};
const rita = { id: RITA, name: 'Rita Lemos' };
const aCustomer = (
  open: Partial<typeof NOTHING>,
): Extract<FoundItem, { kind: 'customer' }> => ({
  kind: 'customer',
  ...rita,
  document: '•••.982.247-••',
  open: { ...NOTHING, ...open },
});
const CAR = 'Aroeira Evolução 1.0 Turbo AT';
const ITEMS: FoundItem[] = [
  aCustomer({ active: 1, daysLate: 12, services: 2 }),
  {
    kind: 'proposal',
    ...rita,
    number: 'P-2611-0487',
    car: CAR,
    state: 'em_analise',
  },
  {
    kind: 'contract',
    ...rita,
    number: 'C-2611-0012',
    car: CAR,
    plate: 'ABC1234',
    stage: 'active',
    daysLate: 1,
  },
  { kind: 'service', ...rita, number: 'S-2611-0003', subject: 'pneu', state: 'aberta' },
  { kind: 'lead', ...rita, form: 'contato', status: 'novo' },
];
const finds = (items: FoundItem[], hasMore = false) =>
  answer(searchPortal, { items, hasMore });
const answers = [
  finds(ITEMS),
  answer(getContract, aContract({ id: RITA })),
  answer(listDisputes, []),
  // Further requests of a contract's page.
  ...[listCustomerContracts, listBankCharges, getDelivery, listTrafficFines].map(
    neverAnswer,
  ),
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

afterEach(() => jest.useRealTimers());

/** Opens the portal and its palette (Ctrl+K). */
async function openPalette(own = answers, rights = viewer.rights) {
  const view = open('/consultor', {
    viewer: aViewer('consultant', { rights }),
    answers: own,
  });
  await screen.findByRole('button', { name: 'Ir para...' });
  await view.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ir para' }));
  jest.useFakeTimers({ advanceTimers: true }); // nobody waits for the pause in typing
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

type Inside = { getAllByRole: (role: string) => HTMLElement[] };

/** Name and second line of what was found. */
const shown = (palette: Inside) =>
  palette
    .getAllByRole('option')
    .map((option) => [...option.children].map(({ textContent }) => textContent))
    .filter(({ length }) => length > 1);

it('the palette finds a person and all that is theirs, and says what is open', async () => {
  const { user, palette, field, transport } = await openPalette();
  expect(field.getAttribute('placeholder')).toBe(
    'Página, nome, CPF ou CNPJ, telefone, placa ou número',
  );
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Clientes' });
  for (const name of ['Propostas', 'Contratos', 'Atendimentos', 'Leads'])
    palette.getByRole('group', { name });
  expect(shown(palette)).toEqual([
    [
      'Rita Lemos',
      '•••.982.247-•• · contrato ativo · conta atrasada há 12\u00a0dias · 2\u00a0atendimentos abertos',
    ],
    ['Rita Lemos', `P-2611-0487 · ${CAR} · em análise`],
    [
      'Rita Lemos',
      `C-2611-0012 · ${CAR} · ABC-1234 · contrato ativo · conta atrasada há 1\u00a0dia`,
    ],
    ['Rita Lemos', 'S-2611-0003 · pneu · aberto'],
    ['Rita Lemos', 'Contato · novo'],
  ]);
  expect(transport.requestsOf(searchPortal)).toMatchObject([{ body: { text: 'rita' } }]);
});

it.each([
  [{ active: 2, coming: 1 }, '2\u00a0contratos ativos · carro a entregar'],
  [{ proposals: 1, leads: 3 }, 'proposta aberta · 3\u00a0leads abertos'],
  [{ daysLate: 40 }, 'conta atrasada há 40\u00a0dias'],
  [{}, 'nada aberto'],
])('of a customer with %j the palette says %s', (open, words) => {
  expect(goToCopy.customer(aCustomer(open), true)).toEqual(
    `•••.982.247-•• · ${words}`.split(' · '),
  );
});

it('the line of a customer without a document begins with a capital letter', async () => {
  const { user, palette } = await openPalette([
    finds([{ ...aCustomer({ active: 1, leads: 1 }), document: '' }]),
  ]);
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Clientes' });
  expect(shown(palette)).toEqual([['Rita Lemos', 'Contrato ativo · lead aberto']]);
});

it('a document that is typed stands in no address', async () => {
  const { user, palette, location, transport } = await openPalette();
  await user.keyboard('529.982.247-25');
  await palette.findByRole('group', { name: 'Clientes' });
  expect(searchPortal.method).toBe('POST');
  const [request] = transport.requestsOf(searchPortal);
  expect(request?.body).toEqual({ text: '529.982.247-25' });
  expect(request?.query).toEqual({});
  expect(location()).toBe('/consultor');
});

it('the palette opens what was found, by arrow keys and Enter', async () => {
  const { user, palette, location } = await openPalette();
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Contratos' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toBe(`/consultor/contratos/${RITA}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the palette searches for who has no right, and does not say that nothing is open', async () => {
  const { user, palette, transport } = await openPalette(
    [finds([aCustomer({})])],
    ['leads'],
  );
  await user.keyboard('rita');
  await palette.findByRole('group', { name: 'Clientes' });
  expect(shown(palette)).toEqual([['Rita Lemos', '•••.982.247-••']]);
  expect(transport.requestsOf(searchPortal)).toHaveLength(1);
});

it.each(['zz', 'au'])(
  'the palette asks for nothing shorter than three characters, and says so: %s',
  async (text) => {
    const { user, palette, transport } = await openPalette();
    await user.keyboard(text);
    await palette.findByText('Digite pelo menos três letras ou números.');
    expect(palette.queryByText('Nada encontrado.')).toBeNull();
    expect(transport.requestsOf(searchPortal)).toEqual([]);
  },
);

it('the palette says that there are more results', async () => {
  const { user, palette } = await openPalette([finds(ITEMS, true)]);
  await user.keyboard('rita');
  await palette.findByText(
    'Há mais resultados. Digite mais do nome ou o número inteiro.',
  );
});

it('the palette says that nothing was found', async () => {
  const { user, palette } = await openPalette([finds([])]);
  await user.keyboard('xyzt');
  await palette.findByText('Nada encontrado.');
});

it('the palette says that the search failed', async () => {
  const { user, palette } = await openPalette([
    refuse(searchPortal, 503, { message: 'Tente em instantes.' }),
  ]);
  await user.keyboard('xyzt');
  await palette.findByText('A busca falhou. Tente de novo em instantes.');
});

it('has words for each page of the menu, and for no other', () => {
  const paths = MENU.flatMap(({ tabs }) => tabs.map(({ to }) => to));
  expect(Object.keys(PAGE_WORDS).sort()).toEqual([...paths].sort());
});

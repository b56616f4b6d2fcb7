import { screen, waitFor, within } from '@testing-library/react';
import { getProposal, listProposals, type Proposal } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/propostas';
const dealer = aViewer('dealer');

const idOf = (last: number) => `3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6${last}`;
const proposals = (...items: Proposal[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: { em_analise: items.length },
});
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
/** Requests of the list itself, without those for the figures above it. */
const searches = (transport: ReturnType<typeof open>['transport']) =>
  transport
    .requestsOf(listProposals)
    .map(({ query }) => query)
    .filter(({ limit }) => limit === undefined);

describe("the dealership's proposals", () => {
  const folded = async () =>
    (await screen.findByRole('button', { name: /(Mais|Menos) filtros/ })).getAttribute(
      'aria-expanded',
    );

  it('fold their seldom filters on a phone, but none that is in use', async () => {
    const answers = [answer(listProposals, proposals(aProposal()))];
    const { user } = open(LIST, { viewer: dealer, answers });
    expect(await folded()).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Mais filtros' }));
    expect(await folded()).toBe('true');
    expect(screen.getByRole('button', { name: 'Menos filtros' })).toBeTruthy();
  });

  it('show the filters of the address unfolded, and no button to fold them', async () => {
    const answers = [answer(listProposals, proposals(aProposal()))];
    open(`${LIST}?dias=30`, { viewer: dealer, answers });
    await waitFor(() =>
      expect(document.querySelector('.filters-more[data-open]')).not.toBeNull(),
    );
    expect(screen.queryByRole('button', { name: /(Mais|Menos) filtros/ })).toBeNull();
  });

  it('wait as rows that say they are loading', async () => {
    open(LIST, { viewer: dealer, answers: [neverAnswer(listProposals)] });
    await screen.findByRole('heading', { name: 'Minhas propostas' });
    screen.getByText('Carregando');
  });

  it('say what happened when they cannot be read, and can be asked for again', async () => {
    const { user, transport } = open(LIST, {
      viewer: dealer,
      answers: [refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir as propostas.' });
    const before = searches(transport).length;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(searches(transport).length).toBe(before + 1));
  });

  it('invite to send the link while there are none', async () => {
    open(LIST, { viewer: dealer, answers: [answer(listProposals, proposals())] });
    await screen.findByRole('heading', {
      name: /^Nenhuma proposta por aqui ainda\. Mande um link a um cliente/,
    });
    const [, action] = screen.getAllByRole('link', { name: 'gerar link portal' });
    expect(action?.getAttribute('href')).toBe('/concessionarias/gerar-link');
  });

  it('show customer, car, price, state, age and origin', async () => {
    const row = aProposal({
      customerName: 'Padaria Boa Massa Ltda.',
      clientType: 2,
      origin: 'venda-assistida',
      state: 'documentos_pendentes',
      createdAt: daysAgo(9),
    });
    open(LIST, { viewer: dealer, answers: [answer(listProposals, proposals(row))] });
    const cells = within(
      await screen.findByRole('row', { name: /Padaria Boa Massa Ltda\./ }),
    );
    expect(cells.getByRole('link').getAttribute('href')).toBe(`${LIST}/${row.id}`);
    for (const text of [
      'Aroeira',
      'Documentos pendentes',
      '9 dias',
      'Venda assistida',
      'P-2611-0487, PJ',
      '36 meses, 1.000 km',
    ])
      cells.getByText(text);
    cells.getByText(/R\$\s2\.549,00/);
    screen.getByText('1 proposta');
  });

  it('have four numbers above, whatever the filters show', async () => {
    const counts = {
      em_analise: 3,
      documentos_pendentes: 1,
      aprovada: 1,
      contrato_assinado: 1,
      ativa: 1,
      reprovada: 1,
    };
    const recent = { em_analise: 3, aprovada: 1 };
    open(`${LIST}?busca=ana`, {
      viewer: dealer,
      answers: [
        answer(listProposals, ({ query }) => ({
          ...proposals(),
          counts: query?.next ? {} : query?.days === '7' ? recent : counts,
        })),
      ],
    });
    const numberOf = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    await waitFor(() => expect(numberOf('Em aberto')).toBe('6'));
    expect(
      ['Esperando o cliente', 'Com mais de 7 dias', 'Contratos'].map(numberOf),
    ).toEqual(['3', '2', '2']);
    for (const note of ['o próximo passo é deles', 'fale com 2 clientes', '1 ativo'])
      screen.getByText(note);
  });
});

it.each([
  [1, 'fale com 1 cliente'],
  [2, 'os clientes já têm próximo passo'],
])(
  'of 2 old ones that wait, with a next step for %s, it says: %s',
  async (many, said) => {
    stopClock(Date.parse('2026-11-23T23:59:59-03:00'));
    const all: Record<string, number> = { documentos_pendentes: 1, aprovada: 1 };
    const planned: Record<string, number> = { aprovada: many };
    const { transport } = open(LIST, {
      viewer: dealer,
      answers: [
        answer(listProposals, ({ query }) => ({
          ...proposals(),
          counts: query?.next ? planned : query?.days ? {} : all,
        })),
      ],
    });
    await screen.findByText(said);
    const queries = transport.requestsOf(listProposals).map(({ query }) => query);
    expect(queries.find(({ next }) => next)).toEqual({
      ...{ limit: '1', next: 'any', to: '2026-11-15' },
    });
  },
);

describe('the filters', () => {
  it('are read from the address and asked of the API', async () => {
    const { transport } = open(
      `${LIST}?busca=Ana&estado=em_analise&origem=site&dias=30`,
      { viewer: dealer, answers: [answer(listProposals, proposals(aProposal()))] },
    );
    await screen.findByRole('row', { name: /Ana Souza/ });
    expect(searches(transport)).toEqual([
      { search: 'Ana', state: 'em_analise', origin: 'site', days: '30' },
    ]);
    expect(screen.getByLabelText('Cliente, CPF, CNPJ ou número')).toHaveProperty(
      'value',
      'Ana',
    );
    expect(screen.getByLabelText('Situação')).toHaveProperty('value', 'em_analise');
  });

  it('go into the address, and into the link of each row', async () => {
    const { user, location } = open(LIST, {
      viewer: dealer,
      answers: [answer(listProposals, proposals(aProposal()))],
    });
    await screen.findByRole('row', { name: /Ana Souza/ });
    await user.selectOptions(screen.getByLabelText('Situação'), 'Em análise (1)');
    await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 7 dias');
    await user.type(screen.getByLabelText('Cliente, CPF, CNPJ ou número'), 'ana{Enter}');
    await waitFor(() =>
      expect(location()).toBe(`${LIST}?estado=em_analise&dias=7&busca=ana`),
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Ana Souza' }).getAttribute('href')).toBe(
        `${LIST}/${aProposal().id}?estado=em_analise&dias=7&busca=ana`,
      ),
    );
  });

  it('close the open proposal once they leave it out, and sorting closes none', async () => {
    const shown = aProposal();
    const { user, location } = open(`${LIST}/${shown.id}`, {
      viewer: dealer,
      answers: [
        answer(listProposals, ({ query }) =>
          query?.order || query?.days === '7' ? proposals() : proposals(shown),
        ),
        answer(getProposal, { ...shown, income: null, history: [], deliveryDate: null }),
      ],
    });
    await screen.findByRole('complementary', { name: shown.number });
    await user.selectOptions(
      await screen.findByLabelText('Ordem'),
      'Abertas, há mais tempo sem mudar',
    );
    await screen.findByText('Nenhuma proposta por aqui ainda.', { exact: false });
    screen.getByRole('complementary', { name: shown.number });
    await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 7 dias');
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: shown.number })).toBeNull(),
    );
    expect(location()).toBe(`${LIST}?ordem=paradas&dias=7`);
  });

  it("that find nothing say so, and 'Limpar' takes them away", async () => {
    const { user, location } = open(`${LIST}?busca=zzz`, {
      viewer: dealer,
      answers: [answer(listProposals, proposals())],
    });
    await screen.findByText('Nenhuma proposta com esses filtros.');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(location()).toBe(LIST));
    await waitFor(() =>
      expect(screen.getByLabelText('Cliente, CPF, CNPJ ou número')).toHaveProperty(
        'value',
        '',
      ),
    );
    expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
  });
});

it("'Carregar mais' adds the next page below", async () => {
  const first = {
    ...proposals(aProposal({ customerName: 'Ana Souza' })),
    nextCursor: 'abc',
    total: 2,
  };
  const second = {
    ...proposals(aProposal({ id: idOf(7), customerName: 'Bruno Reis' })),
    total: 2,
  };
  const { user } = open(LIST, {
    viewer: dealer,
    answers: [
      answer(listProposals, ({ query }) => (query?.cursor === 'abc' ? second : first)),
    ],
  });
  await screen.findByText('1 de 2 propostas');
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
  await screen.findByText('2 de 2 propostas');
  expect(
    screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent),
  ).toEqual(['Ana Souza', 'Bruno Reis']);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { exportSalesStatement, getSalesStatement } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aSalesStatement,
  aStatementEntry,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/extrato-de-vendas';
const viewer = aViewer('dealer');
const DIEGO = '22222222-2222-4222-8222-222222222222';

const back = aStatementEntry({
  kind: 'estorno',
  day: '2026-11-19',
  soldOn: '2026-10-30',
  contractNumber: 'C-2610-0003',
  customerName: 'Rita Lemos',
  contractId: DIEGO,
  sellerId: DIEGO,
  sellerName: 'Diego Ramos',
  basis: 24_000,
  commission: -840,
});
const sums = { sales: 0, takenBack: 1, earned: 0, returned: 840, commission: -840 };
const [vera] = aSalesStatement().sellers;
const statement = aSalesStatement({
  takenBack: 1,
  returned: 840,
  commission: 246.96,
  entries: [aStatementEntry(), back],
  sellers: [
    { sellerId: DIEGO, sellerName: 'Diego Ramos', ...sums },
    ...(vera ? [vera] : []),
  ],
});
const answers = [answer(getSalesStatement, statement)];

const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
const figures = async () => {
  await screen.findByRole('heading', { name: 'Vendas e estornos' });
  return [...document.querySelectorAll('.figures > div')].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  );
};

describe('the statement of a dealership', () => {
  it('begins with the sum of the month', async () => {
    open(PAGE, { viewer, answers });
    expect(await figures()).toEqual([
      'Comissão do mêsem novembro de 2026R$ 246,96',
      'Das vendas1 vendaR$ 1.086,96',
      'Estornado1 contrato canceladoR$ 840,00',
    ]);
  });

  it('lists each sale with day, basis, rate and commission, and what was taken back', async () => {
    open(PAGE, { viewer, answers });
    expect(await rowsOf(/^Vendas e estornos/)).toEqual([
      'C-2611-000710/11/2026Aroeira Evolução 1.0 Turbo ATVera NunesR$ 31.056,003,5%R$ 1.086,963,5% de R$ 31.056,00',
      'C-2610-0003Rita LemosEstorno da venda de 30/10/202619/11/2026Aroeira Evolução 1.0 Turbo ATDiego RamosR$ 24.000,003,5%-R$ 840,003,5% de R$ 24.000,00',
    ]);
  });

  it('leads from a sale to its proposal', async () => {
    open(PAGE, { viewer, answers });
    const link = await screen.findByRole('link', { name: 'C-2611-0007' });
    expect(link.getAttribute('href')).toBe(
      `/concessionarias/propostas/${aStatementEntry().proposalId}`,
    );
  });

  it('sums by seller', async () => {
    open(PAGE, { viewer, answers });
    expect(await rowsOf(/por vendedor$/)).toEqual([
      'Diego Ramos0 vendas, 1 estorno01-R$ 840,00',
      'Vera Nunes1 venda10R$ 1.086,96',
    ]);
  });

  it('shows the rates with the day from which each holds', async () => {
    const [first] = statement.rates;
    if (!first) throw new Error('No rate');
    const rates = [
      { ...first, rate: 4, from: '2026-12-01' },
      {
        ...first,
        rate: 40,
        from: '2026-12-01',
        setAt: '2026-09-19T15:00:00.000Z',
        isReplaced: true,
      },
      first,
    ];
    open(PAGE, { viewer, answers: [answer(getSalesStatement, { ...statement, rates })] });
    expect(await rowsOf(/^Taxas da loja/)).toEqual([
      '01/12/2026ainda não vale4%20/09/2026',
      '01/12/2026corrigida antes de valer40%19/09/2026',
      '01/10/20263,5%20/09/2026',
    ]);
  });

  it('says that there is no rate yet', async () => {
    const none = answer(getSalesStatement, { ...statement, rates: [] });
    open(PAGE, { viewer, answers: [none] });
    await screen.findByText(/^A loja ainda não tem taxa/);
  });

  it('asks for the month of the address, and offers all since the first sale', async () => {
    const { user, transport } = open(PAGE, { viewer, answers });
    await figures();
    const month = screen.getByLabelText<HTMLSelectElement>('Mês');
    expect([...month.options].map(({ text }) => text)).toEqual([
      'novembro de 2026',
      'outubro de 2026',
    ]);
    await user.selectOptions(month, 'outubro de 2026');
    await waitFor(() =>
      expect(transport.requestsOf(getSalesStatement).at(-1)).toMatchObject({
        query: { month: '2026-10' },
      }),
    );
    await figures();
  });

  it('opens on the newest month with a sale, says so, and keeps the month of the address', async () => {
    const later = { ...statement, currentMonth: '2026-12' };
    const empty = aSalesStatement({ ...later, month: '2026-12', entries: [] });
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        answer(getSalesStatement, ({ query }) => (query?.month ? empty : later)),
        neverAnswer(exportSalesStatement),
      ],
    });
    const note =
      'Nenhuma venda em dezembro de 2026 até agora. Este é o último mês com alguma.';
    await screen.findByText(note);
    const month = screen.getByLabelText<HTMLSelectElement>('Mês');
    expect(month.selectedOptions[0]?.text).toBe('novembro de 2026');
    await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
    expect(transport.requestsOf(exportSalesStatement)).toMatchObject([
      { query: { month: '2026-11' } },
    ]);
    await user.selectOptions(month, 'dezembro de 2026');
    await screen.findByRole('heading', { name: 'Nenhuma venda em dezembro de 2026.' });
    expect(screen.queryByText(note)).toBeNull();
  });

  it('is saved as a spreadsheet of its month', async () => {
    const file = answer(exportSalesStatement, {
      name: 'extrato.csv',
      type: 'text/csv',
      bytes: new Uint8Array([49]),
    });
    const { user, transport } = open(`${PAGE}?mes=2026-10`, {
      viewer,
      answers: [...answers, file],
    });
    await figures();
    await user.click(screen.getByRole('button', { name: 'Baixar planilha' }));
    expect(transport.requestsOf(exportSalesStatement)).toMatchObject([
      { query: { month: '2026-10' } },
    ]);
  });

  it('says when the month has no sale, and how one comes', async () => {
    const empty = aSalesStatement({ entries: [], sellers: [], sales: 0 });
    open(PAGE, { viewer, answers: [answer(getSalesStatement, empty)] });
    await screen.findByRole('heading', { name: 'Nenhuma venda em novembro de 2026.' });
    screen.getByText('Uma venda entra aqui no dia em que o cliente assina o contrato.');
  });

  it('waits as rows', async () => {
    open(PAGE, { viewer, answers: [neverAnswer(getSalesStatement)] });
    await screen.findByText('Carregando');
  });

  it('can be asked for again after a failure', async () => {
    const refusal = refuse(getSalesStatement, 503, { message: 'Tente em instantes.' });
    open(PAGE, { viewer, answers: [refusal] });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir o extrato.' });
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});

describe('the statement of a seller', () => {
  it('has the own sales without colleagues, and says whose the commission is', async () => {
    open(PAGE, { viewer: aViewer('seller'), answers });
    await screen.findByText(/A sua parte você combina com a loja\.$/);
    await figures();
    expect(screen.queryByRole('table', { name: /por vendedor$/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Vendedor' })).toBeNull();
  });

  it('names the dealership of a sale at another one', async () => {
    const entries = [aStatementEntry({ dealershipName: 'Rodar Batel' })];
    const there = answer(getSalesStatement, aSalesStatement({ entries }));
    open(PAGE, { viewer: aViewer('seller'), answers: [there] });
    await screen.findByText('Rodar Batel');
  });
});

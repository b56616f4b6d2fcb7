import { screen, within } from '@testing-library/react';
import {
  type AgeBand,
  type FunnelSteps,
  getProposalAges,
  getSalesFunnel,
  type SalesFunnel,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const portal = portalForSpecs('dealer-portal', routes);
const open: typeof portal.open = (path, { answers = [], ...options } = {}) =>
  portal.open(path, {
    ...options,
    answers: [answer(getProposalAges, { bands: [] }), ...answers],
  });
const PAGE = '/concessionarias/resultados';
const dealer = aViewer('dealer');
const VERA = '11111111-1111-4111-8111-111111111111';

const steps = (counts: Partial<FunnelSteps> = {}): FunnelSteps => ({
  visits: 0,
  simulations: 0,
  proposals: 0,
  contracts: 0,
  ...counts,
});
const shop = {
  current: steps({ visits: 1200, simulations: 40 }),
  previous: steps({ visits: 900 }),
};
const ofVera = { current: steps({ visits: 7, proposals: 2 }), previous: steps() };
const bySite = { current: steps({ proposals: 1, contracts: 1 }), previous: steps() };
const aFunnel = (changes: Partial<SalesFunnel> = {}): SalesFunnel => ({
  currentMonth: '2026-11-01',
  previousMonth: '2026-10-01',
  current: steps({ visits: 1207, simulations: 40, proposals: 3, contracts: 1 }),
  previous: steps({ visits: 900 }),
  links: [
    { origin: 'link-da-loja', sellerId: null, sellerName: null, ...shop },
    { origin: 'venda-assistida', sellerId: VERA, sellerName: 'Vera Nunes', ...ofVera },
    { origin: 'site', sellerId: null, sellerName: null, ...bySite },
  ],
  sellers: [
    { sellerId: null, sellerName: null, ...shop },
    { sellerId: VERA, sellerName: 'Vera Nunes', ...ofVera },
  ],
  campaigns: [{ campaign: 'verao', ...shop }],
  ...changes,
});
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/Visitas(?=\d)/, ' '));

describe('the results of a dealership', () => {
  it('are the steps of both months, as bars and as a table', async () => {
    open(PAGE, { viewer: dealer, answers: [answer(getSalesFunnel, aFunnel())] });
    expect(await rowsOf('Etapas de dois meses')).toEqual([
      'EtapaNovembro, até agoraOutubro',
      ' 1.207900',
      'Simulações400',
      'Propostas30',
      'Contratos10',
    ]);
    await screen.findByRole('img', { name: /^Etapas em Novembro/ });
    expect(screen.queryByText(/ainda não teve/)).toBeNull();
  });

  it('name each link, seller and campaign beside the month before', async () => {
    open(PAGE, { viewer: dealer, answers: [answer(getSalesFunnel, aFunnel())] });
    const [, link, assisted, site] = await rowsOf('Etapas por link');
    expect(link).toMatch(/^Link da loja, sem vendedor 1\.200 Outubro: 900/);
    expect(assisted).toMatch(/^Venda assistida de Vera Nunes 7 Outubro: 0/);
    expect(site).toMatch(/^Sem link: escolheu a loja no siteVisitasnão contamos/);
    const [, none, vera] = await rowsOf('Etapas por vendedor');
    expect(none).toMatch(/^Sem vendedor 1\.200/);
    expect(vera).toMatch(/^Vera Nunes 7/);
    const [, campaign] = await rowsOf('Etapas por campanha');
    expect(campaign).toMatch(/^verao 1\.200/);
  });

  it('show the month before alone while nothing has happened in this one', async () => {
    const quiet = { current: steps(), previous: steps({ visits: 900, proposals: 2 }) };
    const funnel = aFunnel({
      ...quiet,
      links: [{ origin: 'link-da-loja', sellerId: null, sellerName: null, ...quiet }],
      sellers: [],
      campaigns: [],
    });
    open(PAGE, { viewer: dealer, answers: [answer(getSalesFunnel, funnel)] });
    await screen.findByText(
      'Novembro ainda não teve visita, simulação, proposta nem contrato. Outubro vem inteiro abaixo.',
    );
    const [, link] = await rowsOf('Etapas por link');
    expect(link).toBe('Link da loja, sem vendedor 900Simulações0Propostas2Contratos0');
  });

  it('say how links get a campaign while there is none', async () => {
    const funnel = aFunnel({ campaigns: [] });
    open(PAGE, { viewer: dealer, answers: [answer(getSalesFunnel, funnel)] });
    await screen.findByText(/^Nenhum link com campanha ainda\. Escreva &utm_campaign=/);
  });

  it('start with the link while there are no results', async () => {
    const funnel = aFunnel({ links: [], sellers: [], campaigns: [] });
    open(PAGE, { viewer: dealer, answers: [answer(getSalesFunnel, funnel)] });
    await screen.findByRole('heading', { name: /^Nada neste mês nem no passado\./ });
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'gerar link portal' });
    expect(link.getAttribute('href')).toBe('/concessionarias/gerar-link');
  });

  it('of a seller are the own ones, without a table of colleagues', async () => {
    const answers = [answer(getSalesFunnel, aFunnel())];
    open(PAGE, { viewer: aViewer('seller'), answers });
    await screen.findByText(/^Da visita ao contrato: o que os seus links trouxeram/);
    await screen.findByRole('heading', { name: 'Por link' });
    expect(screen.queryByRole('heading', { name: 'Por vendedor' })).toBeNull();
  });

  it('wait as rows, and say what happened when they cannot be read', async () => {
    open(PAGE, { viewer: dealer, answers: [neverAnswer(getSalesFunnel)] });
    await screen.findByText('Carregando');
  });

  it('can be asked for again after a failure', async () => {
    const refusal = refuse(getSalesFunnel, 503, { message: 'Tente em instantes.' });
    open(PAGE, { viewer: dealer, answers: [refusal] });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os resultados.' });
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});

describe('the ages of open proposals', () => {
  const none = { analysis: 0, customer: 0, delivery: 0 };
  const bands: AgeBand[] = [
    { from: 0, to: 2, ...none, analysis: 1200, customer: 3 },
    { from: 3, to: 7, ...none, delivery: 1 },
    { from: 31, to: null, ...none, customer: 2 },
  ];
  const funnel = answer(getSalesFunnel, aFunnel());

  it('are bars, and a table that says whose turn each is', async () => {
    const answers = [funnel, answer(getProposalAges, { bands })];
    open(PAGE, { viewer: dealer, answers });
    expect(await rowsOf('Propostas em aberto, por idade')).toEqual([
      'IdadeNa análiseCom o clienteNa entregaTodas',
      'Até 2 dias1.200301.203',
      '3 a 7 dias0011',
      'Mais de 30 dias0202',
    ]);
    await screen.findByRole('img', { name: /^Propostas em aberto por idade/ });
  });

  it('say that nothing is open', async () => {
    const answers = [
      funnel,
      answer(getProposalAges, { bands: [{ from: 0, to: 2, ...none }] }),
    ];
    open(PAGE, { viewer: dealer, answers });
    await screen.findByText('Nenhuma proposta em aberto.');
    expect(screen.queryByRole('img', { name: /por idade/ })).toBeNull();
  });

  it('that cannot be read leave the funnel as it is', async () => {
    const refusal = refuse(getProposalAges, 503, { message: 'Tente em instantes.' });
    open(PAGE, { viewer: dealer, answers: [funnel, refusal] });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir as idades das propostas.',
    });
    await rowsOf('Etapas de dois meses');
  });
});

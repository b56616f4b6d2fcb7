import { screen, waitFor, within } from '@testing-library/react';
import {
  type ContractSummary,
  getLoggedUser,
  getProposal,
  listContracts,
  listProposals,
  listSimulations,
  type LoggedUser,
  type Proposal,
  type ProposalDetail,
  signOut,
  type Simulation,
} from '@site/contracts';
import { answerDay } from '@site/contracts/answer-promise';
import { formatDate } from '@site/contracts/brazil';
import {
  A_UUID,
  aBasket,
  aContractSummary,
  type Answer,
  answer,
  aProposal,
  aQuote,
  aSimulation,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene, whereGuardLeads } from '../../testing/site-scene';
import { memberAreaRoutes } from './member-area.routes';

guardConsole();

const AREA = '/area-logada';
const NUMBER = 'P-2611-0487';

const listOf = (items: Proposal[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: {},
});
const detailOf = (
  proposal: Proposal,
  changes: Partial<ProposalDetail> = {},
): ProposalDetail => ({
  ...proposal,
  history: [],
  income: 8000,
  deliveryDate: null,
  ...changes,
});

type Facts = {
  path?: string;
  user?: Partial<LoggedUser>;
  proposals?: Proposal[];
  details?: ProposalDetail[];
  contracts?: ContractSummary[];
  simulations?: Simulation[];
  answers?: Answer[];
};

function openArea({
  path = AREA,
  user = {},
  proposals = [],
  details,
  contracts = [],
  simulations = [],
  answers = [],
}: Facts = {}) {
  const scene = siteScene();
  const known = details ?? proposals.map((proposal) => detailOf(proposal));
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser(user)),
      answer(listProposals, listOf(proposals)),
      answer(listContracts, contracts),
      answer(listSimulations, simulations),
      ...known.map((detail) => answer(getProposal, detail)),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

const nextBand = () => screen.findByRole('region', { name: 'O que vem agora' });

describe('the way in', () => {
  it.each([
    ['/area-logada', '/conta/login?returnUrl=%2Farea-logada'],
    [
      `/area-logada?enviada=${NUMBER}`,
      `/conta/login?returnUrl=%2Farea-logada%3Fenviada%3D${NUMBER}`,
    ],
  ])('from %s without a session leads to %s', async (path, target) => {
    expect(await whereGuardLeads(memberAreaRoutes, AREA, path)).toBe(target);
  });

  it('to a proposal is guarded too', async () => {
    expect(
      await whereGuardLeads(
        memberAreaRoutes,
        '/area-logada/propostas/:id',
        `/area-logada/propostas/${A_UUID}`,
      ),
    ).toBe(`/conta/login?returnUrl=%2Farea-logada%2Fpropostas%2F${A_UUID}`);
  });

  it.each(memberAreaRoutes.map(({ path, loader }) => [path, loader] as const))(
    '%s asks again in the browser',
    (_path, loader) => {
      expect(typeof loader === 'function' && loader.hydrate).toBe(true);
    },
  );
});

describe('somebody of the staff', () => {
  it.each([
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
    ['consultant', '/consultor'],
  ] as const)('%s is taken to %s', async (kind, home) => {
    const scene = siteScene();
    renderRoute(amongOthers(memberAreaRoutes), AREA, {
      wire: scene.wire,
      viewer: aViewer(kind),
    });
    await waitFor(() => expect(scene.loads).toEqual([home]));
  });
});

describe('what is next', () => {
  it('is the newest proposal that still moves, with its price', async () => {
    const refused = aProposal({
      id: A_UUID.replace('3f2b', '4f2b'),
      number: 'P-2611-0500',
      state: 'reprovada',
      modelName: 'Lume',
    });
    openArea({ proposals: [refused, aProposal({ state: 'em_analise' })] });
    const band = await nextBand();
    within(band).getByRole('heading', {
      level: 1,
      name: 'Sua proposta do Aroeira está em análise',
    });
    within(band).getByText('R$ 2.549,00 por mês');
    within(band).getByText('PF, 36 meses, 1.000 km por mês, Branco Nuvem');
    expect(
      within(band).getByRole('link', { name: 'Ver proposta' }).getAttribute('href'),
    ).toBe(`/area-logada/propostas/${A_UUID}`);
  });

  it('says the reason when documents are missing', async () => {
    const proposal = aProposal({ state: 'documentos_pendentes' });
    const history = [
      {
        from: 'em_analise' as const,
        to: 'documentos_pendentes' as const,
        at: '2026-11-20T12:00:00.000Z',
        by: 'consultor',
        reason: 'A foto da CNH ficou escura.',
      },
    ];
    openArea({ proposals: [proposal], details: [detailOf(proposal, { history })] });
    await within(await nextBand()).findByText(
      /^A foto da CNH ficou escura\. Envie na página da proposta o que pedimos, até \d\d\/\d\d\/\d{4}\. Quando o último chegar/,
    );
    within(await nextBand()).getByRole('heading', {
      name: 'Falta um documento na proposta do Aroeira',
    });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Enviar documentos' })
        .getAttribute('href'),
    ).toBe(`/area-logada/propostas/${A_UUID}`);
  });

  it('says until when the answer comes, and owns up when it is late', async () => {
    const sent = (updatedAt: Date) =>
      aProposal({ state: 'em_analise', updatedAt: updatedAt.toISOString() });
    const now = new Date();
    const { unmount } = openArea({ proposals: [sent(now)] });
    within(await nextBand()).getByText(
      `Uma pessoa está conferindo. Respondemos por e-mail e nesta página até ${formatDate(answerDay(now))}.`,
    );
    unmount();
    const longAgo = new Date('2026-10-01T15:00:00.000Z');
    openArea({ proposals: [sent(longAgo)] });
    within(await nextBand()).getByText(/^Prometemos responder até 02\/10\/2026/);
  });

  it('after a refusal is another simulation', async () => {
    openArea({ proposals: [aProposal({ state: 'reprovada' })] });
    // the card below names the state as customers read it (product.md §12)
    await screen.findByText('Não aprovada', { selector: '.tag' });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Simular um carro' })
        .getAttribute('href'),
    ).toBe('/simulador/escolher-alugar-carro-mensal');
  });

  it('without a proposal is the simulation that waits', async () => {
    openArea({ simulations: [aSimulation({ basket: aBasket() })] });
    within(await nextBand()).getByRole('heading', {
      name: 'Sua simulação está guardada',
    });
    expect(
      within(await nextBand())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/simulador/carrinho');
  });

  it('without anything is the registration when it is open', async () => {
    openArea({ user: { registrationFinished: false } });
    within(await nextBand()).getByRole('heading', {
      name: 'Falta completar o seu cadastro',
    });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Continuar cadastro' })
        .getAttribute('href'),
    ).toBe('/cadastro-de-carro-por-assinatura-mensal');
  });

  it('else is a first car', async () => {
    openArea();
    within(await nextBand()).getByRole('heading', {
      name: 'Comece pelo carro que você quer',
    });
  });

  it('mentions the open registration beside a proposal', async () => {
    openArea({ proposals: [aProposal()], user: { registrationFinished: false } });
    within(await nextBand()).getByText(
      'Seu cadastro ainda não está completo. Sem ele, uma proposta nova não pode ser enviada.',
    );
  });
});

describe('the overview', () => {
  it('shows each proposal with its state and its road', async () => {
    openArea({ proposals: [aProposal({ state: 'em_analise' })] });
    const card = await screen.findByRole('article', {
      name: 'Aroeira Evolução 1.0 Turbo AT',
    });
    within(card).getByText('Em análise', { selector: '.tag' });
    const steps = within(card).getByRole('list', {
      name: `Passos da proposta ${NUMBER}`,
    });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .find((step) => step.getAttribute('aria-current') === 'step')?.textContent,
    ).toContain('Em análise, passo atual');
  });

  it.each([
    ['aprovada', 'notice--ok'],
    ['documentos_pendentes', 'notice--warn'],
    ['reprovada', 'notice--err'],
  ] as const)('shows the reason of %s in the colour of its state', async (to, tone) => {
    const proposal = aProposal({ state: to });
    const step = { from: 'em_analise' as const, at: '2026-11-20T12:00:00.000Z' };
    const history = [
      { ...step, to, by: 'consultor', reason: 'A parcela cabe na renda.' },
    ];
    openArea({ proposals: [proposal], details: [detailOf(proposal, { history })] });
    const card = await screen.findByRole('article');
    const reason = await within(card).findByText('A parcela cabe na renda.');
    expect(reason.closest('.notice')?.className).toBe(`notice ${tone}`);
  });

  it('marks in the menu the part of the page that the address names', async () => {
    openArea({ path: `${AREA}#propostas` });
    await nextBand();
    const menu = within(screen.getByRole('navigation', { name: 'Sua área' }));
    const current = (name: string) =>
      menu.getByRole('link', { name }).getAttribute('aria-current');
    expect([current('Visão geral'), current('Propostas')]).toEqual([null, 'true']);
  });

  it('without proposals says so', async () => {
    openArea();
    await screen.findByRole('heading', { name: 'Nenhuma proposta por aqui' });
  });

  it('keeps e-mail and phone half hidden', async () => {
    openArea();
    await screen.findByText('a•••@example.com');
    screen.getByText('(41) •••••-5432');
    screen.getByText('Completo');
    expect(screen.queryByText('ana@example.com')).toBeNull();
  });

  it('confirms a proposal that was just sent, in a live region', async () => {
    openArea({ path: `${AREA}?enviada=${NUMBER}`, proposals: [aProposal()] });
    const text = await screen.findByText(
      `Proposta ${NUMBER} enviada. Guardamos tudo: acompanhe cada passo por aqui.`,
    );
    expect(text.closest('[role="status"]')).not.toBeNull();
  });

  it('repeats nothing else of the address', async () => {
    openArea({ path: `${AREA}?enviada=${encodeURIComponent('<b>ligue para 0800</b>')}` });
    await nextBand();
    expect(screen.queryByText(/ligue para/)).toBeNull();
  });

  it('without an answer shows only the frame', async () => {
    openArea({ answers: [neverAnswer(getLoggedUser)] });
    await screen.findByRole('navigation', { name: 'Sua área' });
    expect(screen.queryByText('Ana Souza')).toBeNull();
    screen.getByText('Carregando');
  });

  it('that fails says what is safe, with the trace id and another try', async () => {
    const { popups } = openArea({
      answers: [
        refuse(listProposals, 503, {
          message: 'Volte em instantes.',
          traceId: '0af7651916cd43dd8448eb211c80319c',
        }),
      ],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos carregar suas propostas',
    });
    screen.getByText(/0af7651916cd43dd8448eb211c80319c/);
    screen.getByRole('button', { name: 'Tentar de novo' });
    await waitFor(() => expect(popups).toHaveLength(1));
  });

  it('Sair ends the session on the server, clears the browser and goes home', async () => {
    const { user, transport, location, stored } = openArea({
      answers: [answer(signOut, { ok: true })],
    });
    await nextBand();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(transport.requestsOf(signOut)).toHaveLength(1);
    expect(stored('token')).toBeNull();
  });
});

describe('somebody with a car', () => {
  it('reads first what is to be paid and by when, then the car', async () => {
    openArea({ contracts: [aContractSummary()] });
    const band = await nextBand();
    within(band).getByRole('heading', {
      level: 1,
      name: 'Próxima parcela, vence em 10/12/2026',
    });
    within(band).getByText('R$ 2.637,00');
    within(band).getByText('Mensalidade 7 de 12 do Aroeira.');
    const car = await screen.findByRole('article', {
      name: 'Aroeira Evolução 1.0 Turbo AT',
    });
    within(car).getByText('C-2606-0001');
    expect(
      within(car).getByRole('link', { name: 'Ver contrato' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${aContractSummary().id}`);
  });

  it('who is late reads since when, before anything else', async () => {
    const contract = aContractSummary();
    openArea({
      contracts: [
        {
          ...contract,
          nextInstallment: contract.nextInstallment && {
            ...contract.nextInstallment,
            status: 'vencida',
          },
        },
      ],
    });
    within(await nextBand()).getByRole('heading', {
      level: 1,
      name: 'Parcela em atraso desde 10/12/2026',
    });
  });

  it('is told beside the payment that another proposal waits', async () => {
    openArea({
      contracts: [aContractSummary()],
      proposals: [aProposal({ state: 'documentos_pendentes', modelName: 'Lume' })],
    });
    const band = await nextBand();
    within(band).getByText('Falta um documento na proposta do Lume.');
    within(band).getByRole('link', { name: 'Enviar documentos' });
  });

  it('reads of a proposal only while it is on its way to a car', async () => {
    openArea({
      contracts: [aContractSummary()],
      proposals: [aProposal({ state: 'ativa' })],
    });
    await screen.findByText('Nenhuma proposta em andamento.');
    expect(screen.queryByRole('list', { name: /Passos da proposta/ })).toBeNull();
  });

  it('finds a contract that has ended below, with its state', async () => {
    openArea({ contracts: [aContractSummary({ state: 'encerrada' })] });
    const past = await screen.findByRole('region', { name: 'Contratos encerrados' });
    within(past).getByRole('link', { name: 'Aroeira, C-2606-0001' });
    within(past).getByText('Encerrada');
  });
});

describe('one proposal', () => {
  const path = `/area-logada/propostas/${A_UUID}`;

  it('shows plan, total and history in plain words', async () => {
    const history = [
      {
        from: 'rascunho' as const,
        to: 'enviada' as const,
        at: '2026-11-20T18:05:00.000Z',
        by: 'cliente',
        reason: null,
      },
      {
        from: 'em_analise' as const,
        to: 'reprovada' as const,
        at: '2026-11-21T18:05:00.000Z',
        by: 'consultor',
        reason: 'A parcela passa de 30% da renda informada.',
      },
    ];
    openArea({
      path,
      details: [
        detailOf(aProposal({ state: 'reprovada', addOns: ['Vidros e pneus'] }), {
          history,
          deliveryDate: '2026-12-12',
        }),
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
    for (const text of [
      'R$ 2.549,00 por mês',
      'Vidros e pneus',
      'todo dia 10',
      '12/12/2026',
      'Rodar Batel',
      'Proposta enviada',
      '20/11/2026, 15:05',
      'Proposta não aprovada',
    ])
      screen.getByText(text);
    expect(
      screen
        .getByText('Total do contrato')
        .nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ).toBe('R$ 91.764,00');
    expect(
      screen.getAllByText(/A parcela passa de 30% da renda informada\./),
    ).toHaveLength(2);
  });

  it('shows what the month is made of while its simulation is there', async () => {
    const basket = aBasket({
      quote: aQuote({
        monthly: 2549,
        lines: [{ key: 'use', label: 'Uso do carro', monthly: 2549 }],
      }),
    });
    openArea({
      path,
      details: [detailOf(aProposal({ simulationCode: 'RD-7K2M-48' }))],
      simulations: [aSimulation({ code: 'RD-7K2M-48', basket })],
    });
    await screen.findByRole('heading', { name: 'O mês, linha por linha' });
    screen.getByText('Uso do carro');
  });

  it('of somebody else is not found', async () => {
    openArea({
      path,
      answers: [refuse(getProposal, 404, { message: 'Não encontrado.' })],
    });
    await screen.findByRole('heading', {
      level: 1,
      name: 'Não encontramos essa proposta.',
    });
    expect(
      screen
        .getByRole('link', { name: 'Voltar para a visão geral' })
        .getAttribute('href'),
    ).toBe(AREA);
  });
});

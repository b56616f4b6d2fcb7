import { screen, waitFor, within } from '@testing-library/react';
import {
  getDelivery,
  getKmBank,
  getLoggedUser,
  listContracts,
  listProposals,
  listServiceRequests,
  listSimulations,
} from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import {
  A_UUID,
  aContractSummary,
  aDelivery,
  aKmBank,
  answer,
  aProposal,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { AREA, detailOf, listOf, openArea } from '../testing/open-area';

guardConsole();

const { id } = aContractSummary();
const CAR = { plate: 'ROD1R23', renavam: '00700123193', chassis: '9BRRDA48ATB000123' };
const ownCar = () =>
  screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
const valueOf = (car: HTMLElement, name: string) =>
  within(car)
    .getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent?.replace(/\s/g, ' ');
const linksOf = (car: HTMLElement) =>
  within(car)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('a delivered car shows its km, its plate and its actions', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [
      answer(getKmBank, aKmBank({ balanceOn: '2026-11-16' })),
      answer(getDelivery, aDelivery({ car: CAR })),
    ],
  });
  const car = await ownCar();
  await within(car).findByText('1.270 km');
  within(car).getByText('de saldo em 16/11/2026');
  within(car).getByText(/^Nesse ritmo, você termina com/);
  within(car).getByText('Ativa', { selector: '.tag' });
  expect(valueOf(car, 'Leitura de 16/11/2026')).toBe('4.738 km');
  expect(valueOf(car, 'Placa')).toBe('ROD1R23');
  expect(linksOf(car)).toEqual([
    ['Pagar', `/area-logada/contratos/${id}/pagar?vencimento=2026-12-10`],
    ['Pedir ajuda', `/area-logada/contratos/${id}/atendimentos`],
    ['Informar km', `/area-logada/contratos/${id}/km`],
    ['Contrato', `/area-logada/contratos/${id}`],
  ]);
});

it('the actions of a car come first, before its notices and its picture', async () => {
  openArea({
    contracts: [
      aContractSummary({
        openRequests: [
          { id: A_UUID, number: 'S-2611-0009', kind: 'pneu', state: 'em_atendimento' },
        ],
        workshopVisit: { day: '2026-12-03', time: '09:00', dealership: 'Rodar Paulista' },
      }),
    ],
  });
  const car = await ownCar();
  const verbs = within(car).getByRole('list', { name: 'O que fazer com o Aroeira' });
  for (const later of [
    within(car).getByText(/S-2611-0009/),
    within(car).getByText(/^Visita à oficina/),
    within(car).getByRole('heading', { name: /^Aroeira/ }),
  ])
    expect(verbs.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the open request of a car', () => {
  const request = {
    id: '0190a1b2-0000-7000-8000-00000000a5c1',
    number: 'S-2611-0004',
    kind: 'roubo-ou-perda-total',
    state: 'em_atendimento',
    waitingSince: new Date().toISOString(),
  } as const;
  const inQueue = {
    ...request,
    id: A_UUID,
    number: 'S-2611-0009',
    kind: 'pneu',
  } as const;
  const until = formatDate(answerDay(new Date(request.waitingSince)));
  const late = { ...request, waitingSince: '2025-11-21T14:00:00.000Z' };
  const replied = { ...request, waitingSince: undefined };
  const asked = { ...replied, state: 'aguardando_cliente' } as const;
  const call = 'Urgente? A assistência atende 24 horas por dia. 0800 000 0000';
  const list = answer(listServiceRequests, {
    items: [],
    phone: '0800 000 0000',
    canOpen: true,
  });

  it.each([
    [
      [request],
      `Roubo, furto ou perda total, S-2611-0004. Respondemos em até 1 dia útil: até ${until}. ${call} Ver o atendimento`,
    ],
    [
      [late],
      `Roubo, furto ou perda total, S-2611-0004. Prometemos responder até 24/11/2025 e atrasamos: a resposta vem por e-mail e aparece aqui. ${call} Ver o atendimento`,
    ],
    [
      [asked, inQueue],
      `Roubo, furto ou perda total, S-2611-0004. Esperamos a sua resposta. Há mais 1 atendimento aberto. ${call} Responder`,
    ],
    [
      [replied, inQueue, inQueue],
      `Roubo, furto ou perda total, S-2611-0004. Respondemos, e o atendimento continua. Há mais 2 atendimentos abertos. ${call} Ver o atendimento`,
    ],
    [
      [{ ...replied, kind: 'assistencia' as const }],
      `Assistência 24 horas, S-2611-0004. Respondemos, e o atendimento continua. ${call} Ver o atendimento`,
    ],
    [
      [{ ...replied, kind: 'sinistro' as const }],
      `Batida ou outro acidente, S-2611-0004. Respondemos, e o atendimento continua. ${call} Ver o atendimento`,
    ],
    [
      [{ ...replied, kind: 'pneu' as const }],
      'Pneu, S-2611-0004. Respondemos, e o atendimento continua. Ver o atendimento',
    ],
  ])(
    'is named with its promise, its phone where a call helps, and one act (%#)',
    async (openRequests, said) => {
      openArea({
        contracts: [aContractSummary({ openRequests: [...openRequests] })],
        answers: [list],
      });
      const car = await ownCar();
      const line = within(car)
        .getByText(/S-2611-0004/)
        .closest('p');
      await waitFor(() => expect(line?.textContent).toBe(said));
      expect(
        [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      ).toEqual([
        ...(said.includes(call) ? ['tel:08000000000'] : []),
        `/area-logada/atendimentos/${request.id}`,
      ]);
    },
  );

  it('leaves its phone out when that cannot be loaded', async () => {
    openArea({
      contracts: [aContractSummary({ openRequests: [replied] })],
      answers: [refuse(listServiceRequests, 503, { message: 'Fora do ar.' })],
    });
    const line = within(await ownCar())
      .getByText(/S-2611-0004/)
      .closest('p');
    await waitFor(() =>
      expect(line?.textContent).toBe(
        'Roubo, furto ou perda total, S-2611-0004. Respondemos, e o atendimento continua. Ver o atendimento',
      ),
    );
  });

  it('says why the km have no forecast when the car was reported stolen, and asks for no reading', async () => {
    openArea({
      contracts: [aContractSummary({ openRequests: [request] })],
      answers: [list, answer(getKmBank, aKmBank({ forecast: null, topUp: null }))],
    });
    const car = await ownCar();
    await within(car).findByText(
      'Enquanto o atendimento está aberto, não fazemos previsão de km.',
    );
    expect(within(car).queryByText(/Nesse ritmo|Previsão:/)).toBeNull();
    expect(linksOf(car)).toContainEqual(['Ver km', `/area-logada/contratos/${id}/km`]);
    expect(within(car).queryByRole('link', { name: 'Informar km' })).toBeNull();
  });
});

it('the overview has one list of all that waits for an answer, by date', async () => {
  const waitingDamages = { cost: 1420, until: '2027-04-16', isContested: false };
  const fine = { label: 'Multa de trânsito 1', open: 195.23, dueDate: '2026-12-01' };
  const disputed = {
    ...{ label: 'Mensalidade 6 de 12', amount: 637 },
    openedAt: '2026-11-20T15:00:00.000Z',
  };
  const endsOn = '2099-06-17'; // not in sight
  const other = aContractSummary({
    id: '0190a1b2-0000-7000-8000-00000000c0de',
    endsOn,
    modelName: 'Lira',
    versionName: 'Lira Origem 1.0',
    waitingFine: { answerUntil: '2026-11-28', amount: 130.16, isNamed: false },
    dueBefore: [{ ...fine, late: false }],
    openDisputes: [disputed],
  });
  openArea({
    contracts: [aContractSummary({ endsOn, waitingDamages }), other],
    answers: [answer(getKmBank, aKmBank()), answer(getDelivery, aDelivery({ car: CAR }))],
  });
  const list = await screen.findByRole('list', { name: 'O que espera uma resposta' });
  const said = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s/g, ' '));
  expect(said).toEqual([
    'Lira: Chegou uma multa de R$ 130,16. Quem dirigia? Responda até 28/11/2026.Dizer quem dirigia',
    'Lira: Multa de trânsito 1: R$ 195,23, vence em 01/12/2026.Pagar esta conta',
    'Aroeira: A vistoria encontrou danos de R$ 1.420,00. Responda até 16/04/2027: sem resposta, o valor é cobrado.Ver os danos',
    'Lira: Sua contestação de Mensalidade 6 de 12, R$ 637,00, está com a gente desde 20/11/2026.Ver a contestação',
  ]);
  await ownCar();
});

it('the overview leaves out sections that are empty for a customer with a car', async () => {
  openArea({ contracts: [aContractSummary()] });
  await ownCar();
  for (const name of ['Propostas', 'Simulações', 'Seus dados'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

it('the overview says that there are no proposals when the address asks for them', async () => {
  openArea({ path: `${AREA}#propostas`, contracts: [aContractSummary()] });
  await ownCar();
  screen.getByRole('heading', { name: 'Propostas' });
});

it('the overview appears at once, so that nothing is pushed down', async () => {
  renderRoute(amongOthers(memberAreaRoutes), AREA, {
    wire: siteScene().wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser()),
      answer(listProposals, listOf([])),
      neverAnswer(listContracts),
      answer(listSimulations, []),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Área logada' });
  expect(screen.queryByRole('heading', { name: 'Propostas' })).toBeNull();
});

it('the overview names each document that was asked for, with its note', async () => {
  const proposal = aProposal({ state: 'documentos_pendentes' });
  const asked = {
    ...{ kind: 'cnh-verso' as const, note: 'QR code cortado' },
    askedAt: '2026-11-20T15:00:00.000Z',
  };
  const requestedDocuments = [{ ...asked, receivedAt: null }];
  openArea({
    proposals: [proposal],
    details: [detailOf(proposal, { requestedDocuments })],
  });
  const list = await screen.findByRole('list', { name: 'O que espera uma resposta' });
  await within(list).findByText(/^Falta CNH, verso \(QR code cortado\)\. Envie até /);
});

it('a car driven beyond its km says so without alarm, and links to the offers of km', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [
      answer(
        getKmBank,
        aKmBank({ forecast: { km: 13_240, extraKm: 1240, cost: 868 }, balance: -300 }),
      ),
      answer(getDelivery, aDelivery({ car: CAR })),
    ],
  });
  const car = await ownCar();
  await within(car).findByText(
    /^Nesse ritmo, você passa 1\.240 km do pacote até o fim: R\$\s868,00 de km extra\./,
  );
  expect(linksOf(car).at(-1)).toEqual([
    'Comprar km ou trocar o pacote',
    `/area-logada/contratos/${id}/km`,
  ]);
});

it('a car that must be returned has no km forecast', async () => {
  const carReturn = {
    kind: 'inadimplencia',
    bringBy: '2027-03-24',
    isBack: false,
    isOverdue: false,
    slot: null,
    endedOn: '2027-03-17',
  } as const;
  const bank = aKmBank({ isEndedUnpaid: true, forecast: null, topUp: null });
  openArea({
    contracts: [aContractSummary({ carReturn })],
    answers: [answer(getKmBank, bank), answer(getDelivery, aDelivery({ car: CAR }))],
  });
  const car = await ownCar();
  await within(car).findByText(
    /^O contrato terminou: na devolução contam os km dos meses que já começaram, a R\$\s0,70 por km extra\.$/,
  );
  within(car).getByText('Encerrada, falta pagar');
  expect(within(car).queryByText(/Mês 12|Previsão|previsão|Nesse ritmo/)).toBeNull();
});

it('a car keeps its facts and links when km and delivery can not be loaded', async () => {
  openArea({
    contracts: [aContractSummary()],
    answers: [
      refuse(getKmBank, 503, { message: 'Volte em instantes.' }),
      refuse(getDelivery, 503, { message: 'Volte em instantes.' }),
    ],
  });
  const car = await ownCar();
  await within(car).findByText('Não conseguimos abrir o banco de km.');
  expect(valueOf(car, 'Contrato')).toBe('C-2606-0001');
  expect(linksOf(car)).toHaveLength(4);
});

it('a car before its handover has no km, and links to its delivery', async () => {
  openArea({ contracts: [aContractSummary({ state: 'pagamento_confirmado' })] });
  const car = await ownCar();
  expect(valueOf(car, 'Mensalidade')).toBe('R$ 2.637,00');
  expect(linksOf(car)).toEqual([
    ['Pagar', `/area-logada/contratos/${id}/pagar?vencimento=2026-12-10`],
    ['Ver a entrega', `/area-logada/entregas/${id}`],
    ['Contrato', `/area-logada/contratos/${id}`],
  ]);
});

import { eq } from 'drizzle-orm';
import {
  downloadContract,
  getContract,
  getContractPayments,
  getDelivery,
  getKmBank,
  getPurchase,
  getReceiptPdf,
  getSalesStatement,
  getServiceRequest,
  getToday,
  listContracts,
  listDeliveries,
  listDrivers,
  listProposals,
  listServiceQueue,
  listTrafficFines,
  listWorkshopAgenda,
  signIn,
  verifyContract,
} from '@site/api-contract';
import {
  addDays,
  addMonths,
  daysBetween,
  isValidDocument,
  nextBusinessDay,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { PURCHASE_FROM_DAYS } from '@site/api-contract/driving';
import { PROPOSAL_STATES } from '@site/api-contract/sales';
import { type DemoBankRecords } from '@site/server';
import {
  contractFacts,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { lateInstallments } from '../../contracts/ledger/late-charges.rules';
import { remindOfContractEnd } from '../../driving/returns/book/remind-of-contract-end.job';
import { findReturn } from '../../driving/returns/returns.repository';
import { users } from '../../identity/accounts/accounts.table';
import { documents } from '../../identity/documents/documents.table';
import { proposalEvents } from '../../sales/proposals/proposal-events.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { TestApi } from '../../testing/api';
import { seed } from '..';
import { stepTimes, timeOf } from './demo-times';
import { portsWithBank, takeAllRecords } from './testing/ports-with-bank';

import { makeLives } from '.';

const api = new TestApi();
const PASSWORD = 'Ipe-Amarelo-2026';
let book: DemoBankRecords;

// Made once, since it takes seconds and these tests only read it.
beforeAll(async () => {
  await api.open({});
  await api.reset();
  await seed(api.ports);
  await makeLives(portsWithBank(api));
  book = takeAllRecords(api);
}, 240_000);
afterAll(() => api.close());

async function as(email: string) {
  const visitor = api.asAnyone();
  const { data } = await visitor.send(signIn, { body: { email, password: PASSWORD } });
  visitor.token = data.token;
  return visitor;
}
const seenBy = async (email: string) =>
  (await (await as(email)).send(listProposals, { query: { limit: '50' } })).data;

async function contractOf(email: string) {
  const visitor = await as(email);
  const [contract] = (await visitor.send(listContracts, {})).data;
  if (!contract) throw new Error(`${email} has no contract`);
  return { visitor, id: contract.id };
}

async function recordOf(email: string) {
  const [row] = await api.db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(eq(users.email, email));
  const found = row && (await findContract(api.db, row.id));
  if (!found) throw new Error(`${email} has no contract`);
  return contractFacts(api.db, found);
}

describe('the demo proposals', () => {
  it('rest in every state in which a proposal can', async () => {
    const rows = await api.db.select({ state: proposals.state }).from(proposals);
    const resting = PROPOSAL_STATES.filter(
      (state) => state !== 'rascunho' && state !== 'enviada', // left at once
    );
    expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(
      [...resting].sort(),
    );
  });

  it('are seen by consultant, dealer and seller each by their own rules', async () => {
    expect((await seenBy('consultor@rodar.test')).total).toBe(20);
    const dealer = await seenBy('dealer@rodar.test');
    expect(dealer.total).toBe(18);
    expect(
      dealer.items.every(({ dealershipName }) => dealershipName === 'Rodar Paulista'),
    ).toBe(true);
    const sold = (await seenBy('vendedor@rodar.test')).items;
    expect(sold.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sold.map(({ sellerName }) => sellerName))).toEqual(
      new Set(['Diego Ramos']),
    );
    expect((await seenBy('vendedor2@rodar.test')).total).toBe(0);
  });

  it('earn the dealership commissions, one of which a withdrawal took back', async () => {
    const dealer = await as('dealer@rodar.test');
    const present = (await dealer.send(getSalesStatement, {})).data;
    const kinds = new Set<string>();
    for (
      let month = present.firstMonth;
      month <= present.currentMonth;
      month = addMonths(`${month}-01`, 1).slice(0, 7)
    ) {
      const { data } = await dealer.send(getSalesStatement, { query: { month } });
      for (const { kind, commission } of data.entries)
        if (commission !== 0) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['estorno', 'venda']);
  });

  it('have valid documents, a history that ends in their state, and a revision for each step', async () => {
    for (const { document } of await api.db.select().from(users))
      if (document)
        expect([document, isValidDocument(document)]).toEqual([document, true]);
    const events = await api.db.select().from(proposalEvents).orderBy(proposalEvents.id);
    for (const { id, state, updatedAt } of await api.db.select().from(proposals)) {
      const last = events.filter(({ proposalId }) => proposalId === id).at(-1);
      expect(last).toMatchObject({ toState: state, at: updatedAt });
    }
    const now = api.clock.now();
    expect(events.filter(({ at }) => at > now)).toEqual([]);
  });

  it('went their way at times at which people work, none on one day from sending to driving', async () => {
    const { proposal, handedOverOn, contract } = await recordOf('cliente@rodar.test');
    const events = await api.db
      .select({ to: proposalEvents.toState, at: proposalEvents.at })
      .from(proposalEvents)
      .where(eq(proposalEvents.proposalId, proposal.id))
      .orderBy(proposalEvents.id);
    const dayOf = (state: string) =>
      saoPauloDay(events.find(({ to }) => to === state)?.at ?? new Date(0));
    expect(new Set(events.map(({ at }) => saoPauloDay(at))).size).toBeGreaterThanOrEqual(
      5,
    );
    expect(dayOf('pagamento_confirmado')).toBe(
      nextBusinessDay(addDays(dayOf('contrato_assinado'), 1)),
    );
    expect(dayOf('ativa')).toBe(handedOverOn);
    expect(dayOf('ativa')).toBe(contract.terms.promisedOn);
    const [customer] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, proposal.userId));
    expect(customer?.createdAt.getTime()).toBeLessThan(proposal.createdAt.getTime());
    const papers = await api.db
      .select({ at: documents.createdAt })
      .from(documents)
      .where(eq(documents.userId, proposal.userId));
    expect(papers).toHaveLength(3);
    expect(papers.filter(({ at }) => at > proposal.createdAt)).toEqual([]);
  });

  it('have documents of the account, sent between its registration and the first proposal', async () => {
    const papers = await api.db
      .select({ of: users.email, at: documents.createdAt, since: users.createdAt })
      .from(documents)
      .innerJoin(users, eq(users.id, documents.userId));
    expect(papers.filter(({ at, since }) => at < since)).toEqual([]);
    const sales = await api.db
      .select({ of: users.email, at: proposals.createdAt })
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.userId));
    const late = sales.filter(({ of, at }) =>
      papers.some((paper) => paper.of === of && paper.at > at),
    );
    expect(late).toEqual([]);
  });

  it.each(['2026-11-22T03:10:00Z', '2026-11-22T14:00:00Z', '2026-11-23T11:05:00Z'])(
    'are all in the past and in order, also when the demo begins at %s',
    (instant) => {
      const now = new Date(instant);
      for (const daysAgo of [1, 2, 3, 9]) {
        const sentAt = timeOf(addDays(saoPauloDay(now), -daysAgo), '09:20');
        const times = stepTimes(['enviada', 'em_analise', 'aprovada'], {
          sentAt,
          now,
        }).map((time) => time.getTime());
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(Math.max(...times)).toBeLessThan(now.getTime());
        expect(new Set(times).size).toBe(3);
      }
    },
  );

  it('belong to people who can’t be signed in to', async () => {
    expect(
      (
        await api.asAnyone().send(signIn, {
          body: { email: 'joana.ferraz@rodar.test', password: PASSWORD },
        })
      ).status,
    ).toBe(401);
  });

  it('mail nobody about that past', async () => {
    expect(await api.mails()).toEqual([]);
  });
});

describe.each([
  ['cliente@rodar.test', 'Pix'],
  ['empresa@rodar.test', 'boleto'],
])('the contract of %s', (email) => {
  it('has five months or more paid at the bank, each with its receipt', async () => {
    const { visitor, id } = await contractOf(email);
    const { data } = await visitor.send(getContractPayments, { params: { id } });
    expect(data.payments.length).toBeGreaterThanOrEqual(5);
    expect(data.bill?.late ?? false).toBe(false);
    const known = new Set(book.payments.map((payment) => payment.id));
    expect(data.payments.every((payment) => known.has(payment.id))).toBe(true);
    const receipt = await visitor.send(getReceiptPdf, {
      params: { id, payment: data.payments[0]?.id ?? '' },
    });
    expect(receipt.status).toBe(200);
  });

  it('has a paper that verifies', async () => {
    const { visitor, id } = await contractOf(email);
    const { bytes } = await visitor.send(downloadContract, { params: { id } });
    const { data } = await visitor.send(getContract, { params: { id } });
    const type = 'application/pdf';
    const sent = new File([new Uint8Array(bytes)], 'contrato.pdf', { type });
    const answer = await api.asAnyone().send(verifyContract, { body: { file: sent } });
    expect(answer.data).toEqual({
      genuine: true,
      number: data.number,
      signedOn: data.signedOn,
    });
  });

  it('has a car with its numbers, and readings that lead to a forecast', async () => {
    const { visitor, id } = await contractOf(email);
    const delivery = (await visitor.send(getDelivery, { params: { id } })).data;
    expect(delivery.car?.plate).toMatch(/^[A-Z]{3}\d[A-Z]\d{2}$/);
    expect(delivery.photos).toHaveLength(1);
    expect(delivery.milestones.every(({ onDay }) => onDay !== null)).toBe(true);
    const bank = (await visitor.send(getKmBank, { params: { id } })).data;
    expect(bank.readings.length).toBeGreaterThanOrEqual(4);
    expect(bank.forecast).not.toBeNull();
  });
});

it('somebody stopped paying: two bills are late, the older one for a month or more', async () => {
  const { entries } = await recordOf('atraso@rodar.test');
  const today = saoPauloDay(api.clock.now());
  const late = lateInstallments(entries, today);
  expect(late).toHaveLength(2);
  expect(lateInstallments(entries, addDays(today, -30))).toHaveLength(1);
  const { items } = await seenBy('atraso@rodar.test');
  expect(items).toMatchObject([{ customerName: 'Renata Figueiredo' }]);
});

it('the contract with Pix Automático has its next bill scheduled at the bank, or none yet', async () => {
  const { contract } = await recordOf('mfa@rodar.test');
  expect(book.recurrences).toMatchObject([
    { contract: contract.number, state: 'aceita' },
  ]);
  const automatic = book.charges.filter(({ kind }) => kind === 'automatic');
  expect(automatic.length).toBeGreaterThanOrEqual(2);
  const today = saoPauloDay(api.clock.now());
  for (const { state, dueOn } of automatic)
    expect(state).toBe((dueOn ?? '') < today ? 'paid' : 'scheduled');
});

it('the dealership has one car to hand over on a day to come, and one that waits for a day', async () => {
  const dealer = await as('dealer@rodar.test');
  const { items } = (await dealer.send(listDeliveries, { query: {} })).data;
  const today = saoPauloDay(api.clock.now());
  const scheduled = items.filter(({ state }) => state === 'entrega_agendada');
  expect(scheduled).toHaveLength(1);
  expect((scheduled[0]?.slot?.day ?? '') > today).toBe(true);
  expect(
    items.filter(({ state }) => state === 'pagamento_confirmado').map(({ slot }) => slot),
  ).toEqual([null]);
});

it('the workshop had the car of a company and waits for the one of the demo customer', async () => {
  const dealer = await as('dealer@rodar.test');
  const agenda = async (stage: 'coming' | 'over') =>
    (await dealer.send(listWorkshopAgenda, { query: { stage } })).data.items;
  const today = saoPauloDay(api.clock.now());
  const [booked] = await agenda('coming');
  expect(booked).toMatchObject({ customerName: 'Marina Alves Prado', reason: 'reparo' });
  expect((booked?.slot.day ?? '') > today).toBe(true);
  expect(await agenda('over')).toMatchObject([{ reason: 'revisao', state: 'realizada' }]);
  const { visitor, id } = await contractOf('empresa@rodar.test');
  const { maintenance, readings } = (await visitor.send(getKmBank, { params: { id } }))
    .data;
  expect(maintenance).toMatchObject({
    next: { number: 2 },
    visits: [{ atWorkshop: true }],
  });
  expect(readings.filter(({ atWorkshop }) => atWorkshop)).toHaveLength(1);
});

it('somebody drives for the company since it got the car', async () => {
  const { visitor, id } = await contractOf('empresa@rodar.test');
  const { items } = (await visitor.send(listDrivers, { params: { id } })).data;
  expect(items).toMatchObject([{ name: 'Davi Moreira Lins', state: 'autorizado' }]);
  const { handedOverOn } = (await visitor.send(getContract, { params: { id } })).data;
  expect((items[0]?.startsOn ?? '9999') <= (handedOverOn ?? '')).toBe(true);
});

it('a contract ends within 60 days, and its customer was told and can choose', async () => {
  const { visitor, id } = await contractOf('fim@rodar.test');
  const params = { id };
  const { data } = await visitor.send(getContract, { params });
  const today = saoPauloDay(api.clock.now());
  const left = daysBetween(today, data.endsOn ?? '');
  expect(left).toBeGreaterThan(20);
  expect(left).toBeLessThanOrEqual(PURCHASE_FROM_DAYS);
  expect(data.owed).toBe(0);
  expect(data.late).toBe(null);
  expect(data.carReturn).toBe(null);
  expect(data.purchase).toBe(null);
  expect((await visitor.send(getPurchase, { params })).data.canAsk).toBe(true);
  expect(await remindOfContractEnd(api.ports, api.db)).toEqual({ done: 0 });
});

it('a car whose term was over came back, and its contract owes nothing', async () => {
  const { contract, proposal, entries } = await recordOf('sonia.batista@rodar.test');
  const carReturn = await findReturn(api.db, contract.id);
  expect(carReturn?.booking).toMatchObject({ kind: 'fim', exitCentavos: 0 });
  expect(carReturn?.booking?.returnedAt).toEqual(contract.closedAt);
  expect(proposal.state).toBe('encerrada');
  expect(contract.closedAt).not.toBeNull();
  expect(lateInstallments(entries, '9999-12-31')).toEqual([]);
});

it('the demo customer got a traffic fine, and has to say which of two drove', async () => {
  const { visitor, id } = await contractOf('cliente@rodar.test');
  const { items } = (await visitor.send(listTrafficFines, { params: { id } })).data;
  expect(items).toMatchObject([
    {
      state: 'aguardando_condutor',
      canName: true,
      issuingBody: 'DER-SP',
      files: ['notificacao'],
    },
  ]);
  expect(items[0]?.candidates.map(({ name }) => name)).toEqual([
    'Marina Alves Prado',
    'Rui Alves Prado',
  ]);
});

it('the demo customer has let somebody else drive, and waits for an answer since yesterday', async () => {
  const { visitor, id } = await contractOf('cliente@rodar.test');
  const drivers = (await visitor.send(listDrivers, { params: { id } })).data;
  expect(drivers.items).toMatchObject([{ name: 'Rui Alves Prado', state: 'autorizado' }]);
  const consultant = await as('consultor@rodar.test');
  const { items } = (await consultant.send(listServiceQueue, {})).data;
  expect(items).toMatchObject([
    { customerName: 'Paulo Henrique Duarte', state: 'aberta', urgent: true },
    { customerName: 'Marina Alves Prado', state: 'aberta', urgent: false },
  ]);
});

it('a car was stolen yesterday, and stands first among what waits for the consultant', async () => {
  const consultant = await as('consultor@rodar.test');
  const [first] = (await consultant.send(getToday, {})).data.items;
  expect(first).toMatchObject({
    queue: 'services',
    who: 'Paulo Henrique Duarte',
    subject: 'roubo-ou-perda-total',
    urgent: true,
  });
  const { data } = await consultant.send(getServiceRequest, {
    params: { id: first?.id ?? '' },
  });
  expect(data.details).toEqual({
    happenedOn: addDays(saoPauloDay(api.clock.now()), -1),
    place: 'Avenida Rebouças, 1200, São Paulo',
    policeReport: 'JK4821-7',
  });
});

import { eq } from 'drizzle-orm';
import {
  assignTrafficFines,
  type ConsultantRight,
  decideDeductible,
  endByLoss,
  getToday,
  getTodayCounts,
  type HeldQueue,
  keepHold,
  listCmsPages,
  listDisputes,
  listLeads,
  listOverdueContracts,
  listPriceTables,
  listProposals,
  listPurchases,
  listReturns,
  listServiceQueue,
  listTrafficFineQueue,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { cmsPageVersions } from '../../content/cms-pages/cms-pages.table';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { driving, later } from '../../driving/km/testing/driving';
import { insertPurchase } from '../../driving/purchases/purchases.repository';
import { returns } from '../../driving/returns/returns.table';
import {
  claim,
  open,
  THEFT,
  write,
} from '../../driving/service-requests/testing/claimed-request';
import { drivingWithPlate, register } from '../../driving/traffic-fines/testing/a-fine';
import { contest, disputeSteps } from '../../payments/disputes/testing/dispute-steps';
import { paymentReminders } from '../../payments/dunning/payment-reminders.table';
import { leads } from '../../sales/leads/leads.table';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
const { aLead, work, claim: claimALead } = leadsAtWork(api);

const today = async (who: TestClient) => (await who.send(getToday, {})).data;
const countsOf = async (who: TestClient) =>
  (await who.send(getTodayCounts, {})).data.counts;
const withRights = (...rights: ConsultantRight[]) => api.asRole('CONSULTANT', { rights });
/** Queue, act and deadline of each item, in the order of the list. */
const shown = async (who: TestClient) =>
  (await today(who)).items.map(({ queue, act, until }) => [queue, act, until]);

async function inAnalysis() {
  const customer = await readyCustomer(api);
  const { id } = await sentProposal(customer);
  await api.db.update(proposals).set({ state: 'em_analise' }).where(eq(proposals.id, id));
  return id;
}

/** A customer two days after the handover, with a fine whose notice is missing. */
async function finedDriver(form: Parameters<typeof register>[1] = {}) {
  const { customer, id } = await drivingWithPlate(api);
  await later(api, 2, customer);
  await register(await api.asRole('CONSULTANT'), form);
  return { customer, id };
}

/** A car that came back with damages which its customer contests since 25/11. */
async function contested(contractId: string) {
  const now = api.clock.now();
  await api.db.insert(returns).values({
    contractId,
    kind: 'fim',
    dealershipId: 1,
    exitCentavos: 0,
    askedAt: now,
    odometerKm: 900,
    returnedAt: now,
    damageState: 'contestados',
    contestUntil: '2026-11-30',
    contestOpenedAt: new Date('2026-11-25T15:00:00Z'),
    updatedAt: now,
  });
}

describe('the day of a consultant', () => {
  it('has every queue, the nearest deadline first', async () => {
    const fined = await finedDriver({ answerUntil: '2026-12-10' });
    await open(fined.customer, fined.id);
    await contest(await disputeSteps(api).withKm());
    await inAnalysis();
    await aLead();
    const items = await shown(await api.asRole('CONSULTANT'));
    expect(items.map(([queue]) => queue)).toEqual(
      expect.arrayContaining(['proposals', 'leads', 'services', 'disputes', 'fines']),
    );
    expect(items).toEqual(
      items.toSorted((a, b) => (a[2] ?? '').localeCompare(b[2] ?? '')),
    );
    expect(items.at(-1)).toEqual(['fines', 'add-notice', '2026-12-10']);
  });

  it('begins with a robbery and an injury, whatever else is late', async () => {
    const { customer, id } = await driving(api);
    await open(customer, id);
    await later(api, 7, customer);
    await open(customer, id, {
      kind: 'sinistro',
      text: 'Bati o carro.',
      happenedOn: '2026-11-24',
      place: 'Curitiba',
      anyoneHurt: 'sim',
    });
    api.clock.advance(60_000);
    await open(customer, id, THEFT);
    const { items } = await today(await withRights('analysis'));
    expect(items.map(({ subject, urgent }) => [subject, urgent])).toEqual([
      ['sinistro', true],
      ['roubo-ou-perda-total', true],
      ['pneu', false],
    ]);
  });

  it('shows a request only while its customer waits for us', async () => {
    const { customer, id } = await driving(api);
    const request = (await open(customer, id)).data;
    const consultant = await withRights('analysis');
    const { data } = await claim(consultant, request.id, 1);
    await write(consultant, request.id, {
      text: 'O guincho está a caminho.',
      to: 'aguardando_cliente',
      revision: data.revision,
    });
    expect((await today(consultant)).items).toEqual([]);
    expect((await countsOf(consultant)).services).toBe(1);
  });

  it('shows an answered loss until its contract and its deductible are decided', async () => {
    const { customer, id } = await driving(api);
    const report = { ...THEFT, policeReport: '2026/123456' };
    const request = (await open(customer, id, report)).data;
    const consultant = await withRights('analysis');
    const params = { id: request.id };
    let { revision } = (await claim(consultant, request.id, 1)).data;
    api.clock.advance(DAY_MS);
    const told = { text: 'Falamos com você até amanhã.', revision };
    ({ revision } = (await write(await withRights('analysis'), request.id, told)).data);
    const due = async () => {
      const { items } = await today(await withRights('analysis'));
      return items.map(({ act, until, urgent }) => [act, until, urgent]);
    };
    const until = answerDay(api.clock.now());
    expect(await due()).toEqual([['decide-loss', until, false]]);
    const lost = { revision, lostOn: '2026-11-23' };
    const desk = await withRights('analysis');
    ({ revision } = (await desk.send(endByLoss, { params, body: lost })).data);
    expect(await due()).toEqual([['decide-deductible', until, false]]);
    const free = { revision, amount: 0, reason: 'A seguradora paga tudo.' };
    await desk.send(decideDeductible, { params, body: free });
    expect(await due()).toEqual([]);
  });

  it('asks for no loss of a contract whose car is back', async () => {
    const { customer, id } = await driving(api);
    const request = (await open(customer, id, THEFT)).data;
    const consultant = await withRights('analysis');
    const { revision } = (await claim(consultant, request.id, 1)).data;
    const told = { text: 'O carro apareceu?', revision };
    await write(await withRights('analysis'), request.id, told);
    const acts = async () =>
      (await today(await withRights('analysis'))).items.map(({ act }) => act);
    expect(await acts()).toEqual(['decide-loss']);
    await api.db.update(proposals).set({ state: 'encerrada' });
    expect(await acts()).toEqual(['decide-deductible']);
    const now = api.clock.now();
    await api.db.insert(returns).values({
      ...{ contractId: id, kind: 'desistencia', dealershipId: 1, exitCentavos: 0 },
      ...{ bringBy: '2026-12-01', askedAt: now, updatedAt: now },
    });
    expect(await acts()).toEqual(['decide-loss']);
    await api.db.update(returns).set({ returnedAt: now, odometerKm: 900 });
    expect(await acts()).toEqual(['decide-deductible']);
  });

  it('says the hour of a planned contact', async () => {
    const id = await aLead();
    const consultant = await api.asRole('CONSULTANT');
    await claimALead(consultant, id);
    await work(consultant, id, {
      status: 'em_contato',
      note: 'Prefere à tarde.',
      nextDay: '2026-12-02',
      nextTime: '15:30',
      revision: 2,
    });
    const { items } = await today(consultant);
    const item = items.find(({ queue }) => queue === 'leads');
    expect(item).toMatchObject({ queue: 'leads', until: '2026-12-02', hour: '15:30' });
  });

  it('says with whom a claimed item is, and nothing of a free one', async () => {
    const fined = await finedDriver();
    const request = (await open(fined.customer, fined.id)).data;
    const livia = await api.asRole('CONSULTANT', { name: 'Lívia Prado' });
    const otavio = await api.asRole('CONSULTANT');
    await claimALead(livia, await aLead());
    await claim(livia, request.id, 1);
    const ownersFor = async (who: TestClient) =>
      Object.fromEntries(
        (await today(who)).items.map(({ queue, owner }) => [queue, owner]),
      );
    const hers = { name: 'Lívia Prado', isMe: false };
    expect(await ownersFor(otavio)).toEqual({
      leads: hers,
      services: hers,
      fines: undefined,
    });
    const { items } = await today(otavio);
    const fine = items.find(({ queue }) => queue === 'fines');
    await livia.send(assignTrafficFines, {
      body: { to: livia.userId, items: [{ id: fine?.id ?? '', revision: 1 }] },
    });
    const mine = { name: 'Lívia Prado', isMe: true };
    expect(await ownersFor(livia)).toEqual({ leads: mine, services: mine, fines: mine });
  });

  it('asks for an offer of the car that a customer wants to buy', async () => {
    const { id } = await driving(api);
    const now = api.clock.now();
    await insertPurchase(api.db, { contractId: id, before: null, now });
    const consultant = await withRights('analysis');
    expect((await today(consultant)).items).toMatchObject([
      { queue: 'purchases', act: 'offer', id },
    ]);
  });

  it('has damages that a customer contests, by the day on which the law wants an answer', async () => {
    const { id } = await driving(api);
    await contested(id);
    const { items } = await today(await withRights('analysis'));
    expect(items).toMatchObject([{ queue: 'damages', id, until: '2026-12-02' }]);
  });
});

it('forty items of eight queues stand by their deadlines, and two consultants at once share none', async () => {
  await eightQueues();
  const [lead] = await api.db.select().from(leads);
  if (!lead) throw new Error('There is a lead');
  const copies = Array.from({ length: 31 }, (_, at) => ({
    ...{ ...lead, id: crypto.randomUUID(), sessionId: null, name: `Pessoa ${at}` },
    dueAt: new Date(api.clock.now().getTime() + ((at * 7) % 31) * DAY_MS),
  }));
  await api.db.insert(leads).values(copies);
  const { items } = await today(await api.asRole('CONSULTANT'));
  expect(new Set(items.map(({ queue }) => queue)).size).toBe(8);
  expect(items).toHaveLength(40);
  expect(items).toEqual(items.toSorted((a, b) => a.until.localeCompare(b.until)));

  const takesWhatIsFree = async (who: TestClient) => {
    const own: string[] = [];
    for (const { queue, id } of items) {
      const params = { queue: queue as HeldQueue, id };
      const { data } = await who.send(keepHold, { params, body: { takeOver: false } });
      if (data.isMine) own.push(id);
    }
    return own;
  };
  const both = [await api.asRole('CONSULTANT'), await api.asRole('CONSULTANT')];
  const taken = await Promise.all(both.map(takesWhatIsFree));
  expect(taken.flat().toSorted()).toEqual(items.map(({ id }) => id).toSorted());
});

describe('the day knows no more than its reader may', () => {
  it.each<[ConsultantRight[], string[]]>([
    [['leads'], ['leads']],
    [
      ['analysis'],
      ['proposals', 'overdue', 'services', 'fines', 'disputes', 'damages', 'purchases'],
    ],
    [['desk'], ['prices', 'pages']],
    [['audit'], []],
  ])('a consultant with %j reads %j', async (rights, queues) => {
    await inAnalysis();
    await aLead();
    const reader = await withRights(...rights);
    const { items } = await today(reader);
    expect(Object.keys(await countsOf(reader))).toEqual(queues);
    expect(items.filter(({ queue }) => !queues.includes(queue))).toEqual([]);
  });

  it('leaves one trace, however often an open page reads it again', async () => {
    const consultant = await api.asRole('CONSULTANT');
    await today(consultant);
    await today(consultant);
    expect((await api.trail()).map(({ action }) => action)).toEqual(['today-listed']);
  });

  it('leaves no trace of who reads its figures alone', async () => {
    await countsOf(await api.asRole('CONSULTANT'));
    expect(await api.trail()).toEqual([]);
  });
});

/** One item in each of eight queues, with two leads. */
async function eightQueues() {
  // Its first installment falls due on 24/11, a day before the queues are read.
  const { contract: unpaid } = await signedContract(api);
  const { contract: back } = await signedContract(api);
  await contested(back.id);
  const fined = await finedDriver();
  await open(fined.customer, fined.id);
  await contest(await disputeSteps(api).withKm());
  await insertPurchase(api.db, {
    contractId: fined.id,
    before: null,
    now: api.clock.now(),
  });
  await api.db.insert(paymentReminders).values({
    contractId: unpaid.id,
    dueOn: '2026-11-24',
    step: 'ultima',
    reachedAt: api.clock.now(),
  });
  await inAnalysis();
  await aLead('Bia Souza');
  await aLead('Rui Dias');
}

describe('the figures of the day', () => {
  it('equal what each queue lists', async () => {
    await eightQueues();
    const who = await api.asRole('CONSULTANT');
    const status = 'abertos' as const;
    const queues = {
      proposals: (await who.send(listProposals, { query: { state: 'em_analise' } })).data
        .total,
      overdue: (await who.send(listOverdueContracts, {})).data.length,
      leads: (await who.send(listLeads, { query: { status } })).data.total,
      services: (await who.send(listServiceQueue, { query: { state: 'open' } })).data
        .items.length,
      fines: (await who.send(listTrafficFineQueue, {})).data.items.length,
      disputes: (await who.send(listDisputes, { query: { state: 'open' } })).data.length,
      damages: (await who.send(listReturns, { query: { stage: 'contested' } })).data
        .total,
      purchases: (await who.send(listPurchases, {})).data.items.length,
    };
    expect(await countsOf(who)).toMatchObject(queues);
    expect(queues).toEqual({
      ...{ proposals: 1, overdue: 1, leads: 2, services: 1 },
      ...{ fines: 1, disputes: 1, damages: 1, purchases: 1 },
    });
  });

  it('count what the list leaves out, which has the most urgent', async () => {
    await aLead();
    const [lead] = await api.db.select().from(leads);
    if (!lead) throw new Error('There is a lead');
    const copies = Array.from({ length: 70 }, (_, at) => ({
      ...lead,
      id: crypto.randomUUID(),
      sessionId: null,
      name: `Pessoa ${at}`,
      dueAt: new Date(api.clock.now().getTime() + (70 - at) * DAY_MS),
      status: 'em_contato' as const,
    }));
    await api.db.insert(leads).values(copies);
    await inAnalysis();
    const who = await api.asRole('CONSULTANT');
    const { items, hasMore } = await today(who);
    expect(items.length).toBe(60);
    expect(hasMore).toBe(true);
    expect((await countsOf(who)).leads).toBe(71);
    expect(items.map(({ queue }) => queue)).toContain('proposals');
    expect(items.map(({ who }) => who)).not.toContain('Pessoa 0');
  });
});

// The last test of this file, since its price table would hold in all that come later.
describe('the day of the desk', () => {
  it('has prices and pages that go public by themselves', async () => {
    const tomorrow = new Date(api.clock.now().getTime() + DAY_MS);
    await api.db.insert(priceTables).values({ name: 'Dezembro', validFrom: tomorrow });
    const [page] = await api.db.select().from(cmsPageVersions).limit(1);
    if (!page) throw new Error('The seed has pages');
    await api.db.insert(cmsPageVersions).values({
      ...page,
      number: 99,
      seo: { title: 'Dúvidas' },
      publishAt: tomorrow,
      withdrawnAt: null,
    });
    const who = await withRights('desk');
    const { items } = await today(who);
    const counts = await countsOf(who);
    expect(items.map(({ queue, about, act }) => [queue, about, act])).toEqual([
      ['pages', 'Dúvidas', 'check'],
      ['prices', 'Dezembro', 'check'],
    ]);
    expect(counts).toEqual({ pages: 1, prices: 1 });
    const pages = (await who.send(listCmsPages, {})).data.items;
    expect(pages.filter(({ nextAt }) => nextAt !== null).length).toBe(counts.pages);
    const tables = (await who.send(listPriceTables, {})).data.items;
    expect(tables.filter(({ state }) => state === 'scheduled').length).toBe(
      counts.prices,
    );
  });
});

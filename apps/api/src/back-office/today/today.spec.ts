import {
  assignTrafficFines,
  decideDeductible,
  endByLoss,
  listCmsPages,
  listPriceTables,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { cmsPageVersions } from '../../content/cms-pages/cms-pages.table';
import { driving, later } from '../../driving/km/testing/driving';
import { insertPurchase } from '../../driving/purchases/purchases.repository';
import { returns } from '../../driving/returns/returns.table';
import {
  claim,
  open,
  THEFT,
  write,
} from '../../driving/service-requests/testing/claimed-request';
import { contest, disputeSteps } from '../../payments/disputes/testing/dispute-steps';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { consultantDay, countsOf, dayOf } from './testing/consultant-day';

const api = testApi();
const { aLead, work, claim: claimALead } = leadsAtWork(api);
const { withRights, inAnalysis, finedDriver, contested } = consultantDay(api);

/** Queue, act and deadline of each item, in the order of the list. */
const shown = async (who: TestClient) =>
  (await dayOf(who)).items.map(({ queue, act, until }) => [queue, act, until]);

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
    const { items } = await dayOf(await withRights('analysis'));
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
    expect((await dayOf(consultant)).items).toEqual([]);
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
      const { items } = await dayOf(await withRights('analysis'));
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
      (await dayOf(await withRights('analysis'))).items.map(({ act }) => act);
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
    const { items } = await dayOf(consultant);
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
        (await dayOf(who)).items.map(({ queue, owner }) => [queue, owner]),
      );
    const hers = { name: 'Lívia Prado', isMe: false };
    expect(await ownersFor(otavio)).toEqual({
      leads: hers,
      services: hers,
      fines: undefined,
    });
    const { items } = await dayOf(otavio);
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
    expect((await dayOf(consultant)).items).toMatchObject([
      { queue: 'purchases', act: 'offer', id },
    ]);
  });

  it('has damages that a customer contests, by the day on which the law wants an answer', async () => {
    const { id } = await driving(api);
    await contested(id);
    const { items } = await dayOf(await withRights('analysis'));
    expect(items).toMatchObject([{ queue: 'damages', id, until: '2026-12-02' }]);
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
    const { items } = await dayOf(who);
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

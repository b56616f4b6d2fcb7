import {
  type ConsultantRight,
  type HeldQueue,
  keepHold,
  listDisputes,
  listLeads,
  listOverdueContracts,
  listProposals,
  listPurchases,
  listReturns,
  listServiceQueue,
  listTrafficFineQueue,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { leads } from '../../sales/leads/leads.table';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { consultantDay, countsOf, dayOf } from './testing/consultant-day';

const api = testApi();
const { aLead } = leadsAtWork(api);
const { withRights, inAnalysis, eightQueues } = consultantDay(api);

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
    const { items } = await dayOf(reader);
    expect(Object.keys(await countsOf(reader))).toEqual(queues);
    expect(items.filter(({ queue }) => !queues.includes(queue))).toEqual([]);
  });

  it('leaves one trace, however often an open page reads it again', async () => {
    const consultant = await api.asRole('CONSULTANT');
    await dayOf(consultant);
    await dayOf(consultant);
    expect((await api.trail()).map(({ action }) => action)).toEqual(['today-listed']);
  });

  it('leaves no trace of a consultant who reads only its figures', async () => {
    await countsOf(await api.asRole('CONSULTANT'));
    expect(await api.trail()).toEqual([]);
  });
});

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
    const { items, hasMore } = await dayOf(who);
    expect(items.length).toBe(60);
    expect(hasMore).toBe(true);
    expect((await countsOf(who)).leads).toBe(71);
    expect(items.map(({ queue }) => queue)).toContain('proposals');
    expect(items.map(({ who }) => who)).not.toContain('Pessoa 0');
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
  const { items } = await dayOf(await api.asRole('CONSULTANT'));
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

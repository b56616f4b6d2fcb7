import { asc, sql } from 'drizzle-orm';
import { getLead, type LeadWork, listLeads } from '@site/api-contract';
import { COUNT_LIMIT, DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { leads } from './leads.table';
import { leadsAtWork } from './testing/leads-at-work';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();

const { aLead, consultant, claim, work, seen } = leadsAtWork(api);

describe('the queue', () => {
  it('begins with who waits too long, then whose contact is next; closed ones are elsewhere', async () => {
    const late = await aLead('Ana Antiga', { cellphone: '(41) 99876-0001' });
    api.clock.advance(4 * DAY_MS); // Friday
    const otavio = await consultant('Otávio');
    const take = async (id: string, changes: Partial<LeadWork>) => {
      await claim(otavio, id);
      await work(otavio, id, { revision: 2, status: 'em_contato', ...changes });
    };
    await aLead('Nina Nova', { cellphone: '(41) 99876-0002' });
    await take(await aLead('Hugo Hoje', { cellphone: '(41) 99876-0003' }), {
      nextDay: '2026-11-27',
      nextTime: '16h',
    });
    await take(await aLead('Caio Caro', { cellphone: '(41) 99876-0004' }), {
      status: 'sem_interesse',
      reason: 'preco',
    });
    await take(await aLead('Davi Depois', { cellphone: '(41) 99876-0005' }), {
      nextDay: '2026-12-20',
    });
    expect(await seen(otavio)).toEqual([
      'Ana Antiga',
      'Hugo Hoje',
      'Nina Nova',
      'Davi Depois',
    ]);
    const { data } = await otavio.send(listLeads, { query: { holder: 'meus' } });
    expect(data.counts).toEqual({ free: 2, mine: 2 });
    expect(data.total).toBe(3);
    const closed = await otavio.send(listLeads, { query: { status: 'sem_interesse' } });
    expect(closed.data.items.map(({ name }) => name)).toEqual(['Caio Caro']);
    expect(late).toBe(
      (await otavio.send(listLeads, { query: { status: 'novo' } })).data.items[0]?.id,
    );
  });

  it('counts up to a thousand leads, and one more stands for all others', async () => {
    const id = await aLead('Ana Antiga', { cellphone: '(41) 99876-0001' });
    const otavio = await consultant('Otávio');
    const add = (count: number) =>
      api.db.execute(sql`insert into leads
        select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).*
        from leads l, generate_series(1, ${count}::int) where l.id = ${id}`);
    const totals = async () => {
      const { data } = await otavio.send(listLeads, { query: { status: 'abertos' } });
      const found = await otavio.send(listLeads, { query: { search: 'ana' } });
      return [data.total, data.counts.free, found.data.total];
    };
    await add(COUNT_LIMIT - 1);
    expect(await totals()).toEqual([1_000, 1_000, 1_000]);
    await add(2);
    expect(await totals()).toEqual([1_001, 1_001, 1_001]);
  });

  it('is read page by page, each row once, whatever the order', async () => {
    for (let at = 0; at < 5; at++)
      await aLead(`Nome${at} Igual`, { cellphone: `(41) 99876-100${at}` });
    const otavio = await consultant('Otávio');
    for (const query of [{ status: 'abertos' as const }, {}]) {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await otavio.send(listLeads, {
          query: { ...query, limit: '2', ...(cursor && { cursor }) },
        });
        names.push(...data.items.map(({ name }) => name));
        cursor = data.nextCursor ?? undefined;
      } while (cursor);
      expect(names.sort()).toEqual([0, 1, 2, 3, 4].map((at) => `Nome${at} Igual`));
    }
  });

  it('shows the rows of one person as such, by e-mail or by phone', async () => {
    const id = await aLead('Bia Souza');
    await aLead('Beatriz Souza', {
      email: 'BIA@exemplo.test',
      cellphone: '(41) 99876-7777',
    });
    await aLead('Bia S', { email: 'outra@exemplo.test' });
    await aLead('Rui Lima', { cellphone: '(41) 99876-8888' });
    const otavio = await consultant('Otávio');
    const { data } = await otavio.send(listLeads, {});
    expect(
      Object.fromEntries(
        data.items.map(({ name, othersOfPerson }) => [name, othersOfPerson]),
      ),
    ).toEqual({ 'Bia Souza': 2, 'Beatriz Souza': 1, 'Bia S': 1, 'Rui Lima': 0 });
    const { ofPerson } = (await otavio.send(getLead, { params: { id } })).data;
    expect(ofPerson).toHaveLength(2);
    const [row] = await api.db.select().from(leads).orderBy(asc(leads.name)).limit(1);
    expect(ofPerson.map((one) => one.id)).toContain(row?.id);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../identity/accounts/accounts.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { miscounted } from '../../testing/miscounted';
import { type Database, rowsOf } from './database';
import { foldCounts } from './fold-counts';
import { funnelCounts } from './kept-counts.table';

const api = testApi();
const fold = async () => (await foldCounts(api.ports, api.db)).done;
const keptRows = () =>
  rowsOf(api.db, sql`select status, leads from lead_counts order by status`);

/** Numbers below a limit, from each seed always the same ones. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const addLeads = (db: Database, count: number, email = 'ana@exemplo.test') =>
  db.execute(sql`
    insert into leads (id, product, kind, name, email, cellphone, interest, waiting_since,
      due_at, created_at, updated_at)
    select gen_random_uuid(), 'carro', 'contato', 'Ana', ${email}, '', 'Preço', now(),
      now(), now(), now() from generate_series(1, ${count}::int)`);

/** Adds `count` copies of a proposal, with simulations of their own. */
async function copyProposal(id: string, count: number): Promise<void> {
  await api.db.execute(sql`
    insert into simulations select (jsonb_populate_record(s, jsonb_build_object(
      'id', md5('s' || n)::uuid, 'code', 'S-COPY-' || n))).*
    from simulations s, generate_series(1, ${count}::int) n
    where s.id = (select simulation_id from proposals where id = ${id})`);
  await api.db.execute(sql`
    insert into proposals select (jsonb_populate_record(p, jsonb_build_object(
      'id', md5('p' || n)::uuid, 'number', 'P-COPY-' || n,
      'simulation_id', md5('s' || n)::uuid))).*
    from proposals p, generate_series(1, ${count}::int) n where p.id = ${id}`);
}

/** Contracts of as many copies that have none, signed within the last two months. */
const signCopies = (db: Database, count: number) =>
  db.execute(sql`
    insert into contracts (id, number, proposal_id, user_id, terms, signed_at, revision)
    select gen_random_uuid(), 'C-' || gen_random_uuid(), id, user_id, '{}',
      now() - ${count} * interval '14 days', 1
    from proposals p where number like 'P-COPY%'
      and not exists (select from contracts where proposal_id = p.id)
    order by number limit ${count}::int`);

const staff = () => api.addUser({ role: 'CONSULTANT', email: `${randomUUID()}@r.test` });

describe('kept counts', () => {
  it('are those of the rows, whatever is written, undone and folded', async () => {
    const { id } = await sentProposal(await readyCustomer(api), { link: 'dealerid=5' });
    await copyProposal(id, 40);
    const colleagues = [await staff(), await staff()].map((user) => user.id);
    const below = numbersFrom(2026);
    const pick = <Item>(items: readonly Item[]) => items[below(items.length)];
    const write = async (db: Database) => {
      const few = (table: string) =>
        sql.raw(
          `id in (select id from ${table} order by md5(id || '${below(99)}') limit ${below(5)})`,
        );
      const whose = pick([...colleagues, null]) ?? null;
      const writes = [
        () => addLeads(db, below(4)),
        () =>
          db.execute(sql`update leads set claimed_by = ${whose} where ${few('leads')}`),
        () =>
          db.execute(
            sql`update leads set status = ${pick(['novo', 'em_contato', 'sem_resposta'])} where ${few('leads')}`,
          ),
        () => db.execute(sql`delete from leads where ${few('leads')}`),
        () =>
          db.execute(
            sql`update proposals set state = ${pick(['enviada', 'em_analise', 'aprovada'])}, revision = revision + 1 where ${few('proposals')}`,
          ),
        () =>
          db.execute(
            sql`update proposals set seller_id = ${whose}, origin = ${pick(['site', 'venda-assistida'])} where ${few('proposals')}`,
          ),
        () =>
          db.execute(
            sql`update proposals set dealership_id = ${pick([1, 5, null]) ?? null} where ${few('proposals')}`,
          ),
        () =>
          db.execute(
            sql`delete from proposals p where number like 'P-COPY%' and ${few('proposals')}
              and not exists (select from contracts where proposal_id = p.id)`,
          ),
        () =>
          db.execute(
            sql`update simulations set seller_id = ${whose}, dealership_id = ${pick([5, null]) ?? null},
              campaign = ${pick(['verao', null]) ?? null} where ${few('simulations')}`,
          ),
        () =>
          db.execute(
            sql`update simulations set created_at = created_at - interval '11 days' where ${few('simulations')}`,
          ),
        () =>
          db.execute(
            sql`delete from simulations s where ${few('simulations')}
              and not exists (select from proposals where simulation_id = s.id)`,
          ),
        () => signCopies(db, below(5)),
        () => db.execute(sql`delete from contracts where ${few('contracts')}`),
      ];
      await pick(writes)?.();
    };
    for (let step = 0; step < 150; step += 1) {
      const isUndone = below(4) === 0;
      const done = api.db.transaction(async (tx) => {
        await write(tx);
        await write(tx);
        if (isUndone) throw new Error('undone');
      });
      await done.catch((error: Error) => expect(error.message).toBe('undone'));
      if (below(6) === 0) await fold();
      if (step % 10 === 0) expect(await miscounted(api.db)).toEqual([]);
    }
    expect(await miscounted(api.db)).toEqual([]);
  });

  it('follow when an account that a row names is gone', async () => {
    const { id } = await staff();
    await addLeads(api.db, 3);
    await api.db.execute(sql`update leads set claimed_by = ${id}`);
    await copyProposal((await sentProposal(await readyCustomer(api))).id, 2);
    await signCopies(api.db, 1);
    for (const table of ['simulations', 'proposals'])
      await api.db.execute(sql`update ${sql.raw(table)} set seller_id = ${id}`);
    await fold();
    await api.db.delete(users).where(eq(users.id, id));
    expect(await miscounted(api.db)).toEqual([]);
    await fold();
    expect(await keptRows()).toEqual([{ status: 'novo', leads: 3 }]);
  });

  it('are right with many writers and two who fold at the same time', async () => {
    const writer = (nth: number) =>
      api.db.transaction(async (tx) => {
        const email = `cliente${nth}@exemplo.test`;
        await addLeads(tx, 5, email);
        await tx.execute(
          sql`update leads set status = 'em_contato' where email = ${email}`,
        );
        await tx.execute(
          sql`delete from leads where id = (select id from leads where email = ${email} limit 1)`,
        );
        if (nth % 3 === 0) tx.rollback();
      });
    const folding = async () => {
      for (let time = 0; time < 5; time += 1) await fold();
    };
    await Promise.allSettled([
      ...Array.from({ length: 12 }, (_, nth) => writer(nth)),
      folding(),
      folding(),
    ]);
    expect(await miscounted(api.db)).toEqual([]);
    await fold();
    expect(await keptRows()).toEqual([{ status: 'em_contato', leads: 32 }]);
  });

  it('are folded once: a second time finds nothing to do', async () => {
    await addLeads(api.db, 2);
    await addLeads(api.db, 3);
    expect(await fold()).toBe(2);
    expect(await keptRows()).toEqual([{ status: 'novo', leads: 5 }]);
    expect(await fold()).toBe(0);
    await api.db.execute(sql`delete from leads`);
    expect(await fold()).toBe(2);
    expect(await keptRows()).toEqual([]);
  });

  it('do not grow with what leaves state and holder as they are', async () => {
    await addLeads(api.db, 2);
    await api.db.execute(sql`update leads set times = times + 1, updated_at = now()`);
    expect(await keptRows()).toEqual([{ status: 'novo', leads: 2 }]);
  });

  it('of the funnel have one row a key once they are folded', async () => {
    await sentProposal(await readyCustomer(api), { link: 'dealerid=5' });
    await sentProposal(await readyCustomer(api), { link: 'dealerid=5' });
    await fold();
    const kept = await api.db.select().from(funnelCounts);
    expect(kept.map(({ step, times }) => [step, times])).toEqual([['proposals', 2]]);
    expect(await fold()).toBe(0);
  });

  it('of the funnel are not touched by visitors who came by nobody', async () => {
    await sentProposal(await readyCustomer(api), { choice: { dealershipId: null } });
    expect(await api.db.select().from(funnelCounts)).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';

/**
 * Adds `count` copies of a proposal, from `P-COPY-1` on, each a second older than the one
 * before.
 */
export async function copiesOf(db: Database, id: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into simulations select (jsonb_populate_record(s, jsonb_build_object(
      'id', md5('s' || n)::uuid, 'code', 'S-COPY-' || n))).*
    from simulations s, generate_series(1, ${count}::int) n
    where s.id = (select simulation_id from proposals where id = ${id})`);
  await db.execute(sql`
    insert into proposals select (jsonb_populate_record(p, jsonb_build_object(
      'id', md5('p' || n)::uuid, 'number', 'P-COPY-' || n, 'simulation_id', md5('s' || n)::uuid,
      'created_at', p.created_at - n * interval '1 second'))).*
    from proposals p, generate_series(1, ${count}::int) n where p.id = ${id}`);
}

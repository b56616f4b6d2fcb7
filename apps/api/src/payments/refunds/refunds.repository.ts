import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

/** Number of contracts in a run. */
const AT_ONCE = 200;

/**
 * Two sums of each contract, in centavos, both without refunds that are under way: `owed`
 * to its customer, and `held` by its payments at the bank.
 */
const REFUNDS = sql`
  select d.contract_id,
    (d.due - p.planned)::float8 as owed,
    (h.held - p.planned)::float8 as held
  from (
    select contract_id, -sum(centavos) as due
    from ledger_postings
    where account = 'refund-due'
    group by contract_id
    having sum(centavos) < 0
  ) d
  cross join lateral (
    select coalesce(sum(centavos), 0) as planned
    from payment_refunds
    where contract_id = d.contract_id
      and state <> 'sent'
  ) p
  cross join lateral (
    select coalesce(sum(centavos - refunded_centavos), 0) as held
    from bank_payments
    where contract_id = d.contract_id
  ) h
`;

/**
 * Contracts with a refund that is not under way, and with payments that can return at
 * least part of it.
 */
export async function listRefundable(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with refunds as (${REFUNDS})
        select contract_id as id
        from refunds
        where owed > 0
          and held > 0
        order by contract_id
        limit ${AT_ONCE}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Contracts whose sum of refunds that no payment can return has changed, in centavos; 0
 * where it is gone. All contracts or the named one.
 */
export function listChangedUnheld(
  db: Database,
  contractId: string | null = null,
): Promise<{ id: string; centavos: number }[]> {
  return rowsOf<{ id: string; centavos: number }>(
    db,
    sql`with refunds as (${REFUNDS}),
          unheld as (
            select
              coalesce(r.contract_id, u.contract_id) as id,
              greatest(coalesce(r.owed, 0) - greatest(coalesce(r.held, 0), 0), 0) as centavos,
              coalesce(u.centavos, 0)::float8 as known
            from refunds r
            full join unheld_refunds u on u.contract_id = r.contract_id
          )
        select id, centavos
        from unheld
        where centavos <> known
          and id = coalesce(${contractId}::uuid, id)
        order by id
        limit ${AT_ONCE}`,
  );
}

import { and, count, eq, not, sql } from 'drizzle-orm';
import { COUNT_LIMIT } from '@site/api-contract/brazil';
import { PROPOSAL_STATES, type ProposalState } from '@site/api-contract/sales';
import { type Database, rowsOf } from '#platform/data/database';
import { type SignedIn } from '#platform/security/authentication';
import { isEndedUnpaid } from '../end/ended-unpaid.repository';
import { proposals } from '../proposals.table';
import { filtered, type Narrowing, visibleTo } from './proposal-filters.repository';

export type StateCounts = Map<ProposalState, number>;
type StateCount = { state: ProposalState; proposals: number };

/**
 * Contracts that ended unpaid leave their proposals in this state, but people read
 * `OVER`.
 */
const STORED = 'ativa';
const OVER = 'encerrada';

/**
 * The number in each state as people read it, whatever state is filtered; `COUNT_LIMIT`
 * plus one stands for more.
 */
export async function countByState(
  db: Database,
  viewer: SignedIn,
  filters: Narrowing,
  now: Date,
): Promise<StateCounts> {
  const all = { ...filters, state: undefined };
  const rows = isNarrow(all)
    ? await countFound(db, viewer, all, now)
    : await countEachState(db, viewer);
  const counts: StateCounts = new Map(rows.map((row) => [row.state, row.proposals]));
  const ended = await db.$count(
    proposals,
    and(isEndedUnpaid, filtered(viewer, all, now)),
  );
  counts.set(OVER, (counts.get(OVER) ?? 0) + ended);
  for (const [state, found] of counts)
    counts.set(state, Math.min(found, COUNT_LIMIT + 1));
  return counts;
}

const isNarrow = ({ search, days, from, to, next, origin }: Narrowing) =>
  [search?.trim(), days, from, to, next, origin].some(Boolean);

/** Counts each state by its index, up to the limit. */
function countEachState(db: Database, viewer: SignedIn): Promise<StateCount[]> {
  const counts = PROPOSAL_STATES.map((state) => {
    const isIn = and(
      visibleTo(viewer),
      eq(proposals.state, state),
      state === STORED ? not(isEndedUnpaid) : undefined,
    );
    return sql`select ${state} as state, count(*)::integer as proposals from (
      select 1 from ${proposals} where ${isIn} limit ${COUNT_LIMIT + 1}) found`;
  });
  return rowsOf(db, sql.join(counts, sql` union all `));
}

/** Reads the filtered rows once, and groups them. */
function countFound(db: Database, viewer: SignedIn, filters: Narrowing, now: Date) {
  return db
    .select({ state: proposals.state, proposals: count() })
    .from(proposals)
    .where(and(filtered(viewer, filters, now), not(isEndedUnpaid)))
    .groupBy(proposals.state);
}

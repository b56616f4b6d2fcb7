import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { type ProposalState } from '@site/api-contract/states';
import { type Database } from '#platform/data/database';
import { proposalCounts } from '#platform/data/kept-counts.table';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { isEndedUnpaid } from '../end/ended-unpaid.repository';
import { proposals } from '../proposals.table';
import { filtered, type Narrowing } from './proposal-filters.repository';

export type StateCounts = Map<ProposalState, number>;

/**
 * How many there are in each state as people read it, whatever state is filtered: kept by
 * the database, or counted where a filter asks for what it does not keep.
 */
export async function countByState(
  db: Database,
  viewer: SignedIn,
  filters: Narrowing,
  now: Date,
): Promise<StateCounts> {
  const kept = keptFor(viewer);
  const rows =
    kept && !isNarrow(filters)
      ? await readKept(db, and(...kept, ofOrigin(filters)))
      : await countRows(db, viewer, filters, now);
  const counts: StateCounts = new Map(rows.map((row) => [row.state, row.proposals]));
  const ended = await countEnded(db, viewer, filters, now);
  if (ended === 0) return counts;
  const add = (state: ProposalState, more: number) =>
    counts.set(state, (counts.get(state) ?? 0) + more);
  add('ativa', -ended);
  add('encerrada', ended);
  return counts;
}

/** Those that are over before their state is. */
function countEnded(db: Database, viewer: SignedIn, filters: Narrowing, now: Date) {
  const all = { ...filters, state: undefined };
  return db.$count(proposals, and(isEndedUnpaid, filtered(viewer, all, now)));
}

const isNarrow = ({ search, days, from, to, next }: Narrowing) =>
  [search?.trim(), days, from, to, next].some(Boolean);

/**
 * Narrows the kept counts to proposals that a viewer may see; null for customers, who
 * have few.
 */
function keptFor(viewer: SignedIn): SQL[] | null {
  const { dealershipId, sellerId } = proposalCounts;
  switch (viewer.kind) {
    case 'consultant':
      return [];
    case 'dealer':
      return [eq(dealershipId, dealershipOf(viewer))];
    case 'seller':
      return [eq(sellerId, viewer.id)];
    default:
      return null;
  }
}

const ofOrigin = ({ origin }: Narrowing) =>
  origin ? eq(proposalCounts.origin, origin) : undefined;

function readKept(db: Database, which: SQL | undefined) {
  const { state } = proposalCounts;
  const sum = sql<number>`sum(${proposalCounts.proposals})::integer`;
  return db
    .select({ state, proposals: sum })
    .from(proposalCounts)
    .where(which)
    .groupBy(state);
}

function countRows(db: Database, viewer: SignedIn, filters: Narrowing, now: Date) {
  return db
    .select({ state: proposals.state, proposals: count() })
    .from(proposals)
    .where(filtered(viewer, { ...filters, state: undefined }, now))
    .groupBy(proposals.state);
}

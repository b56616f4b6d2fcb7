import { and, count, type SQL, sql } from 'drizzle-orm';
import { type AgeBand } from '@site/api-contract';
import { addDays, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import {
  isAwaitingCar,
  type ProposalState,
  waitsForCustomer,
} from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type SignedIn } from '#platform/security/authentication';
import { proposals } from '../proposals.table';
import { isInOpenState, visibleTo } from './proposal-filters.repository';

/** In days, the youngest first. */
const BANDS = [
  { from: 0, to: 2 },
  { from: 3, to: 7 },
  { from: 8, to: 15 },
  { from: 16, to: 30 },
  { from: 31, to: null },
] as const;

/** The number of open proposals by age, and who must act on them. */
export async function readProposalAges(
  db: Database,
  viewer: SignedIn,
  now: Date,
): Promise<AgeBand[]> {
  const rows = await countOpen(db, viewer, now);
  return BANDS.map((band, index) => {
    const turns = { analysis: 0, customer: 0, delivery: 0 };
    // `width_bucket` counts from the oldest.
    for (const row of rows.filter(({ bucket }) => bucket === BANDS.length - 1 - index))
      turns[waitingFor(row.state)] += row.proposals;
    return { ...band, ...turns };
  });
}

function countOpen(db: Database, viewer: SignedIn, now: Date) {
  const today = saoPauloDay(now);
  const beginnings = BANDS.flatMap(({ to }) =>
    to === null ? [] : [startOfSaoPauloDay(addDays(today, -to)).toISOString()],
  ).reverse();
  const bucket: SQL<number> = sql`width_bucket(
    ${proposals.createdAt},
    array[${sql.join(
      beginnings.map((at) => sql`${at}::timestamptz`),
      sql`, `,
    )}]
  )`;
  return db
    .select({ bucket: bucket.as('bucket'), state: proposals.state, proposals: count() })
    .from(proposals)
    .where(and(visibleTo(viewer), isInOpenState))
    .groupBy(sql`1`, proposals.state);
}

function waitingFor(state: ProposalState): 'analysis' | 'customer' | 'delivery' {
  if (waitsForCustomer(state)) return 'customer';
  return isAwaitingCar(state) ? 'delivery' : 'analysis';
}

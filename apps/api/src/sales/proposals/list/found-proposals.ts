import { and, count, inArray } from 'drizzle-orm';
import { isContract } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { type SignedIn } from '#platform/security/authentication';
import { listVisible } from '../proposals.repository';
import { proposals } from '../proposals.table';
import { customers, OPEN_STATES } from './proposal-filters.repository';

/** Proposals that a search finds among those that the viewer may see, newest first. */
export async function foundProposals(
  db: Database,
  viewer: SignedIn,
  { search, most, now }: FoundQuery,
): Promise<FoundRow[]> {
  const first = wholeNamesFirst(customers.name, search);
  const page = { after: null, limit: most - 1, now, first };
  const rows = await listVisible(db, viewer, { search }, page);
  return rows.map(({ proposal, customer, returnKind }) => ({
    personId: proposal.userId,
    item: {
      kind: 'proposal',
      id: proposal.id,
      name: customer.name,
      number: proposal.number,
      car: proposal.choice.versionName,
      state: proposal.state,
      ...(returnKind && { returnKind }),
    },
  }));
}

/** States of an open proposal without a contract. */
const UNSIGNED = OPEN_STATES.filter((state) => !isContract(state));

/** The number of open proposals of customers without a contract, by account. */
export async function openProposals(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => number> {
  const rows = await db
    .select({ userId: proposals.userId, open: count() })
    .from(proposals)
    .where(
      and(inArray(proposals.userId, [...userIds]), inArray(proposals.state, UNSIGNED)),
    )
    .groupBy(proposals.userId);
  return (userId) => rows.find((row) => row.userId === userId)?.open ?? 0;
}

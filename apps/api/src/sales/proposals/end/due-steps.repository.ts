import { and, count, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../../identity/accounts/accounts.table';
import { planned } from '../list/proposal-filters.repository';
import { proposals } from '../proposals.table';

/**
 * A proposal in an account's list (see `visibleTo`) with a next step for today or
 * earlier.
 */
const isDue = (now: Date) =>
  and(
    or(
      and(eq(users.role, 'SELLER'), eq(proposals.sellerId, users.id)),
      and(eq(users.role, 'DEALER'), eq(proposals.dealershipId, users.dealershipId)),
    ),
    planned('due', now),
  );

/** A condition for accounts of a query that have a due next step. */
function haveDueSteps(db: Database, now: Date): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(proposals)
      .where(isDue(now)),
  );
}

async function countDueSteps(db: Database, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ due: count() })
    .from(users)
    .innerJoin(proposals, isDue(now))
    .where(eq(users.id, userId));
  return row?.due ?? 0;
}

/** Both questions in the form that the morning mail takes. */
export const DUE_STEPS = { have: haveDueSteps, count: countDueSteps };

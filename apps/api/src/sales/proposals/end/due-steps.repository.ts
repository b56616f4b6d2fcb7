import { and, count, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../../identity/accounts/accounts.table';
import { planned } from '../list/proposal-filters.repository';
import { proposals } from '../proposals.table';

/**
 * A proposal in the list of an account of a dealership (see `visibleTo`), and its next
 * step is for today or late.
 */
const isDue = (now: Date) =>
  and(
    or(
      and(eq(users.role, 'SELLER'), eq(proposals.sellerId, users.id)),
      and(eq(users.role, 'DEALER'), eq(proposals.dealershipId, users.dealershipId)),
    ),
    planned('due', now),
  );

/** Tells which accounts of a query have a next step that is due. */
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

/** Both questions in the form that the mail of a morning takes. */
export const DUE_STEPS = { have: haveDueSteps, count: countDueSteps };

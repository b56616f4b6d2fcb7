import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { type ConsultantRight } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { users } from './accounts.table';

/**
 * Locks a consultant who has access and a right, so that both last until the transaction
 * ends; null when one of them has ended. Whoever gets work by a right is locked with it
 * before the work is, in the order in which an ending locks them.
 */
export async function keepRight(
  tx: Database,
  { userId, right }: { userId: string; right: ConsultantRight },
): Promise<{ name: string } | null> {
  const [found] = await tx
    .select({ name: users.name })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, 'CONSULTANT'),
        arrayContains(users.rights, [right]),
        isNull(users.disabledAt),
      ),
    )
    .for('share');
  return found ?? null;
}

import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { endExpired, listedSince } from './shared-carts.repository';
import { sharedCarts } from './shared-carts.table';

/**
 * Days after which an unanswered invitation is deleted: there was no consent, so it
 * proves nothing.
 */
const UNANSWERED_DAYS = 30;

/**
 * Ends expired sharings; forgets names that no list needs; deletes unanswered
 * invitations, and consents of visitors once their proof can't be asked for any more.
 */
export async function endSharings(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ended = await endExpired(db, now);
  const isClosed = inArray(sharedCarts.state, ['declined', 'ended']);
  const unanswered = and(
    isNull(sharedCarts.acceptedAt),
    lt(sharedCarts.endedAt, ago(UNANSWERED_DAYS)),
  );
  const ofVisitors = and(
    isNull(sharedCarts.userId),
    lt(sharedCarts.endedAt, ago(config.CONSENT_KEPT_DAYS)),
  );
  await db
    .update(sharedCarts)
    .set({ sellerCalls: null })
    .where(
      and(
        isClosed,
        isNotNull(sharedCarts.sellerCalls),
        lt(sharedCarts.endedAt, listedSince(now)),
      ),
    );
  const gone = await db
    .delete(sharedCarts)
    .where(and(isClosed, or(unanswered, ofVisitors)));
  return { done: ended + affectedRows(gone) };
}

import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database } from '../data/database';
import { auditEntries } from './audit.table';

/** Acts of the staff, as the indexes `audit_looks…` have them. */
export const OF_STAFF = sql`${auditEntries.actorRole} in ('CONSULTANT', 'SELLER', 'DEALER', 'operations')`;

/** How long a look lasts: who opens the same thing again by then still looks at it. */
const LOOK_MS = 30 * 60_000;

type Look = Pick<
  typeof auditEntries.$inferSelect,
  'at' | 'actorId' | 'action' | 'personId' | 'subject' | 'detail'
>;

/**
 * Whether the trail has this look already: a screen that stands open reads again whenever
 * something changes (decision 088), and nobody looks because of that. What is about
 * nobody, such as a list, is told each time.
 */
export async function isRepeatedEntry(
  db: Database,
  { at, actorId, action, personId, subject, detail }: Look,
): Promise<boolean> {
  if (!/-(viewed|listed)$/.test(action) || !actorId || !(personId ?? subject))
    return false;
  const [seen] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        OF_STAFF,
        eq(auditEntries.actorId, actorId),
        gt(auditEntries.at, new Date(at.getTime() - LOOK_MS)),
        eq(auditEntries.action, action),
        sql`(${auditEntries.personId}, ${auditEntries.subject}, ${auditEntries.detail})
          is not distinct from (${personId}::uuid, ${subject}::text, ${detail}::text)`,
      ),
    )
    .limit(1);
  return seen !== undefined;
}

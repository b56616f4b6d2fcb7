import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database } from '../data/database';
import { auditEntries } from './audit.table';

/** Acts of the staff, worded as in the indexes `audit_looks…`. */
export const OF_STAFF = sql`${auditEntries.actorRole} in ('CONSULTANT', 'SELLER', 'DEALER', 'operations')`;

/** How long a look lasts: opening the same thing again within it is the same look. */
const LOOK_MS = 30 * 60_000;

type Look = Pick<
  typeof auditEntries.$inferSelect,
  'at' | 'actorId' | 'action' | 'personId' | 'subject' | 'detail'
>;

/**
 * Whether the trail has this look already. An open screen reads again whenever something
 * changes (decision 088), which is no new look. A look at nobody's data, such as a list,
 * is recorded each time; the list of the day, which the start page keeps reading, is one
 * look, too.
 */
export async function isRepeatedEntry(
  db: Database,
  { at, actorId, action, personId, subject, detail }: Look,
): Promise<boolean> {
  const isOfOne = (personId ?? subject) !== null || action === 'today-listed';
  if (!/-(viewed|listed)$/.test(action) || !actorId || !isOfOne) return false;
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

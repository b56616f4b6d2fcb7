import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type Consent } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { consents } from './consents.table';

/** The person who chose: the signed-in user, else the browser's session. */
type Chooser = { userId: string | null; sessionId: string | null };

const MOST_SHOWN = 100;

export async function insertConsent(
  tx: Database,
  row: typeof consents.$inferInsert,
): Promise<void> {
  await tx.insert(consents).values(row);
}

/**
 * One's own choices, newest first: the user's, and those of this browser session that
 * belong to no user yet.
 */
export async function listOwnConsents(
  db: Database,
  { userId, sessionId }: Chooser,
): Promise<Consent[]> {
  const owners = [
    ...(userId ? [eq(consents.userId, userId)] : []),
    ...(sessionId
      ? [and(isNull(consents.userId), eq(consents.sessionId, sessionId))]
      : []),
  ];
  if (owners.length === 0) return [];
  const rows = await db
    .select()
    .from(consents)
    .where(or(...owners))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(MOST_SHOWN);
  return rows.map(toConsent);
}

export function toConsent({
  id,
  givenAt,
  measurement,
  marketing,
  textVersion,
  page,
}: typeof consents.$inferSelect): Consent {
  return {
    id,
    givenAt: givenAt.toISOString(),
    measurement,
    marketing,
    textVersion,
    page,
  };
}

/**
 * Gives the session's choices to the user who has just signed in, like the cart
 * (docs/product/identity.md).
 */
export async function adoptConsents(
  db: Database,
  { userId, sessionId }: Chooser,
): Promise<void> {
  if (!userId || !sessionId) return;
  await db
    .update(consents)
    .set({ userId, sessionId: null })
    .where(and(isNull(consents.userId), eq(consents.sessionId, sessionId)));
}

/**
 * Deletes choices of visitors without an account once their proof can't be asked for any
 * more.
 */
export async function forgetOldConsents(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  db: Database,
): Promise<Done> {
  const oldest = new Date(clock.now().getTime() - config.CONSENT_KEPT_DAYS * DAY_MS);
  const gone = await db
    .delete(consents)
    .where(and(isNull(consents.userId), lt(consents.givenAt, oldest)));
  return { done: affectedRows(gone) };
}

import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { type Digest } from '@site/api-contract/activity';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { digestsOn } from './digest.rules';
import { notificationSettings } from './notifications.table';

const USUAL: Digest = 'business-days';

export async function readDigest(db: Database, userId: string): Promise<Digest> {
  const [row] = await db
    .select({ digest: notificationSettings.digest })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row?.digest ?? USUAL;
}

export async function saveDigest(
  db: Database,
  userId: string,
  digest: Digest,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, digest })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { digest } });
}

/**
 * Whether an account wants the morning mail of a day. `userId` is a column of the query
 * around it.
 */
export function wantsMailOn(userId: Column, day: IsoDate): SQL {
  return sql`coalesce(
    (
      select s.digest
      from notification_settings s
      where s.user_id = ${userId}
    ),
    ${USUAL}
  ) in ${digestsOn(day)}`;
}

/**
 * Whether an account got no morning mail since then. `userId` is a column of the query
 * around it.
 */
export function isUntoldSince(userId: Column, moment: Date): SQL {
  return sql`not exists (
    select 1
    from notification_settings s
    where s.user_id = ${userId}
      and s.told_at >= ${moment.toISOString()}::timestamptz
  )`;
}

/**
 * Locks the settings row of an account until the transaction ends, and adds it where it
 * is missing.
 */
export async function lockSettings(tx: Database, userId: string) {
  await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for('update');
  if (!row) throw new Error('Settings that were just made are there');
  return row;
}

export async function noteTold(tx: Database, userId: string, at: Date): Promise<void> {
  await tx
    .update(notificationSettings)
    .set({ toldAt: at })
    .where(eq(notificationSettings.userId, userId));
}

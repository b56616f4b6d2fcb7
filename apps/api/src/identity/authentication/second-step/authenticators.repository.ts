import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Role } from '@site/api-contract';
import { type Config, isDemo } from '#platform/config';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { sealerFor } from '#platform/security/sealing';
import { hasPasskey } from '../passkeys/passkeys.repository';
import { authenticators, type begunSignIns } from './second-step.table';

/** The name under which an account's secret is sealed, also while it is being connected. */
const sealedUnder = (userId: string) => `authenticator:${userId}`;

/** The secret as it is stored. */
export function sealSecret(
  config: Config,
  userId: string,
  secret: Uint8Array,
): Uint8Array {
  return sealerFor('second-step', config).seal(sealedUnder(userId), secret);
}

/** The secret of what `sealSecret` gave. Throws when another key sealed it. */
export function openSecret(
  config: Config,
  userId: string,
  sealed: Uint8Array,
): Uint8Array {
  return sealerFor('second-step', config).open(sealedUnder(userId), sealed);
}

/** The same secret under FILE_KEY; null when it has that key already. */
export function renewSecret(
  config: Config,
  userId: string,
  sealed: Uint8Array,
): Uint8Array | null {
  return sealerFor('second-step', config).renew(sealedUnder(userId), sealed);
}

/** A connected app; null without one. */
export async function findAuthenticator(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  userId: string,
): Promise<{ secret: Uint8Array; lastStep: number; passwordDue: boolean } | null> {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  if (!row?.sealedSecret) return null;
  const { sealedSecret, lastStep, passwordDue } = row;
  return { secret: openSecret(config, userId, sealedSecret), lastStep, passwordDue };
}

/**
 * Whether an account signs in by two steps (security-requirements A12): staff in
 * production always, in the demo those who have an app or a passkey, or have to connect
 * an app.
 */
export async function needsSecondStep(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  { id, role }: { id: string; role: Role | null },
): Promise<boolean> {
  if (role === null) return false;
  if (!isDemo(config)) return true;
  const rows = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(eq(authenticators.userId, id));
  return rows.length > 0 || hasPasskey(db, id);
}

/**
 * Uses a code up; false when it, or a later one, was used before. After a password none is
 * due for links any more.
 */
export async function spendStep(
  db: Database,
  { userId, begunBy }: Pick<typeof begunSignIns.$inferSelect, 'userId' | 'begunBy'>,
  step: number,
): Promise<boolean> {
  const used = await db
    .update(authenticators)
    .set({ lastStep: step, ...(begunBy === 'password' && { passwordDue: false }) })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** Takes the app of an account away; its next sign-in has to connect one. */
export async function disconnectApp(tx: Database, userId: string): Promise<void> {
  const none = { sealedSecret: null, connectedAt: null };
  await tx
    .insert(authenticators)
    .values({ userId, ...none })
    .onConflictDoUpdate({ target: authenticators.userId, set: none });
}

/** Stores the app of an account that has none; false when it has one by now. */
export async function connectApp(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  app: Pick<
    typeof authenticators.$inferInsert,
    'userId' | 'sealedSecret' | 'lastStep' | 'passwordDue'
  >,
): Promise<boolean> {
  const { userId, passwordDue = false, ...secret } = app;
  const values = { ...secret, passwordDue, connectedAt: clock.now() };
  const stored = await tx
    .insert(authenticators)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: values,
      setWhere: isNull(authenticators.sealedSecret),
    })
    .returning({ userId: authenticators.userId });
  return stored.length > 0;
}

import { and, eq, gt, lt } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { DAY_MS } from '@site/api-contract/brazil';
import { affectedRows, type Database } from '#platform/data/database';
import {
  authenticationCookieOf,
  setAuthenticationCookie,
} from '#platform/http/authentication-cookies';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { passwordRecoveries } from '../accounts/accounts.table';
import { passkeyChallenges } from './passkeys/passkeys.table';
import { begunSignIns } from './second-step/second-step.table';
import { signInLinks, trustedDevices } from './sessions.table';

type TrustedDevice = typeof trustedDevices.$inferSelect;

/**
 * One cookie for each account, so that several accounts in one browser don't overwrite
 * each other.
 */
const cookieOf = (userId: string) => `DEVICE-${userId}`;

/**
 * Trusts a browser for an account: it needs no code for `DEVICE_DAYS`. The token is in a
 * cookie that no script can read, its hash in the database.
 */
export async function trustDevice(
  ports: Ports,
  db: Database,
  { userId, client, reply }: { userId: string; client: string; reply: FastifyReply },
): Promise<void> {
  const { config, clock, random } = ports;
  const now = clock.now();
  const token = random.token(TOKEN_BYTES);
  const lifeMs = config.DEVICE_DAYS * DAY_MS;
  const values = {
    id: random.uuid(),
    userId,
    tokenHash: hashOf(token),
    client: client.slice(0, 200),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await db.insert(trustedDevices).values(values);
  setAuthenticationCookie(reply, config, {
    name: cookieOf(userId),
    value: token,
    maxAgeSeconds: lifeMs / 1000,
  });
}

/** The token that a browser sends for an account, if any. */
export function deviceTokenOf(
  { config }: Pick<Ports, 'config'>,
  request: FastifyRequest,
  userId: string,
): string | null {
  return authenticationCookieOf(request, config, cookieOf(userId));
}

/** Whether a browser is trusted for an account; records its use. */
export async function isTrustedDevice(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  userId: string,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false;
  const now = clock.now();
  const known = await db
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(trustedDevices.tokenHash, hashOf(token)),
        eq(trustedDevices.userId, userId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
    .returning({ id: trustedDevices.id });
  return known.length > 0;
}

export function listDevices(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  userId: string,
): Promise<TrustedDevice[]> {
  return db
    .select()
    .from(trustedDevices)
    .where(
      and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, clock.now())),
    )
    .orderBy(trustedDevices.createdAt, trustedDevices.id);
}

/** Removes one trusted device of an account, or all. False when there was none. */
export async function forgetDevices(
  db: Database,
  userId: string,
  deviceId?: string,
): Promise<boolean> {
  const one = deviceId === undefined ? undefined : eq(trustedDevices.id, deviceId);
  const deleted = await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), one))
    .returning({ id: trustedDevices.id });
  return deleted.length > 0;
}

/** Ends the sign-ins of an account that wait for their second step. */
export async function forgetBegunSignIns(db: Database, userId: string): Promise<void> {
  await db.delete(begunSignIns).where(eq(begunSignIns.userId, userId));
}

/**
 * Removes trusted browsers, mailed links, begun sign-ins and challenges that have expired.
 */
export async function forgetExpired(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<Done> {
  const now = clock.now();
  let done = 0;
  for (const table of [
    trustedDevices,
    passwordRecoveries,
    signInLinks,
    begunSignIns,
    passkeyChallenges,
  ])
    done += affectedRows(await db.delete(table).where(lt(table.expiresAt, now)));
  return { done };
}

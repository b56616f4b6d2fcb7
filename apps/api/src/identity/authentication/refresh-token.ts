import { eq } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Role } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import {
  authenticationCookieOf,
  clearAuthenticationCookie,
  setAuthenticationCookie,
} from '#platform/http/authentication-cookies';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import {
  endSession,
  findLiveSession,
  sessionLimits,
  type SessionUser,
} from '#platform/security/sessions';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { refreshTokens } from './sessions.table';

const COOKIE = 'RENEWAL';

/** Adds a refresh token to the family of a session. */
export async function issueRefreshToken(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  db: Database,
  sessionId: string,
): Promise<string> {
  const token = random.token(TOKEN_BYTES);
  await db
    .insert(refreshTokens)
    .values({ tokenHash: hashOf(token), sessionId, createdAt: clock.now() });
  return token;
}

type RefreshedToken = { user: SessionUser; token: string };

/**
 * Exchanges a refresh token for the next one (security-requirements B5). A token that was
 * used before ends the session, unless it was used so recently that two tabs may have
 * refreshed at the same time. Null when nothing was refreshed.
 */
export function exchangeRefreshToken(
  ports: Pick<Ports, 'config' | 'clock' | 'random'>,
  db: Database,
  token: string,
  actor: Actor,
): Promise<RefreshedToken | null> {
  const { config, clock } = ports;
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashOf(token)))
      .for('update');
    if (!known) return null;
    const now = clock.now();
    if (
      known.usedAt &&
      now.getTime() - known.usedAt.getTime() > config.REFRESH_GRACE_SECONDS * 1000
    ) {
      const userId = await endSession(
        ports,
        tx,
        known.sessionId,
        'renewal token used twice',
      );
      if (userId)
        await recordAudit(ports, tx, {
          actor,
          action: 'session-ended',
          personId: userId,
          detail: 'renewal-token-used-twice',
        });
      return null;
    }
    const user = await findLiveSession(ports, tx, known.sessionId);
    if (!user) return null;
    if (!known.usedAt)
      await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(eq(refreshTokens.tokenHash, known.tokenHash));
    return { user, token: await issueRefreshToken(ports, tx, known.sessionId) };
  });
}

/** Ends the session of a refresh token. Returns its account, if it was open. */
export async function endSessionOfRefreshToken(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  token: string,
): Promise<string | null> {
  const [known] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  return known ? endSession(ports, db, known.sessionId, 'sign-out') : null;
}

export function readRefreshCookie(
  { config }: Pick<Ports, 'config'>,
  request: FastifyRequest,
): string | null {
  return authenticationCookieOf(request, config, COOKIE);
}

/** The cookie lasts as long as the session may. */
export function setRefreshCookie(
  { config }: Pick<Ports, 'config'>,
  reply: FastifyReply,
  token: string,
  role: Role | null,
): void {
  const maxAgeSeconds = sessionLimits(config, role).absoluteMs / 1000;
  setAuthenticationCookie(reply, config, { name: COOKIE, value: token, maxAgeSeconds });
}

export function clearRefreshCookie(
  { config }: Pick<Ports, 'config'>,
  reply: FastifyReply,
): void {
  clearAuthenticationCookie(reply, config, COOKIE);
}

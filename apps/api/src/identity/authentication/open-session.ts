import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Session } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { erasedAccount } from '#platform/data/database-error';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { issueAccessToken } from '#platform/security/authentication';
import { startSession } from '#platform/security/sessions';
import { type Account, findLoggedUser } from '../accounts/accounts.repository';
import { adoptConsents } from '../consents/consents.repository';
import { deviceTokenOf } from './devices';
import { issueRefreshToken } from './refresh-token';
import { setBegunCookie } from './second-step/begun-cookie';
import { clearRecovered } from './second-step/recovered-password';

/** Gives an account the cart that its browser's session built before signing in. */
export type AdoptCart = (
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  holder: { userId: string; sessionId: string | null },
) => Promise<void>;

/** Where a sign-in comes from. */
export type Browser = {
  actor: Actor;
  client: string;
  sessionId: string | undefined;
  /** The token with which the browser shows that an account trusts it. */
  deviceToken: (userId: string) => string | null;
  /** Has the browser keep the token of a sign-in that waits for its second step. */
  keepBegun: (token: string) => void;
  /** The sales district hands it in: the cart stays with the person who signs in. */
  adoptCart: AdoptCart;
};
export type SignedInAnswer = { session: Session; refreshToken: string };

/** The same sentence whatever was wrong. */
export const WRONG_SIGN_IN = 'E-mail, documento ou senha não conferem.';

type Origin = {
  request: FastifyRequest;
  reply: FastifyReply;
  ports: Ports;
  actor: Actor;
  sessionId: string | undefined;
};

/** The browser of a call. */
export const browserOf = (
  { ports, request, reply, actor, sessionId }: Origin,
  adoptCart: AdoptCart,
): Browser => ({
  actor,
  adoptCart,
  sessionId,
  client: clientOf(request),
  deviceToken: (userId) => deviceTokenOf(ports, request, userId),
  keepBegun: (token) => setBegunCookie(ports, reply, token),
});

/** The browser as it names itself. */
export const clientOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

/**
 * Opens a session, for an account that has proved who it is. The browser's cart and
 * consents pass to the person who signs in.
 */
export function openSession(
  ports: Ports,
  db: Database,
  {
    account,
    browser,
    action,
  }: {
    account: Account;
    browser: Browser;
    action:
      | 'sign-in'
      | 'sign-in-with-code'
      | 'sign-in-with-app'
      | 'sign-in-with-passkey'
      | 'sign-in-by-link';
  },
): Promise<SignedInAnswer> {
  const { actor, client, sessionId: browserId } = browser;
  const secondStep = action === 'sign-in-with-app' || action === 'sign-in-with-passkey';
  const opened = db.transaction(async (tx) => {
    const holder = { userId: account.id, sessionId: browserId ?? null };
    await browser.adoptCart(ports, tx, holder);
    await adoptConsents(tx, holder);
    const sessionId = await startSession(ports, tx, {
      userId: account.id,
      role: account.role,
      client,
      address: actor.address ?? '',
      secondStep,
    });
    if (secondStep) await clearRecovered(tx, account);
    await recordAudit(ports, tx, { actor: actorOf(actor, account), action });
    const refreshToken = await issueRefreshToken(ports, tx, sessionId);
    const user =
      (await findLoggedUser(tx, account.id)) ?? refuse('unauthenticated', WRONG_SIGN_IN);
    return {
      session: { token: await issueAccessToken(ports, account, sessionId), user },
      refreshToken,
    };
  });
  // An account that was erased meanwhile counts as unknown.
  return opened.catch((error: unknown) => {
    if (erasedAccount(error) !== null) refuse('unauthenticated', WRONG_SIGN_IN);
    throw error;
  });
}

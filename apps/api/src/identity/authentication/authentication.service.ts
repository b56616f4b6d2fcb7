import { eq } from 'drizzle-orm';
import { type MfaForm, NOTIFICATIONS, type SignInForm } from '@site/api-contract';
import { discreetEmail } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, refuseTooMany, TEXTS } from '#platform/errors';
import { refuseSessionId } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { withAttemptLimit } from '#platform/security/attempt-limits';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { issueAccessToken } from '#platform/security/authentication';
import { hashPassword, needsRehash, verifyPassword } from '#platform/security/passwords';
import {
  type Account,
  findAccount,
  findByName,
  findClaimant,
  findLoggedUser,
  identifierOf,
  lockAccount,
} from '../accounts/accounts.repository';
import { users } from '../accounts/accounts.table';
import { sendConfirmation } from '../accounts/confirmation.service';
import { isInPreparation } from '../accounts/in-preparation';
import { dummyHash } from './check-password';
import { isTrustedDevice } from './devices';
import {
  type Browser,
  openSession,
  type SignedInAnswer,
  WRONG_SIGN_IN,
} from './open-session';
import { hasUsablePin, redeemPin, sendPin, WRONG_PIN } from './pins';
import { exchangeRefreshToken } from './refresh-token';
import { needsSecondStep } from './second-step/authenticators.repository';
import { beginSignIn } from './second-step/begun-sign-ins';
import { failureLimits } from './sign-in-limits';
import { redeemSignInLink } from './sign-in-links/sign-in-links';

const DISABLED = 'Esta conta está desativada. Fale com o atendimento.';
const PREPARING =
  'Esta conta de exemplo ainda está sendo preparada. Tente de novo em alguns segundos.';

/** Signs in by e-mail, CPF or CNPJ and password (security-requirements A1 to A3). */
export async function signIn(
  ports: Ports,
  db: Database,
  { email: typed, password }: SignInForm,
  browser: Browser,
): Promise<SignedInAnswer> {
  const { config } = ports;
  const account = await provenAccount(ports, db, { typed, password, browser });
  if (!account) refuse('unauthenticated', WRONG_SIGN_IN);
  if (account.disabledAt)
    refuse('invalid', isInPreparation(account) ? PREPARING : DISABLED);
  if (needsRehash(config, account.passwordHash)) {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(config, password) })
      .where(eq(users.id, account.id));
  }
  if (!account.emailConfirmedAt) await askForConfirmation(ports, db, account);
  if (await needsSecondStep(ports, db, account))
    await beginSignIn(ports, db, account, { begunBy: 'password', browser });
  if (
    account.mfaEnabled &&
    !(await isTrustedDevice(ports, db, account.id, browser.deviceToken(account.id)))
  )
    await askForPin(ports, db, account, browser);
  return openSession(ports, db, { account, browser, action: 'sign-in' });
}

type SignInTry = { typed: string; password: string; browser: Browser };

/**
 * The account whose password it is. An e-mail may be confirmed in one account and claimed
 * by another (security-requirements A7): both are compared. The right password of a
 * confirmed account takes one hash, everything else two, whether an account exists or
 * not. Only that right password clears the failures; otherwise somebody who registers
 * with another's e-mail could guess that person's password without end.
 */
async function provenAccount(
  ports: Ports,
  db: Database,
  { typed, password, browser }: SignInTry,
): Promise<Account | null> {
  const { config } = ports;
  const account = await findAccount(db, typed);
  const claimant = await findClaimant(db, identifierOf(typed));
  const counted = account?.claimedEmail
    ? await findAccount(db, account.claimedEmail)
    : account;
  const limits = failureLimits(
    config,
    'sign-in',
    (counted ?? account)?.id ?? identifierOf(typed),
    browser.actor.address,
  );
  const actor = browser.actor;
  const personId = account?.id ?? null;
  const matches = async (candidate: Account | null) =>
    verifyPassword(
      config,
      candidate?.passwordHash ?? (await dummyHash(config)),
      password,
    );
  const proven = await withAttemptLimit(
    ports,
    limits,
    async () => {
      const first = (await matches(account)) ? account : null;
      if (first?.emailConfirmedAt) return { ok: true, value: first };
      const second = (await matches(claimant)) ? claimant : null;
      const value = first ?? second;
      return { ok: value !== null, clears: false, value };
    },
    () => recordAudit(ports, db, { actor, action: 'sign-in-blocked', personId }),
  );
  if (!proven)
    await recordAudit(ports, db, { actor, action: 'sign-in-failed', personId });
  return proven;
}

async function askForConfirmation(
  ports: Ports,
  db: Database,
  account: Account,
): Promise<never> {
  const { id } = account;
  await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    if (!(await hasUsablePin(ports, tx, id, 'email')))
      await sendConfirmation(ports, tx, account);
  });
  const message = 'Confirme seu e-mail com o código que enviamos para continuar.';
  return refuse('forbidden', message, {
    userId: id,
    notifications: [{ key: NOTIFICATIONS.emailPending, message }],
  });
}

async function askForPin(
  ports: Ports,
  db: Database,
  account: Account,
  { sessionId, actor }: Browser,
): Promise<never> {
  const { id, email } = account;
  const boundTo = sessionId ?? refuseSessionId();
  const sent = await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    await recordAudit(ports, tx, {
      actor: actorOf(actor, account),
      action: 'code-asked',
    });
    return sendPin(ports, tx, { userId: id, purpose: 'mfa', address: email, boundTo });
  });
  if (!sent) refuseTooMany(ports.config.BLOCK_SECONDS);
  const message = `Enviamos um código de 6 números para ${discreetEmail(email)}. Vale por ${ports.config.PIN_MINUTES} minutos.`;
  return refuse('forbidden', message, {
    userId: id,
    notifications: [{ key: NOTIFICATIONS.mfaRequired, message }],
  });
}

/**
 * Ends a sign-in with MFA. The PIN is valid only in the browser session that asked for it
 * (security-requirements A4), and opens nothing for staff who need an app (A12).
 */
export async function verifyMfa(
  ports: Ports,
  db: Database,
  { email: typed, pin }: MfaForm,
  browser: Browser,
): Promise<SignedInAnswer> {
  const account = await findByName(db, typed);
  const isRight =
    account !== null &&
    account.emailConfirmedAt !== null &&
    account.disabledAt === null &&
    !(await needsSecondStep(ports, db, account)) &&
    browser.sessionId !== undefined &&
    (await db.transaction((tx) =>
      redeemPin(ports, tx, {
        userId: account.id,
        purpose: 'mfa',
        address: account.email,
        boundTo: browser.sessionId,
        pin,
      }),
    ));
  if (!account || !isRight) {
    await recordAudit(ports, db, {
      actor: browser.actor,
      action: 'code-failed',
      personId: account?.id ?? null,
    });
    refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
  }
  return openSession(ports, db, { account, browser, action: 'sign-in-with-code' });
}

/**
 * Signs dealership staff in by the link of a mail, or begins their second step. A link is
 * used up even when the sign-in fails afterwards.
 */
export async function signInByLink(
  ports: Ports,
  db: Database,
  token: string,
  browser: Browser,
): Promise<SignedInAnswer> {
  const account = await redeemSignInLink(ports, db, token);
  if (await needsSecondStep(ports, db, account))
    await beginSignIn(ports, db, account, { begunBy: 'link', browser });
  return openSession(ports, db, { account, browser, action: 'sign-in-by-link' });
}

/** A new access token for a refresh token, which is exchanged for the next one. */
export async function refreshSession(
  ports: Ports,
  db: Database,
  token: string | null,
  actor: Actor,
): Promise<SignedInAnswer> {
  const refreshed = token ? await exchangeRefreshToken(ports, db, token, actor) : null;
  if (!refreshed) refuse('unauthenticated', TEXTS.signedOut);
  const { user } = refreshed;
  await recordAudit(ports, db, {
    actor: actorOf(actor, { id: user.userId, role: user.role }),
    action: 'session-renewed',
  });
  const logged =
    (await findLoggedUser(db, user.userId)) ?? refuse('unauthenticated', TEXTS.signedOut);
  return {
    session: {
      token: await issueAccessToken(ports, { ...user, id: user.userId }, user.sessionId),
      user: logged,
    },
    refreshToken: refreshed.token,
  };
}

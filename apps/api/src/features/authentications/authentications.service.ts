import { NOTIFICATIONS, type Session, type SignInForm } from '@site/contracts';
import { discreetEmail } from '@site/contracts/brazil';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { attempt, type AttemptLimit } from '../../platform/attempts';
import { issueAccessToken } from '../../platform/authentication';
import { type Config } from '../../platform/config';
import { type Database } from '../../platform/database';
import { refuse, refuseFields, refuseTooMany, TEXTS } from '../../platform/errors';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/passwords';
import { type Ports } from '../../platform/ports';
import { startSession } from '../../platform/sessions';
import { users } from '../../tables';
import { findAccount, findLoggedUser, identifierOf, lockAccount, type Account } from '../accounts/accounts.repository';
import { hasUsablePin, sendPin, usePin, WRONG_PIN } from '../accounts/pins';
import { adoptConsents } from '../consents/consents.repository';
import { adoptSimulations } from '../simulations/simulations.repository';
import { issueRenewal, renew } from './renewal';

/** Where a sign-in comes from. */
export type Browser = { address: string; client: string; sessionId: string | undefined };
export type SignedInAnswer = { session: Session; renewal: string };

const WRONG = 'E-mail, documento ou senha não conferem.';

/** Signs in by e-mail, CPF or CNPJ and password (security-requirements A1 to A3). */
export async function signIn(ports: Ports, db: Database, { email: typed, password }: SignInForm, browser: Browser): Promise<SignedInAnswer> {
  const { config } = ports;
  const account = await findAccount(db, typed);
  const isRight = await attempt(ports, limitsOf(config, account?.id ?? identifierOf(typed), browser.address), async () => {
    const matches = await verifyPassword(config, account?.passwordHash ?? (await dummyHash(config)), password);
    const ok = matches && account !== null;
    return { ok, value: ok };
  });
  if (!account || !isRight) refuse('unauthenticated', WRONG);
  if (account.disabledAt) refuse('invalid', 'Esta conta está desativada. Fale com o atendimento.');
  if (needsRehash(config, account.passwordHash)) {
    await db.update(users).set({ passwordHash: await hashPassword(config, password) }).where(eq(users.id, account.id));
  }
  if (!account.emailConfirmedAt) await askForConfirmation(ports, db, account);
  if (account.mfaEnabled) await askForPin(ports, db, account, browser);
  return openSession(ports, db, account, browser);
}

function limitsOf(config: Config, account: string, address: string): AttemptLimit[] {
  const times = { windowMs: config.SIGN_IN_WINDOW_SECONDS * 1000, blockMs: config.BLOCK_SECONDS * 1000 };
  const hidden = createHash('sha256').update(account).digest('base64url');
  return [
    { key: `sign-in:account:${hidden}`, failures: config.SIGN_IN_FAILURES_PER_ACCOUNT, ...times },
    { key: `sign-in:address:${address}`, failures: config.SIGN_IN_FAILURES_PER_ADDRESS, ...times },
  ];
}

let dummy: Promise<string> | undefined;

/** A hash that no password matches, with today's parameters: an unknown e-mail takes as long as a wrong password. */
function dummyHash(config: Config): Promise<string> {
  dummy ??= hashPassword(config, createHash('sha256').update(config.SIGNING_KEY).digest('base64url'));
  return dummy;
}

async function askForConfirmation(ports: Ports, db: Database, { id, email }: Account): Promise<never> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    if (!(await hasUsablePin(ports, tx, id, 'email'))) await sendPin(ports, tx, { userId: id, purpose: 'email', address: email });
  });
  const message = 'Confirme seu e-mail com o código que enviamos para continuar.';
  return refuse('forbidden', message, { userId: id, notifications: [{ key: NOTIFICATIONS.emailPending, message }] });
}

async function askForPin(ports: Ports, db: Database, { id, email }: Account, { sessionId }: Browser): Promise<never> {
  const boundTo = sessionId ?? refuse('invalid', 'Identificador de sessão inválido.');
  const sent = await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    return sendPin(ports, tx, { userId: id, purpose: 'mfa', address: email, boundTo });
  });
  if (!sent) refuseTooMany(ports.config.BLOCK_SECONDS);
  const message = `Enviamos um código de 6 números para ${discreetEmail(email)}. Vale por ${ports.config.PIN_MINUTES} minutos.`;
  return refuse('forbidden', message, { userId: id, notifications: [{ key: NOTIFICATIONS.mfaRequired, message }] });
}

/** Ends a sign-in with MFA: the PIN counts only in the browser session that asked for it (security-requirements A4). */
export async function verifyMfa(ports: Ports, db: Database, { email: typed, pin }: { email: string; pin: string }, browser: Browser): Promise<SignedInAnswer> {
  const account = await findAccount(db, typed);
  const isRight =
    account !== null &&
    account.emailConfirmedAt !== null &&
    account.disabledAt === null &&
    browser.sessionId !== undefined &&
    (await db.transaction((tx) => usePin(ports, tx, { userId: account.id, purpose: 'mfa', address: account.email, boundTo: browser.sessionId, pin })));
  if (!account || !isRight) refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
  return openSession(ports, db, account, browser);
}

/** The cart of the browser, and its consents, go with the person who signs in. */
function openSession(ports: Ports, db: Database, account: Account, { address, client, sessionId: browserId }: Browser): Promise<SignedInAnswer> {
  return db.transaction(async (tx) => {
    await adoptSimulations(tx, { userId: account.id, sessionId: browserId ?? null });
    await adoptConsents(tx, { userId: account.id, sessionId: browserId ?? null });
    const sessionId = await startSession(ports, tx, { userId: account.id, role: account.role, client, address });
    const renewal = await issueRenewal(ports, tx, sessionId);
    const user = (await findLoggedUser(tx, account.id)) ?? refuse('unauthenticated', WRONG);
    return { session: { token: await issueAccessToken(ports, account, sessionId), user }, renewal };
  });
}

/** A new access token for the holder of a renewal token, which is traded for the next one. */
export async function renewSession(ports: Ports, db: Database, token: string | null): Promise<SignedInAnswer> {
  const renewed = token ? await renew(ports, db, token) : null;
  if (!renewed) refuse('unauthenticated', TEXTS.signedOut);
  const { user } = renewed;
  const logged = (await findLoggedUser(db, user.userId)) ?? refuse('unauthenticated', TEXTS.signedOut);
  return { session: { token: await issueAccessToken(ports, { ...user, id: user.userId }, user.sessionId), user: logged }, renewal: renewed.token };
}

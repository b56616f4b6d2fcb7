import { type LoggedUser, type QuickRegistrationForm } from '@site/contracts';
import { personTypeOfDocument } from '@site/contracts/brazil';
import { eq } from 'drizzle-orm';
import { type Database } from '../../platform/database';
import { Refusal, refuse, refuseFields, TEXTS } from '../../platform/errors';
import { brandOf } from '../../platform/letter';
import { enqueueMail } from '../../platform/outbox';
import { hashPassword, verifyPassword } from '../../platform/passwords';
import { type Ports } from '../../platform/ports';
import { consume } from '../../platform/rate-limits';
import { users } from '../../tables';
import { alreadyRegisteredMail } from './accounts.mails';
import { deleteUnconfirmed, findAccount, findLoggedUser, insertAccount, lockAccount, lockAccountsOf, type Account } from './accounts.repository';
import { passwordProblem } from './password.rules';
import { hasUsablePin, sendPin, usePin, WRONG_PIN } from './pins';

type Created = { id: string; email: string };

/**
 * Quick registration. A known e-mail or document gets the same answer as a new one, and its owner a mail
 * (security-requirements A7). An account that was never confirmed gives way once its PIN has run out.
 */
export async function registerUser(ports: Ports, tx: Database, form: QuickRegistrationForm): Promise<Created> {
  const { config, clock, random } = ports;
  const problem = passwordProblem(form.password, { name: form.name, email: form.email, brand: brandOf(config) });
  if (problem) refuseFields([{ key: 'Password', message: problem }]);
  const known = await answerIfKnown(ports, tx, form);
  if (known) return known;
  const { email, document } = form;
  const now = clock.now();
  const account = await insertAccount(tx, {
    id: random.uuid(),
    personType: personTypeOfDocument(document),
    name: form.name,
    email,
    document,
    cellphone: form.cellphone,
    passwordHash: await hashPassword(config, form.password),
    privacyAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  // Null when a second click registered the same account meanwhile.
  if (!account) return (await answerIfKnown(ports, tx, form)) ?? refuse('conflict', TEXTS.conflict);
  await sendPin(ports, tx, { userId: account.id, purpose: 'email', address: email });
  return { id: account.id, email };
}

async function answerIfKnown(ports: Ports, tx: Database, form: QuickRegistrationForm): Promise<Created | null> {
  const { email, document } = form;
  const holders = await holdersAfterCleaning(ports, tx, { email, document });
  const [only] = holders;
  if (!only) return null;
  // One hash on each way, so that time tells nothing.
  const matches = await verifyPassword(ports.config, only.passwordHash, form.password);
  const isRepeat = only.emailConfirmedAt === null && only.email === email && only.document === document;
  return isRepeat && matches ? { id: only.id, email } : answerAsIfNew(ports, tx, email, holders);
}

async function holdersAfterCleaning(ports: Ports, tx: Database, claim: { email: string; document: string }): Promise<Account[]> {
  const holders: Account[] = [];
  for (const account of await lockAccountsOf(tx, claim)) {
    const isAbandoned = account.emailConfirmedAt === null && account.role === null && !(await hasUsablePin(ports, tx, account.id, 'email'));
    if (isAbandoned) await deleteUnconfirmed(tx, account.id);
    else holders.push(account);
  }
  return holders;
}

async function answerAsIfNew(ports: Ports, tx: Database, email: string, holders: readonly Account[]): Promise<Created> {
  for (const { id, email: to } of holders) {
    if (await mayTake(ports, tx, `already-registered:${id}`)) await enqueueMail(tx, ports, alreadyRegisteredMail(ports.config, to));
  }
  const id = ports.random.uuid();
  await mayTake(ports, tx, `resend:${id}`); // counts like the PIN that a new account was sent
  return { id, email };
}

/** Takes one mail of the PIN rate for a key; false when they are used up. */
async function mayTake(ports: Ports, tx: Database, key: string): Promise<boolean> {
  try {
    await consume({ clock: ports.clock, database: { ...ports.database, db: tx } }, key, ports.config.PIN_SENDS);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Confirms the e-mail of an account by the PIN that was sent to it (security-requirements A5). */
export async function verifyEmail(ports: Ports, db: Database, { email, pin }: { email: string; pin: string }): Promise<{ ok: true }> {
  const confirmed = await db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account || account.emailConfirmedAt) return false;
    const right = await usePin(ports, tx, { userId: account.id, purpose: 'email', address: account.email, pin });
    const now = ports.clock.now();
    if (right) await tx.update(users).set({ emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, account.id));
    return right;
  });
  return confirmed ? { ok: true } : refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
}

/** Sends another PIN. Unknown and confirmed accounts get the same answer; the fourth in ten minutes is refused with 429. */
export async function resendVerification(ports: Ports, db: Database, id: string): Promise<{ ok: true }> {
  const sent = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || account.emailConfirmedAt) return mayTake(ports, tx, `resend:${id}`);
    return sendPin(ports, tx, { userId: id, purpose: 'email', address: account.email });
  });
  return sent ? { ok: true } : refuse('too-many', TEXTS.tooMany, { retryAfterSeconds: ports.config.BLOCK_SECONDS });
}

export async function getLoggedUser(db: Database, id: string): Promise<LoggedUser> {
  return (await findLoggedUser(db, id)) ?? refuse('not-found', TEXTS.notFound);
}

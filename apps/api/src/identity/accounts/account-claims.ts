import { type Database } from '#platform/data/database';
import { Refusal } from '#platform/errors';
import { consume } from '#platform/http/limits/rate-limits';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { hashOf } from '#platform/security/token-hash';
import { hasUsablePin } from '../authentication/pins';
import { alreadyRegisteredMail } from './accounts.mails';
import { type Account, deleteUnconfirmed, lockAccountsOf } from './accounts.repository';

/**
 * Accounts that hold an e-mail or document. An account that was never confirmed is
 * deleted instead, once its PIN has run out.
 */
export async function findClaimants(
  ports: Ports,
  tx: Database,
  claim: { email: string; document?: string },
): Promise<Account[]> {
  const holders: Account[] = [];
  for (const account of await lockAccountsOf(tx, claim)) {
    if (await isAbandoned(ports, tx, account)) await deleteUnconfirmed(tx, account.id);
    else holders.push(account);
  }
  return holders;
}

/** Whether an account was never confirmed and its PIN has run out. */
export async function isAbandoned(
  ports: Ports,
  db: Database,
  { id, emailConfirmedAt, role }: Account,
): Promise<boolean> {
  if (emailConfirmedAt !== null || role !== null) return false;
  return !(await hasUsablePin(ports, db, id, 'email'));
}

/**
 * Writes to those whose e-mail or document was used again, at most as often as a PIN is
 * sent.
 */
export async function notifyOwners(
  ports: Ports,
  tx: Database,
  holders: readonly Account[],
): Promise<void> {
  for (const { id, email: to, claimedEmail } of holders) {
    if (claimedEmail !== null) continue; // its own address is a placeholder
    if (await tryConsume(ports, tx, `already-registered:${id}`))
      await enqueueMail(ports, tx, alreadyRegisteredMail(ports.config, to));
  }
}

/** Takes one mail of the PIN rate for a key; false when they are used up. */
export async function tryConsume(
  ports: Pick<Ports, 'clock' | 'config' | 'database'>,
  tx: Database,
  key: string,
  rate = ports.config.PIN_SENDS,
): Promise<boolean> {
  try {
    await consume(
      { clock: ports.clock, database: { ...ports.database, db: tx } },
      [key],
      rate,
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * The same for a mail that anybody can cause, to an address that nobody proved: counted
 * for the recipient, whoever asks and from wherever. Each kind by itself, so that nobody
 * can use up the mails that its owner waits for.
 */
export function mayMail(
  ports: Pick<Ports, 'clock' | 'config' | 'database'>,
  tx: Database,
  kind: 'confirmation' | 'contact' | 'reservation' | 'signature' | 'simulation',
  recipient: string,
): Promise<boolean> {
  const hidden = hashOf(recipient.toLowerCase());
  const { PIN_SENDS, RATE_MAILS } = ports.config;
  // Whoever compares cars mails several simulations to one address.
  const rate = kind === 'simulation' ? RATE_MAILS : PIN_SENDS;
  return tryConsume(ports, tx, `mail:${kind}:${hidden}`, rate);
}

/**
 * An address that nobody has: for accounts whose typed one belongs to somebody else. Not
 * to be guessed.
 */
export function placeholderAddress({ random }: Pick<Ports, 'random'>): string {
  return `${random.uuid()}@sem-endereco.invalid`;
}

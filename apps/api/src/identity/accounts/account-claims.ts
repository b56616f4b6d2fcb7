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
 * Accounts that hold an e-mail or document. An unconfirmed account whose PIN has expired
 * is deleted instead.
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

/** Whether an account is unconfirmed and its PIN has expired. */
export async function isAbandoned(
  ports: Ports,
  db: Database,
  { id, emailConfirmedAt, role }: Account,
): Promise<boolean> {
  if (emailConfirmedAt !== null || role !== null) return false;
  return !(await hasUsablePin(ports, db, id, 'email'));
}

/**
 * Writes to the owners of an e-mail or document that was used again, at most as often as
 * a PIN is sent.
 */
export async function notifyOwners(
  ports: Ports,
  tx: Database,
  holders: readonly Account[],
): Promise<void> {
  for (const { id, email: to, claimedEmail } of holders) {
    if (claimedEmail !== null) continue; // the account's own address is a placeholder
    if (await tryConsume(ports, tx, `already-registered:${id}`))
      await enqueueMail(ports, tx, alreadyRegisteredMail(ports.config, to));
  }
}

/** Counts one mail against the PIN limit of a key; false when the limit is reached. */
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
 * The same for a mail that anybody can cause, to an unproved address: counted by
 * recipient, whoever asks and from wherever. Each kind has its own limit, so that nobody
 * can use up the mails that the owner waits for.
 */
export function mayMail(
  ports: Pick<Ports, 'clock' | 'config' | 'database'>,
  tx: Database,
  kind: 'confirmation' | 'contact' | 'lead' | 'reservation' | 'signature' | 'simulation',
  recipient: string,
): Promise<boolean> {
  const hidden = hashOf(recipient.toLowerCase());
  const { PIN_SENDS, RATE_MAILS } = ports.config;
  // A visitor who compares cars may mail several simulations to one address.
  const rate = kind === 'simulation' ? RATE_MAILS : PIN_SENDS;
  return tryConsume(ports, tx, `mail:${kind}:${hidden}`, rate);
}

/**
 * A placeholder address that nobody has and nobody can guess, for accounts whose typed
 * address belongs to somebody else.
 */
export function placeholderAddress({ random }: Pick<Ports, 'random'>): string {
  return `${random.uuid()}@sem-endereco.invalid`;
}

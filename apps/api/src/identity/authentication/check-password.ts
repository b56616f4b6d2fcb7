import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { withAttemptLimit } from '#platform/security/attempt-limits';
import { type Actor, recordAudit } from '#platform/security/audit';
import { hashPassword, verifyPassword } from '#platform/security/passwords';
import { hashOf } from '#platform/security/token-hash';
import { type Account, findAccountById } from '../accounts/accounts.repository';
import { passwordProblem } from './password.rules';
import { failureLimits } from './sign-in-limits';

export const WRONG_PASSWORD = 'A senha não confere.';

let dummy: Promise<string> | undefined;

/**
 * A hash that no password matches, with today's parameters: an unknown account takes as
 * long as a wrong password.
 */
export function dummyHash(config: Config): Promise<string> {
  dummy ??= hashPassword(config, hashOf(config.SIGNING_KEY)).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

type Proof = {
  userId: string;
  password: string;
  actor: Actor;
  /** Accounts for which the password is valid; by default all. */
  counts?: (account: Account) => boolean;
};

/**
 * The account whose password was typed; null when it is wrong. Failures count, and too
 * many are a 429. Do not call it inside a transaction.
 */
export async function proveByPassword(
  ports: Ports,
  db: Database,
  { userId, password, actor, counts = () => true }: Proof,
): Promise<Account | null> {
  const account = await findAccountById(db, userId);
  return withAttemptLimit(
    ports,
    failureLimits(ports.config, 'password', userId, actor.address),
    async () => {
      const matches = await verifyPassword(
        ports.config,
        account?.passwordHash ?? (await dummyHash(ports.config)),
        password,
      );
      const ok = matches && account !== null && counts(account);
      return { ok, value: ok ? account : null };
    },
    () =>
      recordAudit(ports, db, {
        actor,
        action: 'password-blocked',
        personId: account?.id ?? null,
      }),
  );
}

/**
 * The same for the owner of a session: a wrong password is refused at the field 'current
 * password' (security-requirements A10).
 */
export async function askCurrentPassword(
  ports: Ports,
  db: Database,
  proof: Omit<Proof, 'counts'>,
): Promise<Account> {
  return (
    (await proveByPassword(ports, db, proof)) ??
    refuseFields([{ key: 'CurrentPassword', message: WRONG_PASSWORD }], WRONG_PASSWORD)
  );
}

/**
 * Refuses a new password that is common, or made of words about its owner
 * (security-requirements A8).
 */
export function refuseBadPassword(
  { config }: Pick<Ports, 'config'>,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  const problem = passwordProblem(password, { name, email, brand: brandOf(config) });
  if (problem) refuseFields([{ key: 'Password', message: problem }]);
}

/** The hash of a new password that passed `refuseBadPassword`. */
export function hashNewPassword(
  ports: Pick<Ports, 'config'>,
  password: string,
  owner: { name: string; email: string },
): Promise<string> {
  refuseBadPassword(ports, password, owner);
  return hashPassword(ports.config, password);
}

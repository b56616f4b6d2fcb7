import { CONSULTANT_RIGHTS, type ConsultantRight, type Role } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, type AuditEntry, recordAudit } from '#platform/security/audit';
import { findClaimants } from './account-claims';
import { type Account, insertAccount } from './accounts.repository';

type StaffAccount = {
  name: string;
  email: string;
  role: Role;
  /** By default all for a consultant; others have none. */
  rights?: readonly ConsultantRight[];
  dealershipId: number | null;
  originAssistedSale: string | null;
  passwordHash: string;
};

/**
 * Makes a staff account, for operations and for an accepted invitation. Its e-mail counts
 * as confirmed, since the caller has it proved. Null when the e-mail or the origin of
 * assisted sales is taken.
 */
export async function makeStaffAccount(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  values: StaffAccount,
  trace: Pick<AuditEntry, 'actor' | 'subject'>,
): Promise<Account | null> {
  const now = ports.clock.now();
  const account = await insertAccount(tx, {
    ...values,
    personType: 'PF',
    email: values.email.toLowerCase(),
    rights: values.role === 'CONSULTANT' ? [...(values.rights ?? CONSULTANT_RIGHTS)] : [],
    emailConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (account)
    await recordAudit(ports, tx, {
      ...trace,
      action: 'account-made',
      personId: account.id,
      detail: values.role,
    });
  return account;
}

type Accepted = {
  values: StaffAccount;
  /** Id of the invitation. */
  id: string;
  actor: Actor;
  /** Says what to do when the address is taken. */
  taken: string;
};

/**
 * Makes the account of an accepted invitation. One whose address has an account by now is
 * refused with 400 `link-unusable`.
 */
export async function makeInvited(
  ports: Ports,
  tx: Database,
  { values, id, actor, taken }: Accepted,
): Promise<Account> {
  const { email } = values;
  const holders = await findClaimants(ports, tx, { email });
  const isTaken = holders.some((account) => account.email.toLowerCase() === email);
  const trace = { actor, subject: `invitation:${id}` as const };
  const account = isTaken ? null : await makeStaffAccount(ports, tx, values, trace);
  return account ?? refuse('invalid', taken, { reason: 'link-unusable' });
}

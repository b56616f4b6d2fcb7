import { CONSULTANT_RIGHTS, type ConsultantRight, type Role } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type AuditEntry, recordAudit } from '#platform/security/audit';
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

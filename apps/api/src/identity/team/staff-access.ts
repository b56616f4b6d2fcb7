import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor, recordAudit } from '#platform/security/audit';
import { endSessionsOf } from '#platform/security/sessions';
import { type Account } from '../accounts/accounts.repository';
import { passwordRecoveries, users } from '../accounts/accounts.table';
import { forgetBegunSignIns, forgetDevices } from '../authentication/devices';
import { signInLinks } from '../authentication/sessions.table';
import { accessMail } from './team.mails';
import { staffAccessActs } from './team.table';

/** Ends the carts that a seller shares with customers; the sales district hands it in. */
export type EndCarts = (
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  sellerId: string,
) => Promise<void>;

type Act = { account: Account; actor: Actor };

/**
 * Ends the access of an account that the transaction has locked: it can't sign in any
 * more, and its sessions end with their next call in any process (security-requirements
 * B4). The seller's shared carts end, too. Dealers and operations both use it.
 */
export async function endAccess(
  ports: Ports,
  tx: Database,
  { account, actor, endCarts }: Act & { endCarts: EndCarts },
): Promise<void> {
  const now = ports.clock.now();
  await tx
    .update(users)
    .set({ disabledAt: now, updatedAt: now })
    .where(eq(users.id, account.id));
  await endSignIns(ports, tx, account.id, 'account-disabled');
  await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userId, account.id));
  await endCarts(ports, tx, account.id);
  await noteAct(ports, tx, { account, actor, act: 'ended' });
}

/** Restores the access. Ended sessions, links and carts stay ended. */
export async function restoreAccess(
  ports: Ports,
  tx: Database,
  { account, actor }: Act,
): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: null, updatedAt: ports.clock.now() })
    .where(eq(users.id, account.id));
  await noteAct(ports, tx, { account, actor, act: 'restored' });
}

/** Ends sessions, begun sign-ins, trusted browsers and a waiting sign-in link. */
export async function endSignIns(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  userId: string,
  reason: string,
): Promise<void> {
  await endSessionsOf(ports, tx, { userId, reason });
  await forgetDevices(tx, userId);
  await forgetBegunSignIns(tx, userId);
  await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
}

/** Records the act in the audit trail and for colleagues, and mails the seller. */
async function noteAct(
  ports: Ports,
  tx: Database,
  { account, actor, act }: Act & { act: 'ended' | 'restored' },
): Promise<void> {
  await recordAudit(ports, tx, {
    actor,
    action: act === 'ended' ? 'account-disabled' : 'account-enabled',
    personId: account.id,
  });
  if (account.role === null) return;
  await tx.insert(staffAccessActs).values({
    userId: account.id,
    act,
    ...actorColumns(ports, 'DEALER', actor),
  });
  if (account.role === 'SELLER')
    await enqueueMail(ports, tx, accessMail(ports.config, { to: account.email, act }));
}

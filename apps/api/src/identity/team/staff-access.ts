import { eq } from 'drizzle-orm';
import { type ConsultantRight } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor, recordAudit } from '#platform/security/audit';
import { endSessionsOf } from '#platform/security/sessions';
import { type Account, findAccountById } from '../accounts/accounts.repository';
import { passwordRecoveries, users } from '../accounts/accounts.table';
import { forgetBegunSignIns, forgetDevices } from '../authentication/devices';
import { signInLinks } from '../authentication/sessions.table';
import { consultantAccessMail } from './consultant-access.mails';
import { endInvitationsOf } from './end-invitations';
import { accessMail } from './team.mails';
import { lastAccessActs } from './team.repository';
import { staffAccessActs } from './team.table';

/**
 * Ends the work that an account can do no longer: the carts that a seller shares, and
 * whatever a consultant took by the `rights` that are lost, which goes back to the queue.
 * Later districts hand it in.
 */
export type EndWork = (
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  of: { userId: string; rights: readonly ConsultantRight[]; actor: Actor },
) => Promise<void>;

type Act = { account: Account; actor: Actor };

/**
 * Ends the access of an account that the transaction has locked: it can't sign in any
 * more, and its sessions end with their next call in any process (security-requirements
 * B4). Its work and its open invitations end, too. Dealers, consultants and operations use it.
 */
export async function endAccess(
  ports: Ports,
  tx: Database,
  { account, actor, endWork }: Act & { endWork: EndWork },
): Promise<void> {
  const now = ports.clock.now();
  await tx
    .update(users)
    .set({ disabledAt: now, updatedAt: now })
    .where(eq(users.id, account.id));
  await endSignIns(ports, tx, account.id, 'account-disabled');
  await tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userId, account.id));
  await endInvitationsOf(ports, tx, { userId: account.id, lost: account.rights, actor });
  await endWork(ports, tx, { userId: account.id, rights: account.rights, actor });
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

/** Records the act in the audit trail and for colleagues, and mails its owner. */
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
    ...actorColumns(ports, actor.role === 'CONSULTANT' ? 'CONSULTANT' : 'DEALER', actor),
  });
  const to = account.email;
  if (account.role === 'SELLER')
    await enqueueMail(ports, tx, accessMail(ports.config, { to, act }));
  if (account.role !== 'CONSULTANT') return;
  const by = actor.id === null ? null : await findAccountById(tx, actor.id);
  await enqueueMail(
    ports,
    tx,
    consultantAccessMail(ports.config, { to, by: by?.name ?? null, act }),
  );
}

/** Refuses an act that somebody did first, with who, as `reader` reads it, and when. */
export async function refuseMoved(
  tx: Database,
  { id }: Account,
  { what, reader }: { what: string; reader: string },
): Promise<never> {
  const act = (await lastAccessActs(tx, [id])).get(id);
  const name = act?.actedBy === reader ? 'você' : act?.byName;
  const who = name ? `por ${name}` : 'pela equipe de operações';
  const by = act ? ` ${who} em ${formatDateTime(act.at)}` : '';
  return refuse('conflict', `Este acesso ${what}${by}.`, { reason: 'changed-meanwhile' });
}

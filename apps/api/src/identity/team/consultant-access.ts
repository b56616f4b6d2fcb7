import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import {
  CONSULTANT_RIGHTS,
  type ConsultantRight,
  type StaffRightsForm,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import {
  type Account,
  findAccountById,
  lockAccess,
} from '../accounts/accounts.repository';
import { users } from '../accounts/accounts.table';
import { rightsMail } from './consultant-access.mails';
import { endInvitationsOf } from './end-invitations';
import { endAccess, type EndWork, refuseMoved, restoreAccess } from './staff-access';

/** Consultants with access and the right `people` that there always are. */
const LEAST_HOLDERS = 2;
const TOO_FEW =
  'Duas pessoas ao menos precisam do direito Equipe. Dê o direito a mais alguém antes.';
const SELF = 'Ninguém muda o próprio acesso. Peça a outra pessoa com o direito Equipe.';

type Act = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Changes a colleague's rights from their next call on. `before` are the rights that the
 * reader saw: 409 `changed-meanwhile` once somebody else has changed them, and
 * `people-too-few` for the right `people` of one of the last two who have it.
 */
export function changeStaffRights(
  ports: Ports,
  db: Database,
  {
    form,
    endWork,
    ...act
  }: Act & { form: StaffRightsForm & { before: ConsultantRight[] }; endWork: EndWork },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const { account, holders } = await lockColleague(tx, act);
    if (account.disabledAt)
      await refuseMoved(tx, account, { what: 'já foi encerrado', reader: act.viewer.id });
    if (!isSame(account.rights, form.before)) await refuseChanged(tx, account, act);
    const rights = CONSULTANT_RIGHTS.filter((right) => form.rights.includes(right));
    if (!rights.includes('people')) refuseTooFew(holders, account);
    if (!isSame(account.rights, rights))
      await changeRights(ports, tx, { account, rights, actor: act.actor, endWork });
    return { ok: true as const };
  });
}

/** Ends a consultant's access at once; refused like `changeStaffRights`. */
export function endStaffAccess(
  ports: Ports,
  db: Database,
  { endWork, ...act }: Act & { endWork: EndWork },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const { account, holders } = await lockColleague(tx, act);
    if (account.disabledAt)
      await refuseMoved(tx, account, { what: 'já foi encerrado', reader: act.viewer.id });
    refuseTooFew(holders, account);
    await endAccess(ports, tx, { account, actor: act.actor, endWork });
    return { ok: true as const };
  });
}

/** Restores a consultant's access, with the rights from before. */
export function restoreStaffAccess(
  ports: Ports,
  db: Database,
  act: Act,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const { account } = await lockColleague(tx, act);
    if (!account.disabledAt)
      await refuseMoved(tx, account, { what: 'já foi devolvido', reader: act.viewer.id });
    await restoreAccess(ports, tx, { account, actor: act.actor });
    return { ok: true as const };
  });
}

/**
 * Stores the rights of an account that the transaction has locked, gives back what the
 * lost ones let it hold, withdraws its invitations with `people`, and tells its owner. The
 * trail has the rights after the change, then the won (`+audit`) and lost ones (`-leads`).
 * Consultants and operations both use it.
 */
export async function changeRights(
  ports: Ports,
  tx: Database,
  {
    account,
    rights,
    actor,
    endWork,
  }: {
    account: Account;
    rights: readonly ConsultantRight[];
    actor: Actor;
    endWork: EndWork;
  },
): Promise<void> {
  await tx
    .update(users)
    .set({ rights: [...rights], updatedAt: ports.clock.now() })
    .where(eq(users.id, account.id));
  const lost = account.rights.filter((right) => !rights.includes(right));
  const won = rights.filter((right) => !account.rights.includes(right));
  await endInvitationsOf(ports, tx, { userId: account.id, lost, actor });
  await endWork(ports, tx, { userId: account.id, rights: lost, actor });
  await recordAudit(ports, tx, {
    actor,
    action: 'rights-changed',
    personId: account.id,
    detail: [
      ...(rights.length > 0 ? rights : ['none']),
      ...won.map((right) => `+${right}`),
      ...lost.map((right) => `-${right}`),
    ].join(', '),
  });
  const by = actor.id === null ? null : await findAccountById(tx, actor.id);
  await enqueueMail(
    ports,
    tx,
    rightsMail(ports.config, {
      to: account.email,
      by: by?.name ?? null,
      before: account.rights,
      now: rights,
    }),
  );
}

/**
 * Locks whoever has the right `people`, then the colleague, so that of two people who take
 * it from each other one is refused. Anybody but a consultant gets the answer of an
 * account that doesn't exist (security-requirements D2).
 */
async function lockColleague(
  tx: Database,
  { viewer, id }: Pick<Act, 'viewer' | 'id'>,
): Promise<{ account: Account; holders: readonly string[] }> {
  if (id === viewer.id) refuse('forbidden', SELF);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'CONSULTANT'),
        isNull(users.disabledAt),
        arrayContains(users.rights, ['people']),
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update');
  const holders = rows.map((row) => row.id);
  // A colleague may have taken it away since the call began.
  if (!holders.includes(viewer.id)) refuse('forbidden', TEXTS.rightMissing);
  const account = await lockAccess(tx, id);
  if (account?.role !== 'CONSULTANT') refuse('not-found', TEXTS.notFound);
  return { account, holders };
}

function refuseTooFew(holders: readonly string[], { id }: Account): void {
  if (holders.includes(id) && holders.length <= LEAST_HOLDERS)
    refuse('conflict', TOO_FEW, { reason: 'people-too-few' });
}

async function refuseChanged(
  tx: Database,
  { id }: Account,
  { viewer }: Pick<Act, 'viewer'>,
): Promise<never> {
  const last = await findLastAct(tx, { actions: ['rights-changed'], personId: id });
  const by = last
    ? byWhom(last, 'mudou os direitos desta pessoa', viewer.id)
    : 'Os direitos desta pessoa mudaram.';
  return refuse('conflict', `${by} Confira a lista antes de mudar de novo.`, {
    reason: 'changed-meanwhile',
  });
}

const isSame = (some: readonly ConsultantRight[], others: readonly ConsultantRight[]) =>
  CONSULTANT_RIGHTS.every((right) => some.includes(right) === others.includes(right));

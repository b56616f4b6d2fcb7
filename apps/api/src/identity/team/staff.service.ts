import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type DataOf, type listStaff as listing } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { lockAccess } from '../accounts/accounts.repository';
import { users } from '../accounts/accounts.table';
import { listConsultantInvitations } from './consultant-invitations.repository';
import { refuseUnseenRecovery, resetApp } from './reset-app';
import { lastAccessActs, lastSignIns, listSecondStepOwners } from './team.repository';

/** Roles whose accounts a consultant with the right `people` looks after. */
const ROLES = ['CONSULTANT', 'DEALER'] as const;

/**
 * Consultants and dealers with access, consultants first, then by name; consultants
 * without access, and open invitations of consultants.
 */
export async function listStaff(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<DataOf<typeof listing>> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      rights: users.rights,
      dealershipName: dealerships.name,
      passwordRecoveredAt: users.passwordRecoveredAt,
    })
    .from(users)
    .leftJoin(dealerships, eq(dealerships.id, users.dealershipId))
    .where(and(inArray(users.role, [...ROLES]), isNull(users.disabledAt)))
    .orderBy(asc(users.role), asc(users.name), asc(users.id));
  const ids = rows.map(({ id }) => id);
  const signIns = await lastSignIns(db, ids);
  const secondStepOwners = await listSecondStepOwners(db, ids);
  return {
    items: rows.flatMap(({ role, passwordRecoveredAt, ...row }) =>
      role === 'CONSULTANT' || role === 'DEALER'
        ? [
            {
              ...row,
              role,
              hasApp: secondStepOwners.has(row.id),
              ...(passwordRecoveredAt && {
                passwordRecoveredAt: passwordRecoveredAt.toISOString(),
              }),
              lastSignInAt: signIns.get(row.id)?.toISOString() ?? null,
              isSelf: row.id === viewer.id,
            },
          ]
        : [],
    ),
    former: await listFormer(db),
    invitations: (await listConsultantInvitations(db)).map(
      ({ invitation: { id, name, email, rights, sentAt, expiresAt }, inviterName }) => ({
        id,
        name,
        email,
        rights,
        invitedBy: inviterName,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        expired: expiresAt <= ports.clock.now(),
      }),
    ),
  };
}

/** Consultants whose access has ended, the last one first. */
async function listFormer(db: Database): Promise<DataOf<typeof listing>['former']> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(and(eq(users.role, 'CONSULTANT'), isNotNull(users.disabledAt)))
    .orderBy(desc(users.disabledAt), asc(users.id));
  const acts = await lastAccessActs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ disabledAt, ...row }) =>
    disabledAt
      ? [
          {
            ...row,
            endedAt: disabledAt.toISOString(),
            endedBy: acts.get(row.id)?.byName ?? null,
          },
        ]
      : [],
  );
}

/**
 * Has a colleague or a dealer connect another app, or the first one after the password was
 * recovered by mail. Anybody else, and the viewer, gets the
 * answer of an account that doesn't exist (security-requirements D2).
 */
export function resetStaffApp(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    recoverySeen,
  }: { viewer: SignedIn; id: string; actor: Actor; recoverySeen: string | undefined },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const account = await lockAccess(tx, id);
    const isTheirs =
      account !== null &&
      account.id !== viewer.id &&
      ROLES.some((role) => role === account.role);
    if (!isTheirs) refuse('not-found', TEXTS.notFound);
    refuseUnseenRecovery(account, recoverySeen);
    await resetApp(ports, tx, { account, actor });
    return { ok: true as const };
  });
}

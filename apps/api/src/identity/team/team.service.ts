import { type Team } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { type Account, lockAccess } from '../accounts/accounts.repository';
import { listInvitations } from './invitations.repository';
import { refuseUnseenRecovery, resetApp } from './reset-app';
import { endAccess, type EndWork, refuseMoved, restoreAccess } from './staff-access';
import {
  lastAccessActs,
  lastSignIns,
  listSecondStepOwners,
  listTeam,
} from './team.repository';

/**
 * The sellers' sales, for the list of a team. The sales district hands these functions
 * in.
 */
export type SellersSales = {
  endWork: EndWork;
  /** Steps of this month and the one before, by seller. Months are first days, ISO. */
  readResults(
    ports: Pick<Ports, 'clock'>,
    db: Database,
    viewer: SignedIn,
  ): Promise<
    Pick<Team, 'currentMonth' | 'previousMonth'> & {
      of(sellerId: string): Pick<TeamSeller, 'current' | 'previous'>;
    }
  >;
  linksOf(seller: Account): TeamSeller['links'];
};
type TeamSeller = Team['sellers'][number];

type OneSeller = { viewer: SignedIn; id: string; actor: Actor };

/**
 * The sellers of the viewer's dealership, with visits, leads, proposals and contracts by
 * their links in this month and the one before.
 */
export async function showTeam(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, sales }: { viewer: SignedIn; sales: SellersSales },
): Promise<Team> {
  const accounts = await listTeam(db, dealershipOf(viewer));
  const ids = accounts.map(({ id }) => id);
  const signIns = await lastSignIns(db, ids);
  const secondStepOwners = await listSecondStepOwners(db, ids);
  const acts = await lastAccessActs(db, ids);
  const invitations = await listInvitations(db, dealershipOf(viewer));
  const results = await sales.readResults(ports, db, viewer);
  return {
    currentMonth: results.currentMonth,
    previousMonth: results.previousMonth,
    invitations: invitations.map(({ id, name, email, sentAt, expiresAt }) => ({
      id,
      name,
      email,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= ports.clock.now(),
    })),
    sellers: accounts.map((account) => {
      const { id, name, email, disabledAt, passwordRecoveredAt } = account;
      const { current, previous } = results.of(id);
      return {
        id,
        name,
        email,
        links: sales.linksOf(account).map(({ origin, path }) => ({ origin, path })),
        hasApp: secondStepOwners.has(id),
        ...(passwordRecoveredAt && {
          passwordRecoveredAt: passwordRecoveredAt.toISOString(),
        }),
        lastSignInAt: signIns.get(id)?.toISOString() ?? null,
        ended: disabledAt && {
          at: disabledAt.toISOString(),
          by: acts.get(id)?.byName ?? null,
        },
        current,
        previous,
      };
    }),
  };
}

/**
 * Ends a seller's access at once. The second of two dealers gets 409 `changed-meanwhile`
 * with who did it, and when.
 */
export function endSellerAccess(
  ports: Ports,
  db: Database,
  { viewer, id, actor, endWork }: OneSeller & { endWork: EndWork },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const account = await lockSeller(tx, viewer, id);
    if (account.disabledAt)
      await refuseMoved(tx, account, { what: 'já foi encerrado', reader: viewer.id });
    await endAccess(ports, tx, { account, actor, endWork });
    return { ok: true as const };
  });
}

/** Restores a seller's access; refused like `endSellerAccess`. */
export function restoreSellerAccess(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: OneSeller,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const account = await lockSeller(tx, viewer, id);
    if (!account.disabledAt)
      await refuseMoved(tx, account, { what: 'já foi devolvido', reader: viewer.id });
    await restoreAccess(ports, tx, { account, actor });
    return { ok: true as const };
  });
}

/**
 * Has a seller of the viewer's dealership connect another app, or the first one after the
 * password was recovered by mail; the one of the lost phone stops counting.
 */
export function resetSellerApp(
  ports: Ports,
  db: Database,
  { viewer, id, actor, recoverySeen }: OneSeller & { recoverySeen: string | undefined },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const account = await lockSeller(tx, viewer, id);
    refuseUnseenRecovery(account, recoverySeen);
    await resetApp(ports, tx, { account, actor });
    return { ok: true as const };
  });
}

/**
 * Anybody but a seller of the viewer's dealership gets the answer of an account that
 * doesn't exist (security-requirements D2).
 */
async function lockSeller(
  tx: Database,
  { dealershipId }: SignedIn,
  id: string,
): Promise<Account> {
  const account = await lockAccess(tx, id);
  const isOwn =
    account?.role === 'SELLER' &&
    account.dealershipId !== null &&
    String(account.dealershipId) === dealershipId;
  return isOwn ? account : refuse('not-found', TEXTS.notFound);
}

import { and, asc, desc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database } from '#platform/data/database';
import { type Account } from '../accounts/accounts.repository';
import { users } from '../accounts/accounts.table';
import { passkeys } from '../authentication/passkeys/passkeys.table';
import { authenticators } from '../authentication/second-step/second-step.table';
import { sessions } from '../authentication/sessions.table';
import { staffAccessActs } from './team.table';

type AccessAct = Pick<typeof staffAccessActs.$inferSelect, 'act' | 'at'> & {
  userId: string;
  actedBy: string | null;
  byName: string | null;
};

/** Sellers of a dealership: those with access before those without, then by name. */
export function listTeam(db: Database, dealershipId: number): Promise<Account[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, 'SELLER'), eq(users.dealershipId, dealershipId)))
    .orderBy(asc(isNotNull(users.disabledAt)), asc(users.name), asc(users.id));
}

/** The last sign-in of each user who ever signed in. */
export async function lastSignIns(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: sessions.userId, at: max(sessions.createdAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]))
    .groupBy(sessions.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])));
}

/** The users of a list who have a second step: an authenticator app or a passkey. */
export async function listSecondStepOwners(
  db: Database,
  userIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...userIds];
  const apps = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(
      and(inArray(authenticators.userId, ids), isNotNull(authenticators.connectedAt)),
    );
  const keys = await db
    .selectDistinct({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, ids));
  return new Set([...apps, ...keys].map(({ userId }) => userId));
}

/** The last act on the access of each user, and its author. */
export async function lastAccessActs(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, AccessAct>> {
  if (userIds.length === 0) return new Map();
  const colleague = alias(users, 'colleague');
  const rows = await db
    .selectDistinctOn([staffAccessActs.userId], {
      userId: staffAccessActs.userId,
      act: staffAccessActs.act,
      at: staffAccessActs.at,
      actedBy: staffAccessActs.actedBy,
      byName: colleague.name,
    })
    .from(staffAccessActs)
    .leftJoin(colleague, eq(colleague.id, staffAccessActs.actedBy))
    .where(inArray(staffAccessActs.userId, [...userIds]))
    .orderBy(staffAccessActs.userId, desc(staffAccessActs.id));
  return new Map(rows.map((row) => [row.userId, row]));
}

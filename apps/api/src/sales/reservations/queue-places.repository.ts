import {
  and,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { UUID } from '@site/api-contract/uuid';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { vehicleModels } from '../../catalog/vehicles/vehicles.table';
import { users } from '../../identity/accounts/accounts.table';
import { leads, reservations } from '../leads/leads.table';
import { proposals } from '../proposals/proposals.table';
import { type Standing } from './queue-place.rules';

export type Place = typeof reservations.$inferSelect &
  Standing & { model: string; signaturePaint: string | null };

/**
 * Lets everybody who wants or calls a place in a model's queue follow one another, by a
 * lock until the transaction ends.
 */
export async function lockQueue(tx: Database, modelSlug: string): Promise<void> {
  await lockName(tx, `reservations ${modelSlug}`);
}

/** Places and their facts, the newest contact first. */
async function listPlaces(db: Database, which: SQL | undefined): Promise<Place[]> {
  const rows = await db
    .select({
      place: reservations,
      proposalState: proposals.state,
      model: vehicleModels.name,
      signaturePaint: vehicleModels.signaturePaint,
      isQueued: vehicleModels.preReservation,
    })
    .from(reservations)
    .innerJoin(leads, eq(leads.id, reservations.leadId))
    .innerJoin(vehicleModels, eq(vehicleModels.slug, reservations.modelSlug))
    .leftJoin(proposals, eq(proposals.id, reservations.proposalId))
    .where(which)
    .orderBy(desc(leads.updatedAt), desc(reservations.number));
  return rows.map(({ place, ...standing }) => ({ ...place, ...standing }));
}

/** The person who asks: the browser session that took the place, or the account. */
export type Holder = {
  userId: string | null;
  sessionId: string | null;
};

/**
 * Places of a person: those that the session took, and those of the account's confirmed
 * e-mail. `placeId` adds the one that their cart already holds.
 */
export function listOwnPlaces(
  db: Database,
  {
    modelSlug,
    holder: { userId, sessionId },
    placeId,
  }: {
    modelSlug: string;
    holder: Holder;
    placeId?: string | undefined;
  },
): Promise<Place[]> {
  const ofAccount = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId ?? ''), isNotNull(users.emailConfirmedAt)));
  const own = [
    // Sessions of prepared carts are no UUID, and took no place.
    sessionId && UUID.test(sessionId) ? eq(reservations.sessionId, sessionId) : undefined,
    userId ? sql`lower(${reservations.email}) in ${ofAccount}` : undefined,
    placeId ? eq(reservations.id, placeId) : undefined,
  ].filter((part) => part !== undefined);
  if (own.length === 0) return Promise.resolve([]);
  return listPlaces(db, and(eq(reservations.modelSlug, modelSlug), or(...own)));
}

/** The places that were taken with an e-mail. */
export function listPlacesOfEmail(
  db: Database,
  modelSlug: string,
  email: string,
): Promise<Place[]> {
  return listPlaces(
    db,
    and(
      eq(reservations.modelSlug, modelSlug),
      eq(sql`lower(${reservations.email})`, email.toLowerCase()),
    ),
  );
}

export async function findPlace(db: Database, id: string): Promise<Place | null> {
  const [place] = await listPlaces(db, eq(reservations.id, id));
  return place ?? null;
}

/** The newest place that a lead asked for. */
export async function findPlaceOfLead(
  db: Database,
  leadId: string,
): Promise<Place | null> {
  const [place] = await listPlaces(db, eq(reservations.leadId, leadId));
  return place ?? null;
}

/** Locks a place until the transaction ends, so that only one proposal uses it. */
export async function lockPlace(tx: Database, id: string): Promise<void> {
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('update');
}

/** Places that wait: confirmed, not called, and whose person has not given up. */
const waiting = (modelSlug: string) =>
  and(
    eq(reservations.modelSlug, modelSlug),
    isNotNull(reservations.confirmedAt),
    isNull(reservations.calledAt),
    ne(leads.status, 'sem_interesse'),
  );

/** The next place to call; null when nobody waits. */
export async function findNextPlace(
  db: Database,
  modelSlug: string,
): Promise<{ id: string; number: number; leadId: string } | null> {
  const { id, number, leadId } = reservations;
  const [next] = await db
    .select({ id, number, leadId })
    .from(reservations)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(waiting(modelSlug))
    .orderBy(asc(number))
    .limit(1);
  return next ?? null;
}

/** E-mails of the waiting people, each once. */
export async function listWaitingEmails(
  db: Database,
  modelSlug: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([sql`lower(${reservations.email})`], { email: reservations.email })
    .from(reservations)
    .innerJoin(leads, eq(leads.id, reservations.leadId))
    .where(waiting(modelSlug));
  return rows.map(({ email }) => email);
}

export async function changePlace(
  tx: Database,
  id: string,
  changes: Partial<typeof reservations.$inferInsert>,
): Promise<void> {
  await tx.update(reservations).set(changes).where(eq(reservations.id, id));
}

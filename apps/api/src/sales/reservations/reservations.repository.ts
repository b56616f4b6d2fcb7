import { and, count, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { vehicleModels } from '../../catalog/vehicles/vehicles.table';
import { users } from '../../identity/accounts/accounts.table';
import { leads, reservations } from '../leads/leads.table';

type OfSession = { product: string; sessionId: string };

export async function findReservationLead(
  tx: Database,
  { id, product, sessionId }: OfSession & { id: string },
): Promise<{ email: string } | null> {
  const own = and(
    eq(leads.id, id),
    eq(leads.sessionId, sessionId),
    eq(leads.kind, 'pre-reserva'),
    eq(leads.product, product),
  );
  const [lead] = await tx.select({ email: leads.email }).from(leads).where(own);
  return lead?.email ? { email: lead.email } : null;
}

/** The number after the last one. Call it under `lockQueue`. */
export async function nextNumber(tx: Database, modelSlug: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(reservations.number) })
    .from(reservations)
    .where(eq(reservations.modelSlug, modelSlug));
  return (row?.last ?? 0) + 1;
}

/** How many places a browser session took since a time. Call it under `lockQueue`. */
export async function countPlacesSince(
  tx: Database,
  sessionId: string,
  since: Date,
): Promise<number> {
  const ofSession = and(
    eq(reservations.sessionId, sessionId),
    gt(reservations.createdAt, since),
  );
  const [row] = await tx.select({ places: count() }).from(reservations).where(ofSession);
  return row?.places ?? 0;
}

/** Whether an account has confirmed this e-mail as its own. */
export async function hasConfirmed(
  db: Database,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.emailConfirmedAt),
      ),
    );
  return rows.length > 0;
}

export async function insertReservation(
  tx: Database,
  reservation: typeof reservations.$inferInsert,
): Promise<void> {
  await tx.insert(reservations).values(reservation);
}

/** Writes the text that the consultant reads beside the lead. */
export async function noteOnLead(
  tx: Database,
  id: string,
  interest: string,
): Promise<void> {
  await tx.update(leads).set({ interest }).where(eq(leads.id, id));
}

/** A model of the catalogue, and whether it is sold only by its queue. */
export async function findModel(
  db: Database,
  slug: string,
): Promise<{ name: string; isQueued: boolean; signaturePaint: string | null }> {
  const [model] = await db
    .select({
      name: vehicleModels.name,
      isQueued: vehicleModels.preReservation,
      signaturePaint: vehicleModels.signaturePaint,
    })
    .from(vehicleModels)
    .where(eq(vehicleModels.slug, slug));
  if (!model) throw new Error(`No model ${slug}`);
  return model;
}

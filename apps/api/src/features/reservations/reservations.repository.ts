import { and, asc, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { leads, reservations, vehicleModels } from '../../tables';

/**
 * Makes everybody who wants a place in a model's queue wait in line until the transaction
 * ends.
 */
export async function lockQueue(tx: Database, modelSlug: string): Promise<void> {
  await lockName(tx, `reservations ${modelSlug}`);
}

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

/** The places that were taken with an e-mail, the first one first. */
export function listReservations(tx: Database, modelSlug: string, email: string) {
  return tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.modelSlug, modelSlug),
        eq(sql`lower(${reservations.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(asc(reservations.number));
}

/**
 * The place that a session took or asked for last: by e-mail, since a repeat may be a
 * lead of its own.
 */
export async function findSessionReservation(
  db: Database,
  { modelSlug, product, sessionId }: OfSession & { modelSlug: string },
) {
  const [row] = await db
    .select({ number: reservations.number, createdAt: reservations.createdAt })
    .from(leads)
    .innerJoin(
      reservations,
      and(
        eq(reservations.modelSlug, modelSlug),
        eq(reservations.sessionId, leads.sessionId),
        eq(sql`lower(${reservations.email})`, sql`lower(${leads.email})`),
      ),
    )
    .where(
      and(
        eq(leads.sessionId, sessionId),
        eq(leads.kind, 'pre-reserva'),
        eq(leads.product, product),
        isNotNull(leads.email),
      ),
    )
    .orderBy(desc(leads.updatedAt))
    .limit(1);
  return row ?? null;
}

/** The number after the last one given. Call it under `lockQueue`. */
export async function nextNumber(tx: Database, modelSlug: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(reservations.number) })
    .from(reservations)
    .where(eq(reservations.modelSlug, modelSlug));
  return (row?.last ?? 0) + 1;
}

export async function insertReservation(
  tx: Database,
  reservation: typeof reservations.$inferInsert,
): Promise<void> {
  await tx.insert(reservations).values(reservation);
}

/** What the consultant reads beside the lead. */
export async function noteOnLead(
  tx: Database,
  id: string,
  interest: string,
): Promise<void> {
  await tx.update(leads).set({ interest }).where(eq(leads.id, id));
}

export async function findModelName(db: Database, slug: string): Promise<string> {
  const [model] = await db
    .select({ name: vehicleModels.name })
    .from(vehicleModels)
    .where(eq(vehicleModels.slug, slug));
  if (!model) throw new Error(`No model ${slug}`);
  return model.name;
}

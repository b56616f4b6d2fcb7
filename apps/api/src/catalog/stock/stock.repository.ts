import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Actor } from '#platform/security/audit';
import { contracts } from '../../contracts/contracts/contracts.table';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { handovers } from '../../contracts/deliveries/handovers.table';
import { users } from '../../identity/accounts/accounts.table';
import { changerOf } from '../imports/stock';
import { paints, vehicleModels, vehicleVersions } from '../vehicles/vehicles.table';
import { stock } from './stock.table';

/** A version in one color at one dealership. */
export type StockLine = {
  dealershipId: number;
  versionId: number;
  paint: string;
};

/** Versions that can be in a stock; those of the pre-reservation have a queue instead. */
export function listStockVersions(db: Database) {
  return db
    .select({
      id: vehicleVersions.id,
      slug: vehicleVersions.slug,
      name: vehicleVersions.name,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .where(eq(vehicleModels.preReservation, false))
    .orderBy(asc(vehicleModels.position), asc(vehicleVersions.id));
}

/** Free cars of a dealership in the order of the catalogue. */
export type FreeLine = Awaited<ReturnType<typeof listFree>>[number];

export function listFree(db: Database, dealershipId: number) {
  return db
    .select({
      version: vehicleVersions.slug,
      versionName: vehicleVersions.name,
      paint: stock.paintSlug,
      paintName: paints.name,
      quantity: stock.quantity,
    })
    .from(stock)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, stock.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .innerJoin(paints, eq(paints.slug, stock.paintSlug))
    .where(and(eq(stock.dealershipId, dealershipId), gt(stock.quantity, 0)))
    .orderBy(asc(vehicleModels.position), asc(vehicleVersions.id), asc(paints.position))
    .$dynamic();
}

/**
 * The same with a lock: a signature that takes one of them waits until the transaction
 * ends.
 */
export function lockFree(tx: Database, dealershipId: number): Promise<FreeLine[]> {
  return listFree(tx, dealershipId).for('update', { of: stock });
}

/** The colors in their order. */
export function listPaints(db: Database) {
  return db
    .select({ slug: paints.slug, name: paints.name })
    .from(paints)
    .orderBy(asc(paints.position));
}

/** Whether the catalogue has a paint of this slug. */
export async function isPaint(db: Database, slug: string): Promise<boolean> {
  const found = await db
    .select({ slug: paints.slug })
    .from(paints)
    .where(eq(paints.slug, slug));
  return found.length > 0;
}

const isLine = ({ dealershipId, versionId, paint }: StockLine) =>
  and(
    eq(stock.dealershipId, dealershipId),
    eq(stock.versionId, versionId),
    eq(stock.paintSlug, paint),
  );

/**
 * Writes the number of free cars if it is still `seen`; else gives false. Being one
 * statement, it lets only one of two simultaneous changes through.
 */
export async function changeFree(
  tx: Database,
  line: StockLine,
  change: { quantity: number; seen: number; at: Date; by: Actor },
): Promise<boolean> {
  const { quantity, seen, at, by } = change;
  const values = {
    quantity,
    changedAt: at,
    changedAs: changerOf(by),
    changedBy: by.id,
  } as const;
  const written =
    seen === 0
      ? await tx
          .insert(stock)
          .values({
            dealershipId: line.dealershipId,
            versionId: line.versionId,
            paintSlug: line.paint,
            ...values,
          })
          .onConflictDoUpdate({
            target: [stock.dealershipId, stock.versionId, stock.paintSlug],
            set: values,
            setWhere: eq(stock.quantity, 0),
          })
          .returning({ quantity: stock.quantity })
      : await tx
          .update(stock)
          .set(values)
          .where(and(isLine(line), eq(stock.quantity, seen)))
          .returning({ quantity: stock.quantity });
  return written.length > 0;
}

/** The free cars of a kind, and the person who last changed their number. */
export async function findLine(db: Database, line: StockLine) {
  const [found] = await db
    .select({
      quantity: stock.quantity,
      changedAt: stock.changedAt,
      changedAs: stock.changedAs,
      changedName: users.name,
    })
    .from(stock)
    .leftJoin(users, eq(users.id, stock.changedBy))
    .where(isLine(line));
  return found;
}

/** Contracts that hold a car of this kind, the newest first. */
export function listReserving(
  db: Database,
  { dealershipId, versionId, paint }: StockLine,
) {
  return db
    .select({ number: contracts.number, at: deliveries.createdAt })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(
      vehicleVersions,
      eq(vehicleVersions.slug, sql`${contracts.terms} ->> 'versionSlug'`),
    )
    .leftJoin(handovers, eq(handovers.contractId, contracts.id))
    .where(
      and(
        eq(deliveries.stockDealershipId, dealershipId),
        eq(vehicleVersions.id, versionId),
        eq(sql`${contracts.terms} ->> 'paint'`, paint),
        isNull(deliveries.releasedAt),
        isNull(handovers.contractId),
      ),
    )
    .orderBy(desc(deliveries.createdAt), desc(contracts.number));
}

/** The newest change of a dealership's free cars, and its author. */
export async function findNewestChange(db: Database, dealershipId: number) {
  const [newest] = await db
    .select({
      changedAt: stock.changedAt,
      changedAs: stock.changedAs,
      changedName: users.name,
    })
    .from(stock)
    .leftJoin(users, eq(users.id, stock.changedBy))
    .where(eq(stock.dealershipId, dealershipId))
    .orderBy(desc(stock.changedAt))
    .limit(1);
  return newest;
}

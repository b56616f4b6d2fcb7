import { and, eq, gt, sql } from 'drizzle-orm';
import { type DeliverySource } from '@site/api-contract/contracts';
import { isDeliveredHome } from '@site/api-contract/pricing';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { notify } from '../../../activity/notifications/notify';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import {
  distanceTo,
  isWithin,
  type Point,
} from '../../../catalog/dealerships/dealerships-near';
import { stock } from '../../../catalog/stock/stock.table';
import { vehicleModels, vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { findRegistration } from '../../../identity/registration/registration.repository';
import { writtenAddress } from '../../../identity/registration/written-address.rules';
import { proposals } from '../../../sales/proposals/proposals.table';
import { baskets } from '../../../sales/simulations/baskets.table';
import { simulations } from '../../../sales/simulations/simulations.table';
import { type contracts } from '../../contracts/contracts.table';
import { orderedInsteadMail } from '../deliveries.mails';
import { deliveries } from '../deliveries.table';
import { cars, handovers } from '../handovers.table';

type Contract = Pick<
  typeof contracts.$inferSelect,
  'id' | 'number' | 'userId' | 'proposalId' | 'terms'
>;
type Wanted = { versionSlug: string; paint: string };
type Reserved = { source: DeliverySource; stockDealershipId: number | null };

/**
 * Begins the delivery of a contract, in the transaction that signs it, at the dealership
 * that the customer chose, whoever sold the car; by default at the nearest one. It takes
 * a car of the right version and paint from that dealership's stock, else from the
 * nearest one that the quote counted, else the car is ordered. The promised day is the
 * contract's either way. A customer who was quoted a car in stock and gets an ordered one
 * is told so.
 */
export async function reserveStock(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  contract: Contract,
): Promise<void> {
  const { terms } = contract;
  const [sold] = await tx
    .select({
      quote: proposals.quote,
      soldBy: proposals.dealershipId,
      place: simulations,
      chosen: baskets.dealershipId,
    })
    .from(proposals)
    .innerJoin(simulations, eq(simulations.id, proposals.simulationId))
    .leftJoin(baskets, eq(baskets.simulationId, simulations.id))
    .where(eq(proposals.id, contract.proposalId));
  if (!sold) throw new Error(`No proposal of contract ${contract.id}`);
  const dealershipId = sold.chosen ?? (await nearestTo(tx, sold.place));
  const reserved = await takeFromStock(ports, tx, terms, dealershipId);
  const now = ports.clock.now();
  await tx.insert(deliveries).values({
    ...reserved,
    contractId: contract.id,
    dealershipId,
    promisedOn: terms.promisedOn,
    homeAddress: await homeAddressOf(tx, contract),
    createdAt: now,
    updatedAt: now,
  });
  // The signature itself notified the dealership that sold the car.
  if (dealershipId !== sold.soldBy)
    await notify(tx, {
      kind: 'proposal-signed',
      about: { proposal: contract.proposalId },
      to: { dealersOf: dealershipId },
      at: now,
    });
  if (sold.quote.delivery.kind !== 'stock' || reserved.source !== 'order') return;
  const customer = await findAccountById(tx, contract.userId);
  if (customer)
    await enqueueMail(
      ports,
      tx,
      orderedInsteadMail(ports.config, { to: customer.email, id: contract.id, terms }),
    );
}

/**
 * Releases stock, slot and car of a contract that ended before the handover. Does nothing
 * after a handover, or the second time.
 */
export async function releaseDelivery(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { id, terms }: Pick<Contract, 'id' | 'terms'>,
): Promise<void> {
  const [handed] = await tx
    .select({ id: handovers.contractId })
    .from(handovers)
    .where(eq(handovers.contractId, id));
  if (handed) return;
  const now = clock.now();
  const [released] = await tx
    .update(deliveries)
    .set({ releasedAt: now, updatedAt: now, slotOn: null, slotAt: null, slotPlace: null })
    .where(and(eq(deliveries.contractId, id), sql`${deliveries.releasedAt} is null`))
    .returning();
  if (!released) return;
  await tx.delete(cars).where(eq(cars.contractId, id));
  if (released.stockDealershipId !== null)
    await giveBack({ clock }, tx, { terms, dealershipId: released.stockDealershipId });
}

/**
 * The car of a delivery at its new dealership: an ordered car goes there, a car of the
 * stock is given back for another one there or nearby. Null where none is left.
 */
export async function swapStock(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  {
    contract: { terms },
    delivery: { source, stockDealershipId },
    dealershipId,
  }: {
    contract: Pick<Contract, 'terms'>;
    delivery: Reserved;
    dealershipId: number;
  },
): Promise<Reserved | null> {
  if (stockDealershipId === null) return { source, stockDealershipId };
  await giveBack(ports, tx, { terms, dealershipId: stockDealershipId });
  const reserved = await takeFromStock(ports, tx, terms, dealershipId);
  return reserved.source === 'order' ? null : reserved;
}

/** Returns a car of a version and paint to the stock of a dealership. */
async function giveBack(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { terms, dealershipId }: { terms: Wanted; dealershipId: number },
): Promise<void> {
  const versionId = await versionIdOf(tx, terms);
  const changed = {
    changedAt: clock.now(),
    changedAs: 'release',
    changedBy: null,
  } as const;
  const [line] = await tx
    .insert(stock)
    .values({
      dealershipId,
      versionId,
      paintSlug: terms.paint,
      quantity: 1,
      ...changed,
    })
    .onConflictDoUpdate({
      target: [stock.dealershipId, stock.versionId, stock.paintSlug],
      set: { quantity: sql`${stock.quantity} + 1`, ...changed },
    })
    .returning({ free: stock.quantity });
  if (line?.free === 1) await bumpContentVersion(tx);
}

/** The address of the contract's text, read in the same transaction. */
async function homeAddressOf(
  tx: Database,
  { terms, userId }: Contract,
): Promise<string | null> {
  if (!isDeliveredHome(terms.addOns)) return null;
  const saved = await findRegistration(tx, userId);
  return saved && writtenAddress(saved);
}

/** A car of the dealership's own stock, of the nearest stock, or an order. */
async function takeFromStock(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  wanted: Wanted,
  dealershipId: number,
): Promise<Reserved> {
  const versionId = await versionIdOf(tx, wanted);
  const [home] = await tx
    .select()
    .from(dealerships)
    .where(eq(dealerships.id, dealershipId));
  if (!home || (await isQueued(tx, versionId)))
    return { source: 'order', stockDealershipId: null };
  const holders = await tx
    .select({ id: stock.dealershipId })
    .from(stock)
    .innerJoin(dealerships, eq(dealerships.id, stock.dealershipId))
    .where(
      and(
        eq(stock.versionId, versionId),
        eq(stock.paintSlug, wanted.paint),
        gt(stock.quantity, 0),
        isWithin(home, config.AREA_SUPPORT_KM),
      ),
    )
    .orderBy(distanceTo(home), stock.dealershipId);
  // Another signature may take the last car between reading and taking.
  for (const { id } of holders) {
    const [taken] = await tx
      .update(stock)
      .set({
        quantity: sql`${stock.quantity} - 1`,
        changedAt: clock.now(),
        changedAs: 'signature',
        changedBy: null,
      })
      .where(and(ofStock(versionId, wanted, id), gt(stock.quantity, 0)))
      .returning({ left: stock.quantity });
    if (!taken) continue;
    // Pages that were rendered with this car as ready are rendered again.
    if (taken.left === 0) await bumpContentVersion(tx);
    return {
      source: id === dealershipId ? 'stock' : 'transfer',
      stockDealershipId: id,
    };
  }
  return { source: 'order', stockDealershipId: null };
}

function ofStock(versionId: number, { paint }: Wanted, dealershipId: number) {
  return and(
    eq(stock.dealershipId, dealershipId),
    eq(stock.versionId, versionId),
    eq(stock.paintSlug, paint),
  );
}

async function versionIdOf(tx: Database, { versionSlug }: Wanted): Promise<number> {
  const [version] = await tx
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .where(eq(vehicleVersions.slug, versionSlug));
  if (!version) throw new Error(`No version ${versionSlug}`);
  return version.id;
}

/** Models of the pre-reservation have no stock. */
async function isQueued(tx: Database, versionId: number): Promise<boolean> {
  const [model] = await tx
    .select({ preReservation: vehicleModels.preReservation })
    .from(vehicleModels)
    .innerJoin(vehicleVersions, eq(vehicleVersions.modelSlug, vehicleModels.slug))
    .where(eq(vehicleVersions.id, versionId));
  return model?.preReservation ?? false;
}

async function nearestTo(tx: Database, place: Point): Promise<number> {
  const [nearest] = await tx
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(eq(dealerships.active, true))
    .orderBy(distanceTo(place), dealerships.id)
    .limit(1);
  if (!nearest) throw new Error('No active dealership');
  return nearest.id;
}

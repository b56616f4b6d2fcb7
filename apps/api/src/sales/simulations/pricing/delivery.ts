import { and, eq, gt } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type CatalogueAt } from '#platform/ports/catalogue';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { isWithin, type Point } from '../../../catalog/dealerships/dealerships-near';
import { estimateDeliveryDay } from '../../../catalog/stock/delivery-day';
import { stock } from '../../../catalog/stock/stock.table';
import { findQueueTurn, type QueueTurnSearch } from '../../reservations/queue-turns';
import { type DeliverySnapshot } from '../baskets.table';

type Car = {
  versionId: number;
  modelSlug: string;
  isQueued: boolean;
  paint: string;
};
/** The customer whose turn may buy a car of a queue; without one, nobody can buy it. */
export type Buyer = Omit<QueueTurnSearch, 'modelSlug'>;

/**
 * When a car can be delivered at a place: from stock when a dealership that serves it has
 * one in that color. A car of a queue is made to order for the customer whose turn it is.
 */
export async function findDelivery(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  {
    catalogue,
    car,
    place,
    buyer,
  }: {
    catalogue: CatalogueAt;
    car: Car;
    place: Point;
    buyer?: Buyer | undefined;
  },
): Promise<DeliverySnapshot> {
  const { isQueued, modelSlug } = car;
  const turn =
    isQueued && buyer
      ? await findQueueTurn({ clock }, db, { modelSlug, ...buyer })
      : null;
  if (turn) {
    const toOrder = { preReservation: false, inStock: false };
    return { ...estimateDeliveryDay(toOrder, clock.now()), turn };
  }
  const key = `stock ${car.versionId} ${car.paint} ${place.latitude} ${place.longitude}`;
  const { inStock } = car.isQueued
    ? { inStock: false }
    : await catalogue.keep(key, async () => ({
        inStock: await isInStock(db, car, place, config.AREA_SUPPORT_KM),
      }));
  return estimateDeliveryDay({ preReservation: car.isQueued, inStock }, clock.now());
}

async function isInStock(
  db: Database,
  { versionId, paint }: Car,
  place: Point,
  withinKm: number,
): Promise<boolean> {
  const found = await db
    .select({ id: dealerships.id })
    .from(stock)
    .innerJoin(dealerships, eq(dealerships.id, stock.dealershipId))
    .where(
      and(
        eq(stock.versionId, versionId),
        eq(stock.paintSlug, paint),
        gt(stock.quantity, 0),
        isWithin(place, withinKm),
      ),
    )
    .limit(1);
  return found.length > 0;
}

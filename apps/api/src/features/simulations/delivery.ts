import { and, eq, gt } from 'drizzle-orm';
import { type DeliveryEstimate } from '@site/contracts';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type CatalogueAt } from '../../catalogue/catalogue-cache';
import { estimateDelivery } from '../../catalogue/delivery';
import { isWithin, type Point } from '../../catalogue/places';
import { dealerships, stock } from '../../tables';

type Car = { versionId: number; isQueued: boolean; paint: string };

/**
 * When a car can be delivered at a place: from stock when a dealership that serves it has
 * one in that color.
 */
export async function findDelivery(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  { catalogue, car, place }: { catalogue: CatalogueAt; car: Car; place: Point },
): Promise<DeliveryEstimate> {
  const key = `stock ${car.versionId} ${car.paint} ${place.latitude} ${place.longitude}`;
  const { inStock } = car.isQueued
    ? { inStock: false }
    : await catalogue.keep(key, async () => ({
        inStock: await isInStock(db, car, place, config.AREA_SUPPORT_KM),
      }));
  return estimateDelivery({ preReservation: car.isQueued, inStock }, clock.now());
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

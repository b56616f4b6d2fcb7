import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isOpen, isSigned, PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type DueQuery } from '#platform/data/due-queue';
import { type Ports } from '#platform/ports';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { isWithin } from '../../../catalog/dealerships/dealerships-near';
import { stock } from '../../../catalog/stock/stock.table';
import { vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { baskets } from '../../simulations/baskets.table';
import { proposals } from '../proposals.table';

/** A car is taken out of stock at the signature, so these proposals only hope for one. */
const UNSIGNED = PROPOSAL_STATES.filter((state) => isOpen(state) && !isSigned(state));

/**
 * Cars of a dealership for which more proposals wait than are free at the dealership and
 * within its reach, from where a signature takes one, too. The customer of one too many
 * would get an ordered car. Only dealers work on the stock.
 */
export async function dueStock(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  viewer: Pick<SignedIn, 'kind' | 'dealershipId'>,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  if (viewer.kind !== 'dealer') return [];
  const [home] = await db
    .select()
    .from(dealerships)
    .where(eq(dealerships.id, dealershipOf(viewer)));
  if (!home) return [];
  const inReach = db
    .select({ cars: sql`coalesce(sum(${stock.quantity}), 0)::int` })
    .from(stock)
    .innerJoin(dealerships, eq(dealerships.id, stock.dealershipId))
    .where(
      and(
        eq(stock.versionId, vehicleVersions.id),
        eq(stock.paintSlug, proposals.paint),
        isWithin(home, config.AREA_SUPPORT_KM),
      ),
    );
  const free = sql<number>`(${inReach})`;
  const waiting = count();
  const rows = await db
    .select({
      versionSlug: proposals.versionSlug,
      paint: proposals.paint,
      versionName: sql<string>`max(${proposals.choice} ->> 'versionName')`,
      paintName: sql<string>`max(${proposals.choice} ->> 'paintName')`,
      waiting,
      free,
    })
    .from(proposals)
    .innerJoin(vehicleVersions, eq(vehicleVersions.slug, proposals.versionSlug))
    .leftJoin(baskets, eq(baskets.simulationId, proposals.simulationId))
    .where(
      and(
        eq(proposals.dealershipId, home.id),
        or(isNull(baskets.dealershipId), eq(baskets.dealershipId, home.id)),
        inArray(proposals.state, UNSIGNED),
        sql`${proposals.quote} -> 'delivery' ->> 'kind' = 'stock'`,
      ),
    )
    .groupBy(proposals.versionSlug, proposals.paint, vehicleVersions.id)
    .having(sql`${waiting} > ${free}`)
    .orderBy(proposals.versionSlug, proposals.paint)
    .limit(most);
  return rows.map((row) => ({
    task: 'stock',
    id: `${row.versionSlug}.${row.paint}`,
    customerName: row.versionName,
    about: row.paintName,
    until: saoPauloDay(now),
    hour: null,
    waiting: row.waiting,
    free: row.free,
  }));
}

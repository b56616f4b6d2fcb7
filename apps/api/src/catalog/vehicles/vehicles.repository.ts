import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { type PersonType } from '@site/api-contract/brazil';
import { type Database, rowsOf } from '#platform/data/database';
import { dealerships } from '../dealerships/dealerships.table';
import { distanceTo, isWithin, type Point } from '../dealerships/dealerships-near';
import { prices } from '../price-tables/prices.table';
import { stock } from '../stock/stock.table';
import { vehicleModels, vehicleVersions } from './vehicles.table';

/**
 * Lowest monthly price of each model in a table, with the plan that it is for, in the
 * order of the catalogue. Only models that `personType` may subscribe; without one, the
 * price of private clients, or of companies where a model is sold only to them. Of equal
 * prices the first version, then the most km for the shortest term.
 */
export function listLowestPrices(
  db: Database,
  priceTableId: number,
  personType?: PersonType,
): Promise<LowestPrice[]> {
  const isPriced = personType
    ? sql`p.person_type = ${personType} and m.client_types in ('PF PJ', ${personType})`
    : sql`p.person_type = case when m.client_types = 'PJ' then 'PJ' else 'PF' end`;
  return rowsOf(
    db,
    sql`select name, centavos, model, version, person, term, km, exists (
          select from technical_sheets s join vehicle_versions v on v.id = s.version_id
          where v.model_slug = lowest.model
        ) as "hasSheet" from (
          select distinct on (m.slug) m.position, m.name, m.slug as model,
            v.slug as version, p.person_type as person, p.term, p.km,
            p.monthly_centavos::int as centavos
          from vehicle_models m
          join vehicle_versions v on v.model_slug = m.slug
          join prices p on p.version_id = v.id and p.price_table_id = ${priceTableId}
          where ${isPriced}
          order by m.slug, p.monthly_centavos, v.id, p.km desc, p.term
        ) as lowest order by position`,
  );
}

type LowestPrice = {
  name: string;
  centavos: number;
  /** Slugs. */
  model: string;
  version: string;
  person: PersonType;
  /** Months. */
  term: number;
  /** Km a month. */
  km: number;
  hasSheet: boolean;
};

const soldTo = (personType: PersonType) =>
  inArray(
    vehicleModels.clientTypes,
    personType === 'PF' ? ['PF', 'PF PJ'] : ['PJ', 'PF PJ'],
  );

/** Models that a client type may subscribe, in the order of the catalogue. */
export function listModels(db: Database, personType: PersonType) {
  return db
    .select()
    .from(vehicleModels)
    .where(soldTo(personType))
    .orderBy(asc(vehicleModels.position));
}

export function listVersions(db: Database) {
  const hasSheet = sql<boolean>`exists (
    select from technical_sheets where version_id = vehicle_versions.id
  )`;
  return db
    .select({ ...getTableColumns(vehicleVersions), hasSheet })
    .from(vehicleVersions)
    .orderBy(asc(vehicleVersions.id));
}

export function listGrid(db: Database, priceTableId: number, personType: PersonType) {
  return db
    .select({
      versionId: prices.versionId,
      term: prices.term,
      km: prices.km,
      centavos: prices.monthlyCentavos,
    })
    .from(prices)
    .where(and(eq(prices.priceTableId, priceTableId), eq(prices.personType, personType)))
    .orderBy(asc(prices.versionId), asc(prices.term), asc(prices.km));
}

/**
 * Cars in stock at dealerships within `withinKm` of a place, nearest first, at most 100.
 */
export function listStockNear(
  db: Database,
  place: Point,
  {
    personType,
    withinKm,
    modelSlug,
  }: { personType: PersonType; withinKm: number; modelSlug?: string },
) {
  const distance = distanceTo(place);
  return db
    .select({
      modelSlug: vehicleVersions.modelSlug,
      versionSlug: vehicleVersions.slug,
      versionName: vehicleVersions.name,
      paint: stock.paintSlug,
      dealershipId: dealerships.id,
      dealershipName: dealerships.name,
      distanceKm: distance,
      quantity: stock.quantity,
    })
    .from(stock)
    .innerJoin(dealerships, eq(dealerships.id, stock.dealershipId))
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, stock.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .where(
      and(
        gt(stock.quantity, 0),
        isWithin(place, withinKm),
        soldTo(personType),
        modelSlug ? eq(vehicleVersions.modelSlug, modelSlug) : undefined,
      ),
    )
    .orderBy(distance, asc(vehicleVersions.id), asc(stock.paintSlug))
    .limit(100);
}

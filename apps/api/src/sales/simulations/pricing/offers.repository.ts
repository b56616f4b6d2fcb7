import { and, eq } from 'drizzle-orm';
import { type BasketChoice, type ClientType } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type CatalogueAt, type PriceTable } from '#platform/ports/catalogue';
import { dealerships, states } from '../../../catalog/dealerships/dealerships.table';
import {
  personTypeOf,
  requireTable,
} from '../../../catalog/price-tables/current-price-table';
import {
  listPricedAddOns,
  listPricedPaints,
} from '../../../catalog/price-tables/priced-extras';
import { prices } from '../../../catalog/price-tables/prices.table';
import { vehicleModels, vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { type Offer } from './calculation';

type DealershipOf = Pick<Offer, 'dealershipName' | 'dealershipPlace'>;
type OfferOf = Omit<Offer, 'delivery'> & { versionId: number; isQueued: boolean };

/**
 * Finds the offer for the version of a choice, or null when there is no such version;
 * `given` prices it by another table.
 */
export async function findOffer(
  db: Database,
  {
    catalogue,
    choice: { versionSlug, dealershipId },
    clientType,
    given,
  }: {
    catalogue: CatalogueAt;
    choice: Pick<BasketChoice, 'versionSlug' | 'dealershipId'>;
    clientType: ClientType;
    given?: PriceTable;
  },
): Promise<OfferOf | null> {
  const table = given ?? requireTable(catalogue.table);
  const offer = await catalogue.keep(
    `offer ${table.id} ${clientType} ${versionSlug}`,
    () => readOffer(db, table, versionSlug, clientType),
  );
  return offer && { ...offer, ...(await findDealership(db, dealershipId)) };
}

async function readOffer(
  db: Database,
  table: PriceTable,
  versionSlug: string,
  clientType: ClientType,
): Promise<Omit<OfferOf, keyof DealershipOf> | null> {
  const [car] = await db
    .select({ version: vehicleVersions, model: vehicleModels })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .where(eq(vehicleVersions.slug, versionSlug));
  if (!car) return null;
  const { version, model } = car;
  return {
    versionId: version.id,
    isQueued: model.preReservation,
    modelSlug: model.slug,
    modelName: model.name,
    clientTypes: model.clientTypes,
    versionName: version.name,
    engine: version.engine,
    gearbox: version.gearbox,
    fuel: version.fuel,
    extraKmCentavos: version.extraKmCentavos,
    deductibleCentavos: version.deductibleCentavos,
    priceTable: table.name,
    prices: await db
      .select({
        term: prices.term,
        km: prices.km,
        monthlyCentavos: prices.monthlyCentavos,
      })
      .from(prices)
      .where(
        and(
          eq(prices.priceTableId, table.id),
          eq(prices.versionId, version.id),
          eq(prices.personType, personTypeOf(clientType)),
        ),
      ),
    paints: await listPricedPaints(db, table.id),
    addOns: await listPricedAddOns(db, table.id),
  };
}

/** Names are null when none was chosen, undefined when the dealership is unknown. */
async function findDealership(db: Database, id: string | null): Promise<DealershipOf> {
  if (id === null) return { dealershipName: null, dealershipPlace: null };
  const [found] = await db
    .select({ name: dealerships.name, city: dealerships.city, state: states.uf })
    .from(dealerships)
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .where(and(eq(dealerships.id, Number(id)), eq(dealerships.active, true)));
  return found
    ? { dealershipName: found.name, dealershipPlace: placeName(found) }
    : { dealershipName: undefined };
}

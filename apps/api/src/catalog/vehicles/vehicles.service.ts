import {
  type VehicleClass,
  type VehicleModel,
  type VehiclePrice,
} from '@site/api-contract';
import { type PersonType, reaisFromCentavos } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { findPaintsInStock, isServed, type Point } from '../dealerships/dealerships-near';
import { clientTypesOf, getCurrentPriceTable } from '../price-tables/current-price-table';
import { listPricedAddOns, listPricedPaints } from '../price-tables/priced-extras';
import { estimateDeliveryDay } from '../stock/delivery-day';
import {
  listGrid,
  listLowestPrices,
  listModels,
  listVersions,
} from './vehicles.repository';

/** Classes in the order in which they are shown. */
const CLASSES: readonly Pick<VehicleClass, 'slug' | 'name'>[] = [
  { slug: 'hatch', name: 'Hatch' },
  { slug: 'sedan', name: 'Sedã' },
  { slug: 'suv', name: 'SUV' },
  { slug: 'picape', name: 'Picape' },
  { slug: 'eletrico', name: 'Elétrico' },
  { slug: 'utilitario', name: 'Utilitário' },
];

/**
 * Today's lowest monthly price of each model, with its plan (spec §3; the home page finds
 * it by the model's name).
 */
export async function lowestPrices(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<VehiclePrice[]> {
  const table = await getCurrentPriceTable(db, clock.now());
  const rows = await listLowestPrices(db, table.id);
  return rows.map(({ name, centavos, model, version, person, term, km, hasSheet }) => ({
    annataModel: name,
    salesPrice: reaisFromCentavos(centavos),
    hasSheet,
    plan: {
      modelSlug: model,
      versionSlug: version,
      clientType: person === 'PF' ? (1 as const) : (2 as const),
      term,
      km,
    },
  }));
}

/**
 * Everything that can be subscribed at a place: classes, models, versions, and the whole
 * price grid, so that the browser can compute every price itself.
 */
export async function vehicleClasses(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  personType: PersonType,
  place: Point,
): Promise<VehicleClass[]> {
  const now = clock.now();
  const table = await getCurrentPriceTable(db, now);
  const [models, versions, grid, paints, addOns, stocked, served] = await Promise.all([
    listModels(db, personType),
    listVersions(db),
    listGrid(db, table.id, personType),
    listPricedPaints(db, table.id),
    listPricedAddOns(db, table.id),
    findPaintsInStock(db, place, config.AREA_SUPPORT_KM),
    isServed(db, place, config.AREA_SUPPORT_KM),
  ]);
  const colours = paints.map(({ slug, name, monthlyCentavos }) => ({
    slug,
    name,
    monthly: reaisFromCentavos(monthlyCentavos),
  }));
  const sold = addOns.filter(({ clientTypes }) =>
    clientTypes.split(' ').includes(personType),
  );
  const extras = sold.map(({ slug, name, description, priceCentavos, charged }) => ({
    slug,
    name,
    description,
    price: reaisFromCentavos(priceCentavos),
    charged,
  }));
  const cellsOf = groupByVersion(grid);
  return CLASSES.flatMap(({ slug, name }) => {
    const vehicleModels = models
      .filter(({ classSlug }) => classSlug === slug)
      .map((model): VehicleModel => {
        const own = versions.filter(({ modelSlug }) => modelSlug === model.slug);
        const cells = own.flatMap(({ id }) => cellsOf.get(id) ?? []);
        const { preReservation } = model;
        // A yard may hold a car in a color that is not sold any more.
        const inStockOf = (id: number) =>
          preReservation
            ? []
            : (stocked.get(id) ?? []).filter((paint) =>
                colours.some(({ slug }) => slug === paint),
              );
        const deliver = (inStock: boolean) =>
          estimateDeliveryDay({ preReservation, inStock }, now);
        return {
          modelSlug: model.slug,
          name: model.name,
          brand: model.brand,
          type: model.type,
          defaultPaint: model.defaultPaint,
          signaturePaint: model.signaturePaint ?? undefined,
          fromPrice: reaisFromCentavos(
            Math.min(...cells.map(({ centavos }) => centavos)),
          ),
          versions: own.map((version) => ({
            slug: version.slug,
            name: version.name,
            engine: version.engine,
            gearbox: version.gearbox,
            automatic: version.automatic,
            fuel: version.fuel,
            equipment: version.equipment,
            seats: version.seats,
            listPrice: reaisFromCentavos(version.listPriceCentavos),
            deductible: reaisFromCentavos(version.deductibleCentavos),
            extraKm: reaisFromCentavos(version.extraKmCentavos),
            prices: (cellsOf.get(version.id) ?? []).map(({ term, km, centavos }) => ({
              term,
              km,
              monthly: reaisFromCentavos(centavos),
            })),
            inStock: inStockOf(version.id),
          })),
          colours,
          addOns: extras,
          available: served,
          clientTypes: clientTypesOf(model.clientTypes),
          hasSheet: own.some(({ hasSheet }) => hasSheet),
          delivery: deliver(own.some(({ id }) => inStockOf(id).length > 0)),
          deliveryToOrder: deliver(false),
        };
      });
    return vehicleModels.length > 0 ? [{ slug, name, vehicleModels }] : [];
  });
}

type Cell = Awaited<ReturnType<typeof listGrid>>[number];

function groupByVersion(grid: readonly Cell[]): Map<number, Cell[]> {
  const cells = new Map<number, Cell[]>();
  for (const cell of grid) {
    const own = cells.get(cell.versionId);
    if (own) own.push(cell);
    else cells.set(cell.versionId, [cell]);
  }
  return cells;
}

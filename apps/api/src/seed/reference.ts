import { eq, isNull } from 'drizzle-orm';
import { STATES } from '@site/api-contract/brazil';
import { KM_PACKAGES, tablePriceCentavos, TERMS } from '@site/api-contract/pricing';
import { BRAND } from '@site/brand';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  dealershipGroups,
  dealerships,
  states,
} from '../catalog/dealerships/dealerships.table';
import { prices, priceTables } from '../catalog/price-tables/prices.table';
import { stock } from '../catalog/stock/stock.table';
import { technicalSheets } from '../catalog/technical-sheets/technical-sheets.table';
import {
  addOns,
  paints,
  vehicleModels,
  vehicleVersions,
} from '../catalog/vehicles/vehicles.table';
import { type Page, savePage } from '../content/cms-pages/cms.repository';
import { cmsPages } from '../content/cms-pages/cms-pages.table';
import { workshopHours } from '../driving/workshop/workshop.table';
import { ADD_ONS, MODELS, PAINTS, STOCK_PAINTS, VERSIONS } from './catalogue.data';
import { DEALERSHIPS, GROUPS } from './dealerships.data';
import { PAGES } from './pages';
import { TECHNICAL_SHEETS } from './technical-sheets.data';

const centavos = (reais: number) => Math.round(reais * 100);

/**
 * Fills an empty database with the data that the product needs: states, dealerships,
 * catalogue, prices.
 */
export async function seedReference(tx: Database): Promise<void> {
  const [filled] = await tx.select({ id: states.id }).from(states).limit(1);
  if (filled) return;
  await tx.insert(states).values([...STATES]);
  await seedDealerships(tx);
  await seedCatalogue(tx);
  await seedPrices(tx);
  await seedStock(tx);
}

/**
 * Adds missing CMS pages, so that a newer version finds its pages in an older database.
 */
export async function seedMissingPages(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
): Promise<number> {
  const missing = await missingPages(tx);
  for (const page of missing) await savePage(ports, tx, page);
  return missing.length;
}

/**
 * Adds the sheets of versions that have none, so that a newer version of the product
 * finds them in an older database.
 */
export async function seedMissingSheets(tx: Database): Promise<void> {
  const missing = await missingSheets(tx);
  if (missing.length > 0) await tx.insert(technicalSheets).values(missing);
}

/** Sheets of the demo for versions of the catalogue that have none. */
export async function missingSheets(
  db: Database,
): Promise<(typeof technicalSheets.$inferInsert)[]> {
  const bare = await db
    .select({ id: vehicleVersions.id, slug: vehicleVersions.slug })
    .from(vehicleVersions)
    .leftJoin(technicalSheets, eq(technicalSheets.versionId, vehicleVersions.id))
    .where(isNull(technicalSheets.versionId));
  return bare.flatMap(({ id, slug }) => {
    const sheet = TECHNICAL_SHEETS[slug];
    return sheet ? [{ versionId: id, ...sheet }] : [];
  });
}

/** Pages of the product whose number and slug are free. */
export async function missingPages(db: Database): Promise<Page[]> {
  const known = await db.select({ id: cmsPages.id, slug: cmsPages.slug }).from(cmsPages);
  const taken = new Set(known.flatMap(({ id, slug }) => [id, slug]));
  return PAGES.filter(({ id, slug }) => !taken.has(id) && !taken.has(slug));
}

/** The week of every workshop. */
const WORKSHOP_WEEK: Omit<typeof workshopHours.$inferInsert, 'dealershipId'> = {
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: 8,
  closesAt: 17,
  perHour: 2,
  revision: 1,
};

async function seedDealerships(tx: Database): Promise<void> {
  await tx.insert(dealershipGroups).values([...GROUPS]);
  const idOf = new Map<string, number>(STATES.map(({ uf, id }) => [uf, id]));
  await tx.insert(dealerships).values(
    DEALERSHIPS.map(
      ([id, groupId, name, city, uf, latitude, longitude, cnpj, address, phone]) => {
        const stateId = idOf.get(uf);
        if (stateId === undefined) throw new Error(`No state ${uf}`);
        return {
          id,
          groupId,
          stateId,
          name,
          city,
          latitude,
          longitude,
          cnpj,
          address,
          phone,
        };
      },
    ),
  );
  await tx
    .insert(workshopHours)
    .values(DEALERSHIPS.map(([dealershipId]) => ({ dealershipId, ...WORKSHOP_WEEK })));
}

async function seedCatalogue(tx: Database): Promise<void> {
  await tx
    .insert(vehicleModels)
    .values(MODELS.map((model, position) => ({ ...model, brand: BRAND.name, position })));
  await tx.insert(vehicleVersions).values(
    VERSIONS.map(
      ({ model, list, base: _base, extraKm, deductible, seats = 5, ...version }) => ({
        ...version,
        seats,
        modelSlug: model,
        listPriceCentavos: centavos(list),
        extraKmCentavos: centavos(extraKm),
        deductibleCentavos: centavos(deductible),
      }),
    ),
  );
  await tx.insert(paints).values(
    PAINTS.map(({ monthly, ...paint }, position) => ({
      ...paint,
      monthlyCentavos: centavos(monthly),
      position,
    })),
  );
  await tx.insert(addOns).values(
    ADD_ONS.map(({ price, ...addOn }, position) => ({
      ...addOn,
      priceCentavos: centavos(price),
      position,
    })),
  );
}

/**
 * The whole grid by the rule of domain-brazil 16.2: the Lume has no 3000 km package, the
 * Mascate is only for companies.
 */
async function seedPrices(tx: Database): Promise<void> {
  const [table] = await tx
    .insert(priceTables)
    .values({ name: 'Tabela 2026-11', validFrom: new Date('2026-11-01T03:00:00Z') })
    .returning({ id: priceTables.id });
  if (!table) throw new Error('No price table was added');
  const rows = VERSIONS.flatMap(({ id, model, base }) =>
    (['PF', 'PJ'] as const)
      .flatMap((personType) =>
        TERMS.flatMap((term) =>
          KM_PACKAGES.filter((km) => model !== 'lume' || km !== 3000).map((km) => ({
            priceTableId: table.id,
            versionId: id,
            personType,
            term,
            km,
            monthlyCentavos: tablePriceCentavos(base, term, km, personType),
          })),
        ),
      )
      .filter(({ personType }) => model !== 'mascate' || personType === 'PJ'),
  );
  await tx.insert(prices).values(rows);
}

/**
 * Some ready cars at each dealership, spread by a fixed rule; the Serrana is sold by
 * queue.
 */
async function seedStock(tx: Database): Promise<void> {
  const rows = DEALERSHIPS.flatMap(([dealershipId]) =>
    VERSIONS.filter(({ model }) => model !== 'serrana').flatMap(({ id: versionId }) =>
      STOCK_PAINTS.map((paintSlug, at) => ({
        dealershipId,
        versionId,
        paintSlug,
        quantity:
          (dealershipId * 5 + versionId * 3 + at * 2) % 7 === 0
            ? 1 + (dealershipId % 2)
            : 0,
      })),
    ),
  ).filter(({ quantity }) => quantity > 0);
  await tx.insert(stock).values(rows);
}

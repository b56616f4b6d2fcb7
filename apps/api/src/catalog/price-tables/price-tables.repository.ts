import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  sql,
} from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';
import { vehicleModels, vehicleVersions } from '../vehicles/vehicles.table';
import { type Validity } from './price-periods.rules';
import { prices, priceTableActs, priceTables } from './prices.table';

const imports = aliasedTable(priceTableActs, 'imports');
const importers = aliasedTable(users, 'importers');
const withdrawals = aliasedTable(priceTableActs, 'withdrawals');
const withdrawers = aliasedTable(users, 'withdrawers');

export type PriceTableRow = Awaited<ReturnType<typeof readTables>>[number];

/**
 * Tables with the people who imported and withdrew them; the table that begins last comes
 * first.
 */
function readTables(db: Database) {
  return db
    .select({
      table: priceTables,
      imported: imports,
      importer: importers.name,
      withdrawn: withdrawals,
      withdrawer: withdrawers.name,
    })
    .from(priceTables)
    .leftJoin(
      imports,
      and(eq(imports.priceTableId, priceTables.id), eq(imports.act, 'imported')),
    )
    .leftJoin(importers, eq(importers.id, imports.actedBy))
    .leftJoin(
      withdrawals,
      and(eq(withdrawals.priceTableId, priceTables.id), eq(withdrawals.act, 'withdrawn')),
    )
    .leftJoin(withdrawers, eq(withdrawers.id, withdrawals.actedBy))
    .orderBy(desc(priceTables.validFrom), desc(priceTables.id))
    .$dynamic();
}

/** Reads one row more than `limit`, which shows that there are more. */
export function listTables(db: Database, limit: number): Promise<PriceTableRow[]> {
  return readTables(db).limit(limit + 1);
}

export async function findTable(
  db: Database,
  id: number,
): Promise<PriceTableRow | undefined> {
  return (await readTables(db).where(eq(priceTables.id, id)))[0];
}

/** The periods of all tables; there are few. */
export function listValidities(db: Database): Promise<Validity[]> {
  return db
    .select({
      id: priceTables.id,
      validFrom: priceTables.validFrom,
      validUntil: priceTables.validUntil,
      withdrawnAt: priceTables.withdrawnAt,
    })
    .from(priceTables);
}

/** The number of prices of each table. */
export async function countPrices(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: prices.priceTableId, total: count() })
    .from(prices)
    .where(inArray(prices.priceTableId, [...ids]))
    .groupBy(prices.priceTableId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export type ComparedPrice = {
  model: string;
  version: string;
  client: 'PF' | 'PJ';
  term: number;
  km: number;
  /** Centavos; null where the table has no such price. */
  before: number | null;
  after: number | null;
};

/** Each price of two tables side by side, in the order of the catalogue. */
export function comparePrices(
  db: Database,
  { after, before }: { after: number; before: number | null },
): Promise<ComparedPrice[]> {
  const of = (id: number | null) =>
    sql`select * from prices where price_table_id = ${id}::int`;
  return rowsOf(
    db,
    sql`select m.name as model, v.name as version, person_type as client, term, km,
          b.monthly_centavos as before, a.monthly_centavos as after
        from (${of(after)}) a
        full join (${of(before)}) b using (version_id, person_type, term, km)
        join vehicle_versions v on v.id = version_id
        join vehicle_models m on m.slug = v.model_slug
        order by m.position, v.id, person_type, km, term`,
  );
}

/** The prices of a table, in the order of the catalogue. */
export function listPricesOf(db: Database, id: number) {
  const { versionId, personType, term, km, monthlyCentavos } = prices;
  return db
    .select({
      version: vehicleVersions.slug,
      client: personType,
      term,
      km,
      centavos: monthlyCentavos,
    })
    .from(prices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug))
    .where(eq(prices.priceTableId, id))
    .orderBy(vehicleModels.position, vehicleVersions.id, personType, km, term);
}

/** Withdraws a table, unless it has begun or was withdrawn before. */
export async function withdrawScheduled(
  tx: Database,
  id: number,
  now: Date,
): Promise<boolean> {
  const withdrawn = await tx
    .update(priceTables)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(priceTables.id, id),
        gt(priceTables.validFrom, now),
        isNull(priceTables.withdrawnAt),
      ),
    )
    .returning({ id: priceTables.id });
  return withdrawn.length > 0;
}

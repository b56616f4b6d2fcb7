import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type PersonType } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { hotStatement } from '#platform/data/statements/hot-statement';
import { refuse } from '#platform/errors';
import { type PriceTable } from '#platform/ports/catalogue';
import { catalogueEdition } from '../stock/stock.table';
import { priceTables } from './prices.table';

/**
 * The edition of the catalogue that a value was computed from; every write to the
 * catalogue raises its number.
 */
export type CatalogueVersion = { number: number; table: PriceTable | null };

/**
 * The edition of the catalogue, and the price table valid at `now`: of several the
 * newest, null in a gap between two. Withdrawn tables never count.
 */
export async function readCatalogueVersion(
  db: Database,
  now: Date,
): Promise<CatalogueVersion> {
  const [edition] = await selectVersion(db, { now });
  if (!edition) throw new Error('The catalogue has no edition');
  return edition;
}

const NOW = sql.param(sql.placeholder('now'), priceTables.validFrom);

const selectVersion = hotStatement('catalogue_version', (db) => {
  const table = db
    .select({ id: priceTables.id, name: priceTables.name })
    .from(priceTables)
    .where(
      and(
        isNull(priceTables.withdrawnAt),
        lte(priceTables.validFrom, NOW),
        or(isNull(priceTables.validUntil), gt(priceTables.validUntil, NOW)),
      ),
    )
    .orderBy(desc(priceTables.validFrom), desc(priceTables.id))
    .limit(1)
    .as('table');
  return db
    .select({
      number: catalogueEdition.edition,
      table: { id: table.id, name: table.name },
    })
    .from(catalogueEdition)
    .leftJoinLateral(table, sql`true`);
});

/** The price table valid at `now`; of several the newest. */
export async function getCurrentPriceTable(db: Database, now: Date): Promise<PriceTable> {
  return requireTable(await findCurrentPriceTable(db, now));
}

/** Refuses in the gap between two price tables, when nothing can be priced. */
export function requireTable(table: PriceTable | null): PriceTable {
  return (
    table ??
    refuse(
      'unavailable',
      'Os preços estão sendo atualizados. Tente de novo em instantes.',
    )
  );
}

/**
 * The current price table; null in a gap between two tables, where `getCurrentPriceTable`
 * refuses.
 */
export async function findCurrentPriceTable(
  db: Database,
  now: Date,
): Promise<PriceTable | null> {
  return (await readCatalogueVersion(db, now)).table;
}

/** A table by its name, current or not; null when it is gone. */
export async function findPriceTable(
  db: Database,
  name: string,
): Promise<PriceTable | null> {
  const [table] = await db
    .select({ id: priceTables.id, name: priceTables.name })
    .from(priceTables)
    .where(eq(priceTables.name, name))
    .limit(1);
  return table ?? null;
}

/** Person type of a client type on the wire: 1 = PF, 2 = PJ. */
export function personTypeOf(clientType: 1 | 2): PersonType {
  return clientType === 1 ? 'PF' : 'PJ';
}

/** The client types of a person type, to say to whom a model is sold. */
export function clientTypesOf(sold: 'PF' | 'PJ' | 'PF PJ'): (1 | 2)[] {
  return ([1, 2] as const).filter((clientType) =>
    sold.split(' ').includes(personTypeOf(clientType)),
  );
}

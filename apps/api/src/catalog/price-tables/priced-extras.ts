import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type ExtraKind } from '@site/api-contract/catalog';
import { type Database, rowsOf } from '#platform/data/database';
import { addOns, paints } from '../vehicles/vehicles.table';
import { extraPrices } from './prices.table';

/**
 * Colors that a price table sells, in their order, with the price of each a month
 * (centavos): the catalogue's own price where the table has none.
 */
export function listPricedPaints(db: Database, priceTableId: number) {
  const price = asked(paints.monthlyCentavos);
  return db
    .select({ slug: paints.slug, name: paints.name, monthlyCentavos: price })
    .from(paints)
    .leftJoin(extraPrices, named(priceTableId, 'paint', paints.slug))
    .where(isNotNull(price))
    .orderBy(asc(paints.position));
}

/**
 * Add-ons with their prices, like `listPricedPaints`; an add-on is charged each month or
 * once.
 */
export function listPricedAddOns(db: Database, priceTableId: number) {
  const price = asked(addOns.priceCentavos);
  return db
    .select({
      slug: addOns.slug,
      name: addOns.name,
      description: addOns.description,
      priceCentavos: price,
      charged: addOns.charged,
      clientTypes: addOns.clientTypes,
    })
    .from(addOns)
    .leftJoin(extraPrices, named(priceTableId, 'add-on', addOns.slug))
    .where(isNotNull(price))
    .orderBy(asc(addOns.position));
}

export type Extra = {
  kind: ExtraKind;
  slug: string;
  name: string;
  charged: 'month' | 'once';
  /** Null where the table doesn't sell it. */
  centavos: number | null;
  /** The catalogue's own price. */
  ownCentavos: number;
};

/** All colors, then all add-ons, whether a price table sells them or not. */
export function listExtras(db: Database, priceTableId: number): Promise<Extra[]> {
  return rowsOf<Extra>(
    db,
    sql`select all_of_them.kind, all_of_them.slug, name, charged, own as "ownCentavos",
        case when e.slug is null then own else e.centavos end as centavos
      from (
        select 1 as part, position, 'paint' as kind, slug, name, 'month' as charged,
          monthly_centavos as own
        from paints
        union all
        select 2, position, 'add-on', slug, name, charged, price_centavos from add_ons
      ) all_of_them
      left join extra_prices e on e.price_table_id = ${priceTableId}::int
        and e.kind = all_of_them.kind and e.slug = all_of_them.slug
      order by part, position`,
  );
}

type Column = typeof paints.slug | typeof addOns.slug;
type Amount = typeof paints.monthlyCentavos | typeof addOns.priceCentavos;

const asked = (own: Amount): SQL<number> =>
  sql<number>`case when ${extraPrices.slug} is null then ${own} else ${extraPrices.centavos} end`.mapWith(
    Number,
  );

const named = (priceTableId: number, kind: ExtraKind, slug: Column) =>
  and(
    eq(extraPrices.priceTableId, priceTableId),
    eq(extraPrices.kind, kind),
    eq(extraPrices.slug, slug),
  );

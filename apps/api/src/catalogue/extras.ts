import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type ExtraKind } from '@site/contracts/price-changes';
import { type Database } from '../platform/data/database';
import { addOns, extraPrices, paints } from '../tables';

/**
 * Colors in their order, with what each costs a month in a price table (centavos): the
 * catalogue's own price where the table says nothing.
 */
export function listPricedPaints(db: Database, priceTableId: number) {
  return db
    .select({
      slug: paints.slug,
      name: paints.name,
      monthlyCentavos: asked(paints.monthlyCentavos),
    })
    .from(paints)
    .leftJoin(extraPrices, named(priceTableId, 'paint', paints.slug))
    .orderBy(asc(paints.position));
}

/** As `listPricedPaints`; an add-on is charged each month or once. */
export function listPricedAddOns(db: Database, priceTableId: number) {
  return db
    .select({
      slug: addOns.slug,
      name: addOns.name,
      description: addOns.description,
      priceCentavos: asked(addOns.priceCentavos),
      charged: addOns.charged,
      clientTypes: addOns.clientTypes,
    })
    .from(addOns)
    .leftJoin(extraPrices, named(priceTableId, 'add-on', addOns.slug))
    .orderBy(asc(addOns.position));
}

type Column = typeof paints.slug | typeof addOns.slug;
type Amount = typeof paints.monthlyCentavos | typeof addOns.priceCentavos;

const asked = (own: Amount): SQL<number> =>
  sql<number>`coalesce(${extraPrices.centavos}, ${own})`.mapWith(Number);

const named = (priceTableId: number, kind: ExtraKind, slug: Column) =>
  and(
    eq(extraPrices.priceTableId, priceTableId),
    eq(extraPrices.kind, kind),
    eq(extraPrices.slug, slug),
  );

import { eq, sql } from 'drizzle-orm';
import { type ExtraKind } from '@site/api-contract/catalog';
import { type Database } from '#platform/data/database';
import { extraPrices } from '../price-tables/prices.table';
import { addOns, paints, vehicleModels } from '../vehicles/vehicles.table';
import { type Problem } from './problems';

/** A new price of a color (a month) or an add-on; null to stop selling it. */
export type ExtraPrice = {
  kind: ExtraKind;
  slug: string;
  centavos: number | null;
};

type Tables = { table: { id: number }; before: { id: number } | null };

/** Copies the prices of all cars from the table before it. */
export async function copyPrices(
  tx: Database,
  { table, before }: { table: { id: number }; before: { id: number } },
): Promise<void> {
  await tx.execute(
    sql`insert into prices (
        price_table_id, version_id, person_type, term, km, monthly_centavos
      )
      select ${table.id}::int, version_id, person_type, term, km, monthly_centavos
      from prices where price_table_id = ${before.id}`,
  );
}

/** Problems of new prices: colors and add-ons that don't exist, and default colors. */
export async function extraProblems(
  tx: Database,
  extras: readonly ExtraPrice[],
): Promise<Problem[]> {
  const [sold, defaults] = [await listExtras(tx), await listDefaultColors(tx)];
  return extras.flatMap(({ kind, slug, centavos }) => {
    const found = sold.find((one) => one.kind === kind && one.slug === slug);
    if (!found) return [{ line: null, message: `Não existe a opção "${slug}".` }];
    return kind === 'paint' && centavos !== 0 && defaults.includes(slug)
      ? [{ line: null, message: staysAsItIs(found.name) }]
      : [];
  });
}

/**
 * Gives a table its prices of colors and add-ons: those of the table before it, except
 * where `extras` has another one.
 */
export async function writeExtras(
  tx: Database,
  { table, before, extras }: Tables & { extras: readonly ExtraPrice[] },
): Promise<void> {
  const kept = before
    ? await tx.select().from(extraPrices).where(eq(extraPrices.priceTableId, before.id))
    : [];
  const prices = new Map(
    [...kept, ...extras].map(({ kind, slug, centavos }) => [
      `${kind} ${slug}`,
      { priceTableId: table.id, kind, slug, centavos },
    ]),
  );
  if (prices.size > 0) await tx.insert(extraPrices).values([...prices.values()]);
}

const staysAsItIs = (color: string) =>
  `${color} é a cor padrão de um carro: continua à venda e sem acréscimo.`;

async function listExtras(tx: Database) {
  const colors = await tx.select({ slug: paints.slug, name: paints.name }).from(paints);
  const more = await tx.select({ slug: addOns.slug, name: addOns.name }).from(addOns);
  return [
    ...colors.map((color) => ({ ...color, kind: 'paint' })),
    ...more.map((addOn) => ({ ...addOn, kind: 'add-on' })),
  ];
}

/** Slugs of the default colors of the models, which stay on sale without a surcharge. */
export async function listDefaultColors(tx: Database): Promise<string[]> {
  const models = await tx
    .selectDistinct({ color: vehicleModels.defaultPaint })
    .from(vehicleModels);
  return models.map(({ color }) => color);
}

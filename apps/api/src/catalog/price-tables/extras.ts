import { type ComparedExtra, type PricedExtra } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { listDefaultColors } from '../imports/extra-prices';
import { inReais } from './price-table-view';
import { listExtras } from './priced-extras';

/** Colors and add-ons of two tables side by side, in the order of the catalogue. */
export async function compareExtras(
  db: Database,
  { after, before }: { after: number; before: number | null },
): Promise<ComparedExtra[]> {
  const earlier = before === null ? [] : await listExtras(db, before);
  return (await listExtras(db, after)).map(({ kind, slug, name, charged, centavos }) => {
    const other = earlier.find((one) => one.kind === kind && one.slug === slug);
    return {
      kind,
      slug,
      name,
      charged,
      before: inReais(other?.centavos ?? null),
      after: inReais(centavos),
    };
  });
}

/** Colors and add-ons as a table prices them. */
export async function showExtras(
  db: Database,
  priceTableId: number,
): Promise<PricedExtra[]> {
  const defaults = await listDefaultColors(db);
  return (await listExtras(db, priceTableId)).map(
    ({ centavos, ownCentavos, ...extra }) => ({
      ...extra,
      price: inReais(centavos),
      ownPrice: reaisFromCentavos(ownCentavos),
      isFixed: extra.kind === 'paint' && defaults.includes(extra.slug),
    }),
  );
}

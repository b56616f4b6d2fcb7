import { type ComparedExtra, type PricedExtra } from '@site/contracts';
import { reaisFromCentavos } from '@site/contracts/brazil';
import { listPricedAddOns, listPricedPaints } from '../../catalogue/extras';
import { listColorsInPictures } from '../../imports/extra-prices';
import { type Database } from '../../platform/data/database';

/** Colors and add-ons of two tables side by side, in the order of the catalogue. */
export async function compareExtras(
  db: Database,
  { after, before }: { after: number; before: number | null },
): Promise<ComparedExtra[]> {
  const earlier = before === null ? [] : await listExtras(db, before);
  return (await listExtras(db, after)).map(({ centavos, ...extra }) => {
    const { kind, slug } = extra;
    const other = earlier.find((one) => one.kind === kind && one.slug === slug);
    return {
      ...extra,
      before: other ? reaisFromCentavos(other.centavos) : null,
      after: reaisFromCentavos(centavos),
    };
  });
}

/** Colors and add-ons as a table prices them. */
export async function showExtras(
  db: Database,
  priceTableId: number,
): Promise<PricedExtra[]> {
  const inPictures = await listColorsInPictures(db);
  return (await listExtras(db, priceTableId)).map(({ centavos, ...extra }) => ({
    ...extra,
    price: reaisFromCentavos(centavos),
    isFixed: extra.kind === 'paint' && inPictures.includes(extra.slug),
  }));
}

async function listExtras(db: Database, priceTableId: number) {
  const paints = await listPricedPaints(db, priceTableId);
  const addOns = await listPricedAddOns(db, priceTableId);
  return [
    ...paints.map(({ slug, name, monthlyCentavos }) => ({
      kind: 'paint' as const,
      slug,
      name,
      charged: 'month' as const,
      centavos: monthlyCentavos,
    })),
    ...addOns.map(({ slug, name, charged, priceCentavos }) => ({
      kind: 'add-on' as const,
      slug,
      name,
      charged,
      centavos: priceCentavos,
    })),
  ];
}

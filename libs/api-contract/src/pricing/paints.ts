import type { DeliveryEstimate, Paint } from '../catalog/vehicles.schemas';

type PaintedVersion = { inStock: readonly string[] };

/**
 * The default paint of a version (docs/product/catalog.md): the cheapest, free if one is;
 * in stock if possible; of equals that of the model's picture.
 */
export function paintBeforehand(
  { colours, defaultPaint }: { colours: readonly Paint[]; defaultPaint: string },
  { inStock }: PaintedVersion,
): Paint | undefined {
  const rank = ({ slug, monthly }: Paint): [number, number, number] => [
    monthly,
    inStock.includes(slug) ? 0 : 1,
    slug === defaultPaint ? 0 : 1,
  ];
  return [...colours].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  })[0];
}

/**
 * The paint in the picture of a model whose paint nobody chose: its signature paint while
 * that is sold, else the paint of the price.
 */
export function paintInPicture(
  { colours, signaturePaint }: { colours: readonly Paint[]; signaturePaint?: string },
  priced: Paint,
): Paint {
  return colours.find(({ slug }) => slug === signaturePaint) ?? priced;
}

/** When a version in a paint is delivered at the place of the catalogue. */
export function deliveryOf({
  model: { delivery, deliveryToOrder },
  version: { inStock },
  paint: { slug },
}: {
  model: { delivery: DeliveryEstimate; deliveryToOrder: DeliveryEstimate };
  version: PaintedVersion;
  paint: Pick<Paint, 'slug'>;
}): DeliveryEstimate {
  return inStock.includes(slug) ? delivery : deliveryToOrder;
}

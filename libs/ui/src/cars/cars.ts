/** The nine models of the catalogue, in the order of their size. */
export const MODELS = [
  'lira',
  'sabia',
  'ipe',
  'aroeira',
  'cerrado',
  'serrana',
  'tropeiro',
  'lume',
  'mascate',
] as const;
export type ModelSlug = (typeof MODELS)[number];

export const PAINTS = [
  'branco-nuvem',
  'prata-lua',
  'cinza-cometa',
  'preto-noite',
  'vermelho-ipe',
  'azul-fiorde',
] as const;
type PaintSlug = (typeof PAINTS)[number];

/** Size of every drawing in CSS pixels: 1 unit is 1 cm of car. */
export const CAR_WIDTH = 560;
export const CAR_HEIGHT = 236;

/**
 * Address of the drawing of a model in a paint, baked by `bake.mjs` and served by the
 * public site. Slugs come from the catalogue, so unknown ones are passed on (a new model
 * needs no new client).
 */
export function carPictureUrl(
  model: ModelSlug | (string & {}),
  paint: PaintSlug | (string & {}),
): string {
  return `/media/cars/${encodeURIComponent(model)}-${encodeURIComponent(paint)}.svg`;
}

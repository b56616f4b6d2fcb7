import { car } from './picture-geometry.json';

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
export const { width: CAR_WIDTH, height: CAR_HEIGHT } = car;

/**
 * URL of the drawing of a model in a paint, made by `bake.mjs` and served by the public
 * site. Unknown slugs are passed on, since a new model needs no new client.
 */
export function carPictureUrl(
  model: ModelSlug | (string & {}),
  paint: PaintSlug | (string & {}),
): string {
  return `/media/cars/${encodeURIComponent(model)}-${encodeURIComponent(paint)}.svg`;
}

/** Model and paint of such a URL, or null for any other picture. */
export function carOfPicture(url: string): { model: string; paint: string } | null {
  const [, model, paint] =
    new RegExp(`^/media/cars/([a-z]+)-(${PAINTS.join('|')})\\.svg$`).exec(url) ?? [];
  return model && paint ? { model, paint } : null;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { LOGO, svgOf } from '@site/brand';
import { JOINER } from '../files/pdf-text';
import { INK, LOGO_DOT, PAINT_COLORS, STAGES } from './brand-colors';
import { posterStage } from './poster-stage';
import { textAsPaths } from './text-as-paths';

/** A car in a paint, by the slugs of the catalogue. */
export type PaintedCar = { modelSlug: string; paint: string };

/** A price such as 'R$ 2.637/mês', and the plan that it belongs to. */
export type PriceWords = { price: string; condition: string };

/** Pictures and letters that mails and papers carry. */
export type Drawings = {
  /**
   * The head of a mail or a paper as PNG, 1120 x 224 pixels for 560 x 112: the logo, and a
   * car on the road. A model without a drawing leaves the road empty.
   */
  head(car: PaintedCar): Promise<Buffer>;
  /**
   * The picture of a car for link previews as PNG, 1200 x 630 pixels: the car large on its
   * stage, under the logo, with a price beside the logo if there is one. Null for a model
   * or paint that nobody drew.
   */
  share(car: PaintedCar, price?: PriceWords): Promise<Buffer> | null;
  /**
   * The head of a poster as JPEG, 1240 x 660 pixels for the width of its page: a
   * photographed car large on its stage, under the logo.
   */
  poster(): Promise<Buffer>;
  /** The logo on white as PNG, 584 x 160 pixels for 146 x 40. */
  logo(): Promise<Buffer>;
  /** Archivo for PDFs, opened once: reading its tables is most of what a short paper costs. */
  fonts(): Promise<Record<PrintStyle, Font>>;
};

export type PrintStyle = 'regular' | 'bold' | 'display';

const HEAD = { width: 560, height: 112, horizon: 74, road: 88 } as const;
/** Pixels for each unit: a sharp picture on a dense screen. */
const DENSITY = 2;
/**
 * Words on a picture for link previews, in its pixels. The car below them is smaller, so
 * that no roof touches them.
 */
const PRICED = {
  carWidth: 920,
  right: 1136,
  price: { baseline: 114, size: 76 },
  condition: { baseline: 166, size: 36 },
} as const;
const KEPT = 64;
/** The car on posters; the build brings its files along. */
const ON_POSTERS: PaintedCar = { modelSlug: 'aroeira', paint: 'azul-fiorde' };

type Size = { width: number; height: number };

/** `picture-geometry.json`, which the site's pictures for shared links follow, too. */
type Geometry = {
  /** Size of every drawing; tires touch the ground at a share of its height. */
  car: Size & { tires: number };
  logo: Size;
  /** A picture for link previews, in pixels; tires touch the ground at `tires`. */
  share: Size & {
    horizon: number;
    tires: number;
    carWidth: number;
    logo: { x: number; y: number; width: number };
  };
};

/**
 * Draws from the SVG files of a folder that is laid out as `libs/ui/src`. Each picture is
 * drawn once and kept.
 */
export function drawingsOf(folder: string): Drawings {
  const heads = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const shares = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const picture = async (svg: string) => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg))
      .flatten({ background: INK.paper })
      .png({ palette: true, effort: 7 })
      .toBuffer();
  };
  const font = (style: PrintStyle) =>
    openFont(join(folder, 'brand/print', `archivo-${style}.ttf`));
  const geometry = once(() => readGeometry(folder));
  const logo = once(async () => picture(logoSvg(dense((await geometry()).logo))));
  const fonts = once(async () => ({
    regular: await font('regular'),
    bold: await font('bold'),
    display: await font('display'),
  }));
  return {
    head: (car) =>
      kept(heads, keyOf(car), async () =>
        picture(await headSvg(folder, car, await geometry())),
      ),
    share: (car, price) =>
      isDrawn(car)
        ? kept(shares, keyOf(car, price), async () => {
            const words = price && priceSvg(await fonts(), price);
            return picture(await shareSvg(folder, car, await geometry(), words));
          })
        : null,
    poster: once(() => posterStage(folder, ON_POSTERS)),
    logo,
    fonts,
  };
}

/** Whether we drew the model and mixed the paint: both words may come from an address. */
function isDrawn({ modelSlug, paint }: PaintedCar): boolean {
  return Object.hasOwn(STAGES, modelSlug) && Object.hasOwn(PAINT_COLORS, paint);
}

function keyOf({ modelSlug, paint }: PaintedCar, price?: PriceWords): string {
  return [modelSlug, paint, price?.price, price?.condition].join(' ');
}

/** Draws a picture once and keeps it by its key; a failure is not kept. */
function kept(
  pictures: LRUCache<string, Promise<Buffer>>,
  key: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const drawn = pictures.get(key) ?? draw();
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  return drawn;
}

/** Makes something at the first call and gives the same from then on; a failure is not kept. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}

async function readGeometry(folder: string): Promise<Geometry> {
  const file = join(folder, 'cars/picture-geometry.json');
  return JSON.parse(await readFile(file, 'utf8')) as Geometry;
}

/** A font that draws nothing for a word joiner, which only keeps lines from breaking. */
async function openFont(file: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(file));
  const layout = font.layout.bind(font);
  font.layout = (text, ...more) => layout(text.replaceAll(JOINER, ''), ...more);
  return font;
}

async function headSvg(
  folder: string,
  car: PaintedCar,
  sizes: Geometry,
): Promise<string> {
  const { width, height, horizon, road } = HEAD;
  const [sky, ground] = STAGES[car.modelSlug] ?? [INK.ground, INK.soft];
  const drawing = await carSvg(folder, car);
  const carWidth = 204;
  return sized(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="${sky}"/>`,
      `<rect y="${horizon}" width="${width}" height="${height}" fill="${ground}"/>`,
      `<rect y="${road}" width="${width}" height="${height}" fill="${INK.text}"/>`,
      `<path d="M0 102H${width}" stroke="${INK.accent}" stroke-width="3" stroke-dasharray="26 18"/>`,
      logoSvg({ x: 28, y: 22, width: 116, height: 32 }),
      drawing &&
        parked(drawing, sizes.car, {
          x: width - carWidth - 28,
          tires: road + 4,
          width: carWidth,
        }),
      '</svg>',
    ].join(''),
    { width, height },
  );
}

async function shareSvg(
  folder: string,
  car: PaintedCar,
  sizes: Geometry,
  words?: string,
): Promise<string> {
  const { width, height, horizon, tires, logo } = sizes.share;
  const carWidth = words ? PRICED.carWidth : sizes.share.carWidth;
  const [sky, ground] = STAGES[car.modelSlug] ?? [INK.ground, INK.soft];
  const drawing = await carSvg(folder, car);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${sky}"/>`,
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${ground}"/>`,
    drawing &&
      parked(drawing, sizes.car, { x: (width - carWidth) / 2, tires, width: carWidth }),
    logoSvg({
      ...logo,
      height: (logo.width * sizes.logo.height) / sizes.logo.width,
    }),
    words,
    '</svg>',
  ].join('');
}

function priceSvg(
  { display, bold }: Record<PrintStyle, Font>,
  { price, condition }: PriceWords,
): string {
  const common = { right: PRICED.right, color: INK.text };
  return [
    textAsPaths(display, price, { ...common, ...PRICED.price }),
    textAsPaths(bold, condition, { ...common, ...PRICED.condition }),
  ].join('');
}

async function carSvg(
  folder: string,
  { modelSlug, paint }: PaintedCar,
): Promise<string | null> {
  const file = join(folder, 'cars/drawings', `${modelSlug}.svg`);
  if (!STAGES[modelSlug] || !existsSync(file)) return null;
  return withColors(await readFile(file, 'utf8'), {
    paint: PAINT_COLORS[paint] ?? INK.line,
  });
}

const logoSvg = (place: Readonly<Record<string, number>>) =>
  svgOf(LOGO, { color: INK.text, accent: LOGO_DOT }, place);

/** Puts a color for each variable of a drawing; the others take their own default. */
function withColors(svg: string, colors: Readonly<Record<string, string>>): string {
  return svg.replace(
    /var\(--([\w-]+)\s*,\s*([^)]*)\)/g,
    (_, name: string, standard: string) => colors[name] ?? standard,
  );
}

const dense = ({ width, height }: Size): Size => ({
  width: width * DENSITY,
  height: height * DENSITY,
});

function sized(svg: string, size: Size): string {
  const { width, height } = dense(size);
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

/** Puts a car where its tires touch the ground at `tires`. */
function parked(
  svg: string,
  car: Geometry['car'],
  { x, tires, width }: { x: number; tires: number; width: number },
): string {
  const height = (width * car.height) / car.width;
  return placed(svg, { x, y: tires - height * car.tires, width, height });
}

function placed(
  svg: string,
  { x, y, width, height }: Size & { x: number; y: number },
): string {
  return svg.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
}

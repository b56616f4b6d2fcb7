import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOGO, svgOf } from '@site/brand';
import { INK, LOGO_DOT, PAINT_COLORS, STAGES } from './brand-colors';

/** Pixels, for the whole width of an A5 page; `car` is wider than the car that it contains. */
const STAGE = { width: 1240, height: 660, horizon: 470 } as const;
const CAR = { width: 1040, height: 541, x: 100, y: 108 } as const;

/**
 * The photographed car in three quarters on its stage, under the logo, as JPEG. The
 * picture of a car has everything but the paint, which a mask cuts out below it
 * (`libs/ui/src/cars/car-still.tsx`). Only cars whose files the build brings along.
 */
export async function posterStage(
  folder: string,
  { modelSlug, paint }: { modelSlug: string; paint: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const stills = stillsOf(folder, modelSlug);
  const mask = await sharp(await readFile(join(stills, 'front-mask.webp')))
    .resize(CAR.width, CAR.height)
    .extractChannel('alpha')
    .toBuffer();
  const background = PAINT_COLORS[paint] ?? INK.line;
  const size = { width: CAR.width, height: CAR.height };
  const painted = await sharp({ create: { ...size, channels: 3, background } })
    .joinChannel(mask)
    .png()
    .toBuffer();
  const at = { left: CAR.x, top: CAR.y };
  return sharp(Buffer.from(stageSvg(modelSlug)))
    .composite([
      { input: painted, ...at },
      { input: await readFile(join(stills, 'front-1040.avif')), ...at },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Beside a built program, or in the site of the source tree. */
function stillsOf(folder: string, modelSlug: string): string {
  const built = join(folder, 'cars/stills');
  const site = join(folder, '../../../apps/public-site/public/media/cars');
  return join(existsSync(built) ? built : site, modelSlug);
}

function stageSvg(modelSlug: string): string {
  const { width, height, horizon } = STAGE;
  const [sky, ground] = STAGES[modelSlug] ?? [INK.ground, INK.soft];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${sky}"/>`,
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${ground}"/>`,
    svgOf(LOGO, { color: INK.text, accent: LOGO_DOT }, LOGO_PLACE),
    '</svg>',
  ].join('');
}

const LOGO_PLACE = { x: 150, y: 62, width: 260, height: 72 };

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BrandFacts } from './brand.schema.ts';
import { type Drawing, drawingOf } from './drawing.ts';

const FIRST_BRAND = 'brands/rodar';

/** Everything that a brand's folder says. */
export type Brand = {
  facts: BrandFacts;
  /** Name of the welcome film; empty for a brand without one. */
  film: string;
  logo: Drawing;
  symbol: Drawing;
};

const FILM = 'boas-vindas';

/**
 * The folder of the brand that `BRAND` names from the repository's root. Without the
 * variable it is `brands/rodar`.
 */
export function brandFolder(): string {
  return resolve(rootAbove(process.cwd()), process.env['BRAND'] || FIRST_BRAND);
}

/**
 * Reads a brand's folder. It is not checked here: `npm run brand` does that, with a line
 * for every fault.
 */
export function readBrand(folder = brandFolder()): Brand {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    facts: JSON.parse(read('brand.json')) as BrandFacts,
    film: existsSync(join(folder, `media/videos/${FILM}.mp4`)) ? FILM : '',
    logo: drawingOf(read('logo.svg')),
    symbol: drawingOf(read('symbol.svg')),
  };
}

function rootAbove(folder: string): string {
  if (existsSync(join(folder, FIRST_BRAND))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`No folder above has ${FIRST_BRAND}`);
  return rootAbove(above);
}

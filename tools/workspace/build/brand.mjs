import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

/**
 * The folder of builds, from the root: `dist`, and for the brand that `BRAND` names one of
 * its own in it.
 */
export const DIST = process.env.BRAND
  ? `dist/brands/${basename(resolve(WORKSPACE_ROOT, process.env.BRAND))}`
  : 'dist';

/** The folder of a product's data unless DATA_DIR names one: `data`, or `data-<brand>`. */
export const DATA = process.env.BRAND ? `data-${basename(DIST)}` : 'data';

/** A file of `libs/brand`, which Node reads as it lies. */
export const brandFile = (name) =>
  import(pathToFileURL(resolve(WORKSPACE_ROOT, 'libs/brand/src', name)).href);

/** The brand, as every program knows it. */
export const brand = () => brandFile('index.ts');

/** The module that reads a brand's folder where a program runs from source. */
export const isBrandValues = (id) => id.endsWith('/libs/brand/src/values.ts');

/** A bundle has this in place of that module: each constant with its value. */
export async function brandValues() {
  const values = await brandFile('values.ts');
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Puts the brand's values into a bundle of esbuild. */
export const brandOfNodeApp = {
  name: 'brand',
  setup(build) {
    build.onLoad({ filter: /libs\/brand\/src\/values\.ts$/ }, async () => ({
      contents: await brandValues(),
      loader: 'js',
    }));
  },
};

/**
 * Films and papers of the brand, path under `/media` to file: those in `media` of its
 * folder.
 */
export async function brandMedia() {
  const { brandFolder } = await brandFile('read-brand.ts');
  const folder = join(brandFolder(), 'media');
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), file]),
  );
}

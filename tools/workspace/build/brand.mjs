import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

/**
 * Where builds go, from the root: `dist`, and for the brand that `BRAND` names a folder of
 * its own in it.
 */
export const DIST = process.env.BRAND
  ? `dist/brands/${basename(resolve(WORKSPACE_ROOT, process.env.BRAND))}`
  : 'dist';

/** The brand, as every program knows it: the door of `libs/brand`. */
export const brand = () =>
  import(pathToFileURL(resolve(WORKSPACE_ROOT, 'libs/brand/src/index.ts')).href);

/** The module that reads a brand's folder where a program runs from source. */
const VALUES = resolve(WORKSPACE_ROOT, 'libs/brand/src/values.ts');

export const isBrandValues = (id) => id === VALUES;

/** A bundle has this in place of that module: each constant with its value. */
export async function brandValues() {
  const values = await import(pathToFileURL(VALUES).href);
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
  const { brandFolder } = await import(
    pathToFileURL(resolve(WORKSPACE_ROOT, 'libs/brand/src/read-brand.ts')).href
  );
  const folder = join(brandFolder(), 'media');
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), file]),
  );
}

import { type PageAssets } from '../page/page-state';
import { type PageKind, type Pages } from '../page/pages';

/** The part of Vite's manifest that is read here; keys are files relative to the app. */
export type ViteManifest = Readonly<Record<string, ManifestChunk>>;
type ManifestChunk = {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
};

/**
 * Files that a page needs; `start` is the module, with its imports, that runs before
 * them.
 */
export type NeededAssets = PageAssets & {
  start?: { script: string; preloads: string[] };
};
/** URLs that a page needs, given the manifest keys of its matched lazy routes. */
export type AssetTable = (
  kind: PageKind,
  routeEntries: readonly string[],
) => NeededAssets;

/**
 * Reads the files of each page from the build's manifest. A content page gets all styles
 * and only the small boot script; the others get `main` and preload all chunks of their
 * route, application pages after the small start script.
 */
export function createAssetTable(
  manifest: ViteManifest,
  base: string,
  entries: Pages['entries'],
): AssetTable {
  const url = (file: string) => `${base}${file}`;
  return (kind, routeEntries) => {
    const shown = chunksOf(manifest, [entries.main, ...routeEntries]);
    const start = kind === 'content' && entries.boot ? entries.boot : entries.main;
    const loaded = start === entries.main ? shown : chunksOf(manifest, [start]);
    const scripts = (entry: string, all: readonly ManifestChunk[]) => {
      const { file: script } = chunk(manifest, entry);
      const files = all.map(({ file }) => file).filter((file) => file.endsWith('.js'));
      const preloads = unique(files.filter((file) => file !== script)).map(url);
      return { script: url(script), preloads };
    };
    const { script, preloads } = scripts(start, loaded);
    const first = kind === 'application' && entries.start;
    return {
      scripts: [script],
      preloads,
      styles: unique([...shown, ...loaded].flatMap(({ css = [] }) => css)).map(url),
      start: first ? scripts(first, chunksOf(manifest, [first])) : undefined,
    };
  };
}

/**
 * The chunks for some manifest keys with all their static imports; the styles of imports
 * come first.
 */
function chunksOf(manifest: ViteManifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const found: ManifestChunk[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const part = chunk(manifest, key);
    part.imports?.forEach(visit);
    found.push(part);
  };
  keys.forEach(visit);
  return found;
}

function chunk(manifest: ViteManifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found)
    throw new Error(
      `The client build has no entry ${key}; check handle.entry of its route`,
    );
  return found;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

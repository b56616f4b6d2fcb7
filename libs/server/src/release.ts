import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The facts in the `release.json` of a built folder (docs/operations/release.md). */
export type Release = {
  version: string;
  /** Full hash, with `-dirty` behind it when files were changed since. */
  commit: string;
  /** The Node with which it was built and tested. */
  node: string;
  /** The oldest it can live with: version of the API, number of the newest migration. */
  needs?: { api?: string; schema?: number };
  [fact: string]: unknown;
};

/**
 * The release of this process, from `release.json` beside its entry. A process of the
 * sources (`npm run dev`, specs) has none and gives `development`.
 */
export function readRelease(entry = process.argv[1] ?? ''): Release {
  const file = join(dirname(entry), 'release.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Release)
    : { version: 'development', commit: 'development', node: process.versions.node };
}

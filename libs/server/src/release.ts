import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The facts in the `release.json` of a built folder (docs/operations.md). */
export type Release = {
  version: string;
  /** Full hash. `-dirty` behind it says that files were changed since. */
  commit: string;
  /** The Node that it was built and tested with. */
  node: string;
  [fact: string]: unknown;
};

/**
 * The release that this process runs: `release.json` beside its entry. A process of the
 * sources (`npm run dev`, specs) has none and says `development`.
 */
export function readRelease(entry = process.argv[1] ?? ''): Release {
  const file = join(dirname(entry), 'release.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Release)
    : { version: 'development', commit: 'development', node: process.versions.node };
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files that a program reads at run time: the folder of migrations, and the program that
 * counts pages.
 */
export type Assets = { migrations: string; pdfWorker: string };

/**
 * Where they lie, as seen from a program: beside it once built, in `src` in the source
 * tree.
 */
export function assetsOf(programUrl: string): Assets {
  const here = dirname(fileURLToPath(programUrl));
  const root = existsSync(join(here, 'migrations')) ? here : dirname(here);
  const worker = ['pdf-pages.worker.js', 'platform/files/pdf-pages.worker.mjs']
    .map((file) => join(root, file))
    .find(existsSync);
  return { migrations: join(root, 'migrations'), pdfWorker: worker ?? root };
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files that a program reads at run time: the folder of migrations, and the programs that
 * count pages and draw them.
 */
export type Assets = {
  migrations: string;
  pdfWorker: string;
  pdfPainter: string;
};

/**
 * Where they lie, as seen from a program: beside it once built, in `src` in the source
 * tree.
 */
export function assetsOf(programUrl: string): Assets {
  const here = dirname(fileURLToPath(programUrl));
  const root = existsSync(join(here, 'migrations')) ? here : dirname(here);
  const program = (name: string) =>
    [`${name}.js`, `platform/files/${name}.mjs`]
      .map((file) => join(root, file))
      .find(existsSync) ?? root;
  return {
    migrations: join(root, 'migrations'),
    pdfWorker: program('pdf-pages.worker'),
    pdfPainter: program('pdf-page.child'),
  };
}

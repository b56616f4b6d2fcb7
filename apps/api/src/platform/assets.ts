import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files that a program reads at run time: the folders of migrations and of drawings, and the
 * programs that count pages and draw them.
 */
export type Assets = {
  migrations: string;
  /** Cars, logo and fonts, laid out as in `libs/ui/src`. */
  drawings: string;
  pdfWorker: string;
  pdfPainter: string;
};

/** The folder of these files: beside a built program, or in `src` of the source tree. */
export function assetsOf(programUrl: string): Assets {
  const here = dirname(fileURLToPath(programUrl));
  const root = existsSync(join(here, 'migrations')) ? here : dirname(here);
  const program = (name: string) =>
    [`${name}.js`, `platform/files/${name}.mjs`]
      .map((file) => join(root, file))
      .find(existsSync) ?? root;
  return {
    migrations: join(root, 'migrations'),
    drawings:
      [join(root, 'drawings'), join(root, '../../../libs/ui/src')].find(existsSync) ??
      root,
    pdfWorker: program('pdf-pages.worker'),
    pdfPainter: program('pdf-page.child'),
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { listPages } from '../content/cms-pages/cms.repository';
import { PageFileError, parsePageFile, takePages } from '../content/cms-pages/page-file';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

const MOST_LINES = 50;

/** Writes the embedded pages as a JSON list for `import-cms`. */
export const exportCmsCommand: Command = {
  help: 'writes the CMS pages of the database to a JSON file: export-cms <file>',
  run: async (input) => {
    const file = fileOf(input.words);
    const pages = await withPorts(input, listPages);
    await writeFile(file, `${JSON.stringify(pages, null, 2)}\n`).catch(cannot('written'));
    input.print(`${countOf(pages)} written to ${file}.`);
  },
};

/** Publishes the pages of such a file, all or none. */
export const importCmsCommand: Command = {
  help: 'takes CMS pages from a JSON file, all or none: import-cms <file> [--dry-run]',
  options: { 'dry-run': { type: 'boolean' } },
  run: async (input) => {
    const file = fileOf(input.words);
    const isDryRun = input.options.get('dry-run') === true;
    const text = await readFile(file, 'utf8').catch(cannot('read'));
    try {
      const pages = parsePageFile(text);
      await withPorts(input, (ports) => takePages(ports, pages, { isDryRun }));
      input.print(
        `${countOf(pages)} ${isDryRun ? 'could be taken' : 'taken'} from ${file}.`,
      );
    } catch (error) {
      throw error instanceof PageFileError ? new OpsError(linesOf(error, file)) : error;
    }
  },
};

const countOf = ({ length }: readonly unknown[]) =>
  `${length} page${length === 1 ? '' : 's'}`;

const cannot = (what: string) => (error: Error) => {
  throw new OpsError(`The file can't be ${what}: ${error.message}`);
};

function fileOf([file, ...more]: readonly string[]): string {
  if (!file || more.length > 0) throw new OpsError('Name one file.');
  return file;
}

function linesOf({ lines }: PageFileError, file: string): string {
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => `${file}: ${line}`);
  return [
    ...shown,
    ...(more > 0 ? [`… and ${more} more`] : []),
    'Nothing was taken.',
  ].join('\n');
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApi } from '../../../testing/api';
import { importFile, type ImportRequest } from '../import-file';
import { ImportRefused } from '../problems';

/**
 * Makes CSV files to import. Call it once at the top of a spec; it deletes them
 * afterwards.
 */
export function importFiles(api: TestApi) {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    fileWith(header: string, lines: readonly string[]): string {
      const file = join(folder, 'file.csv');
      writeFileSync(file, [header, ...lines].join('\n'));
      return file;
    },
    /** The messages of a file that is refused. */
    async refusal(request: ImportRequest): Promise<string[]> {
      const outcome = await importFile(api.ports, request).then(
        () => null,
        (error: unknown) => error,
      );
      if (!(outcome instanceof ImportRefused))
        throw new Error(`Not refused: ${String(outcome)}`);
      return outcome.lines();
    },
  };
}

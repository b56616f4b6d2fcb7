import { addDays, isIsoDate, saoPauloDay, startOfSaoPauloDay } from '@site/contracts/brazil';
import { SingleBar, Presets } from 'cli-progress';
import { accessSync, constants } from 'node:fs';
import * as z from 'zod';
import { importFile, type ImportRequest } from '../imports/import-file';
import { ImportRefused, type OnProgress } from '../imports/read-table';
import { OpsError, withPorts, type Command, type CommandInput } from './command';

const day = (name: string) => z.string(`${name} is needed`).refine(isIsoDate, `${name} must be a day, such as 2027-01-31`);
const tableOptions = z.object({ name: z.string('--name is needed').min(1, '--name is needed').max(80), 'valid-from': day('--valid-from'), 'valid-until': z.optional(day('--valid-until')) });

/** `npm run ops -- import prices|dealerships|stock <file.csv>`: all or nothing, with the line of every mistake (product.md §5). */
export const importCommand: Command = {
  help: 'prices|dealerships|stock <file.csv> [--dry-run]; for prices also --name --valid-from [--valid-until]',
  options: { 'dry-run': { type: 'boolean' }, name: { type: 'string' }, 'valid-from': { type: 'string' }, 'valid-until': { type: 'string' } },
  run: async (input) => {
    const dryRun = input.options.get('dry-run') === true;
    await withPorts(input, async ({ database, clock }) => {
      const request = requestOf(input, saoPauloDay(clock.now()));
      const bar = progressBar();
      try {
        const rows = await importFile(database.db, request, { dryRun, onProgress: bar.onProgress });
        bar.stop();
        input.print(dryRun ? `${rows} rows of ${request.kind} are good; nothing was written (dry run).` : `${rows} rows of ${request.kind} were imported.`);
      } catch (error) {
        bar.stop();
        throw error instanceof ImportRefused ? new OpsError([...error.lines(), 'Nothing was imported.'].join('\n')) : error;
      }
    });
  },
};

function requestOf({ words, options }: CommandInput, today: string): ImportRequest {
  const [kind, file, ...more] = words;
  if (!file || more.length > 0 || (kind !== 'prices' && kind !== 'dealerships' && kind !== 'stock'))
    throw new OpsError('Usage: import prices|dealerships|stock <file.csv> [--dry-run]');
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new OpsError(`${file} can't be read.`);
  }
  if (kind !== 'prices') return { kind, file };
  const parsed = tableOptions.safeParse(Object.fromEntries(options));
  if (!parsed.success) throw new OpsError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { name, 'valid-from': from, 'valid-until': until } = parsed.data;
  if (from < today) throw new OpsError('--valid-from must not lie in the past: prices that were shown stay as they were.');
  if (until !== undefined && until < from) throw new OpsError('--valid-until, the last day, must not come before --valid-from.');
  return { kind, file, facts: { name, validFrom: startOfSaoPauloDay(from), validUntil: until === undefined ? null : startOfSaoPauloDay(addDays(until, 1)) } };
}

/** A bar on a terminal; elsewhere nothing, so that logs stay readable. */
function progressBar(): { onProgress: OnProgress; stop: () => void } {
  const bar = new SingleBar({ format: '{phase} {bar} {percentage} %', stream: process.stderr, noTTYOutput: false, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  let at = -1;
  return {
    onProgress: (phase, share) => {
      const percent = Math.floor(share * 100);
      if (percent === at) return;
      at = percent;
      if (!bar.isActive) bar.start(100, 0, { phase });
      bar.update(percent, { phase });
    },
    stop: () => bar.stop(),
  };
}

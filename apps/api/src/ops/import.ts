import { Presets, SingleBar } from 'cli-progress';
import * as z from 'zod';
import { formatCount, isIsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { importFile, type ImportRequest } from '../catalog/imports/import-file';
import { priceTableFacts } from '../catalog/imports/price-table-facts';
import { ImportRefused } from '../catalog/imports/problems';
import { type OnProgress } from '../catalog/imports/read-table';
import { type Command, type CommandInput, OpsError } from './command';
import { withPorts } from './with-ports';

const WHAT = {
  prices: 'preços',
  dealerships: 'concessionárias',
  stock: 'estoque',
} as const;

const day = (name: string) =>
  z
    .string(`Informe ${name}.`)
    .refine(isIsoDate, `${name} deve ser um dia, como 2027-01-31.`);
const tableOptions = z.object({
  name: z
    .string('Informe --name.')
    .min(1, 'Informe --name.')
    .max(80, '--name tem mais de 80 caracteres.'),
  'valid-from': day('--valid-from'),
  'valid-until': z.optional(day('--valid-until')),
});

/**
 * `npm run ops -- import prices|dealerships|stock <file.csv>`: all or nothing, with the
 * line of every mistake (docs/product/catalog.md).
 */
export const importCommand: Command = {
  help: 'prices|dealerships|stock <file.csv> [--dry-run]; for prices also --name --valid-from [--valid-until]',
  options: {
    'dry-run': { type: 'boolean' },
    name: { type: 'string' },
    'valid-from': { type: 'string' },
    'valid-until': { type: 'string' },
  },
  run: async (input) => {
    const dryRun = input.options.get('dry-run') === true;
    await withPorts(input, async (ports) => {
      const request = requestOf(input, saoPauloDay(ports.clock.now()));
      const bar = progressBar();
      try {
        const rows = await importFile(ports, request, {
          dryRun,
          onProgress: bar.onProgress,
        });
        bar.stop();
        const count = `${formatCount(rows)} ${rows === 1 ? 'linha' : 'linhas'} de ${WHAT[request.kind]}`;
        input.print(
          dryRun
            ? `Sem erros: ${count}. Nada foi gravado (--dry-run).`
            : `Importação feita: ${count}.`,
        );
      } catch (error) {
        bar.stop();
        throw error instanceof ImportRefused
          ? new OpsError([...error.lines(), 'Nada foi importado.'].join('\n'))
          : error;
      }
    });
  },
};

function requestOf({ words, options }: CommandInput, today: string): ImportRequest {
  const [kind, file, ...more] = words;
  if (
    !file ||
    more.length > 0 ||
    (kind !== 'prices' && kind !== 'dealerships' && kind !== 'stock')
  )
    throw new OpsError('Uso: import prices|dealerships|stock <arquivo.csv> [--dry-run]');
  if (kind !== 'prices') return { kind, file };
  const parsed = tableOptions.safeParse(Object.fromEntries(options));
  if (!parsed.success)
    throw new OpsError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { name, 'valid-from': from, 'valid-until': until } = parsed.data;
  const { facts, wrong } = priceTableFacts(
    { name, validFrom: from, validUntil: until },
    today,
  );
  if (wrong) throw new OpsError(`${DAY_OPTIONS[wrong.day]} ${wrong.why}`);
  return { kind, file, facts };
}

const DAY_OPTIONS = { validFrom: '--valid-from', validUntil: '--valid-until' };

/** A progress bar on a terminal; elsewhere nothing, so that logs stay readable. */
function progressBar(): { onProgress: OnProgress; stop: () => void } {
  const bar = new SingleBar(
    {
      format: '{phase} {bar} {percentage}%',
      stream: process.stderr,
      noTTYOutput: false,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
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

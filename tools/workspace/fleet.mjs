// `npm run fleet -- start | status | roll <app> <version> | back <app> | stop | render`: several
// processes of each app behind one proxy, and their releases (docs/operations/release.md); `ha` and
// `faults` try on a fleet of their own how they stand failures (docs/reliability.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enterRuntime, stop } from './process/runtime.mjs';

await enterRuntime({ say: (line) => process.stderr.write(`${line}\n`), tests: true });
// Loaded here: the Node that begins may be an older one, without any package.
const { FleetError } = await import('./fleet/fleet-error.mjs');
const { gatewayVariables, nginxConfOf } = await import('./fleet/front.mjs');
const { openFleet } = await import('./fleet/operate.mjs');
const { readPlan } = await import('./fleet/plan.mjs');
const { sinceBegin } = await import('./process/runtime.mjs');

const USAGE =
  'Usage: npm run fleet -- [--file fleet.json] <start | status | roll <app> <version> | back <app> | stop | render <folder> | ha | faults [word …]>';
const say = (line) => process.stdout.write(`${line}\n`);

try {
  const { values, positionals } = parseArgs({
    options: { file: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, first, second] = positionals;
  const plan = readPlan(values.file);
  const fleet = () =>
    openFleet(plan, { say: (line) => say(`${sinceBegin().padStart(8)}  ${line}`) });
  const commands = {
    start: () => fleet().start(),
    status: async () => (await fleet().status()).forEach(say),
    roll: () => fleet().roll(first, second),
    back: () => fleet().back(first),
    stop: () => fleet().stop(),
    render: () => render(plan, first ?? '.'),
    ha,
    faults: () => faults(...positionals.slice(1)),
  };
  if (!commands[command]) throw new FleetError(USAGE);
  await commands[command]();
  process.exit(0);
} catch (error) {
  if (error instanceof FleetError || error.code?.startsWith('ERR_PARSE_ARGS'))
    stop(error.message);
  throw error;
}

/** A trial on a fleet of its own; a bound that does not hold is an error. */
async function trial(attempt) {
  const { buildAll } = await import('./build-all.mjs');
  await buildAll(say);
  const { ok } = await attempt();
  if (!ok) throw new FleetError('A bound of the trial did not hold.');
}

/** PostgreSQL's primary fails. */
async function ha() {
  const { whyNoCluster } = await import('./fleet/ha/cluster.mjs');
  const why = whyNoCluster();
  if (why) throw new FleetError(why);
  const { tryHa } = await import('./fleet/ha/trial.mjs');
  await trial(() => tryHa({ say }));
}

/** Everything else fails, one after the other; words choose some faults by their names. */
async function faults(...only) {
  const { runFaults } = await import('./fleet/faults/faults.mjs');
  await trial(() => runFaults({ say, only }));
}

/** The two proxies' files of a fleet, also of one on other machines. */
async function render(plan, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), await nginxConfOf(plan));
  const lines = Object.entries(gatewayVariables(plan)).map((pair) => pair.join('='));
  writeFileSync(join(folder, 'gateway.env'), `${lines.join('\n')}\n`);
  say(`nginx.conf and gateway.env are in ${folder}`);
}

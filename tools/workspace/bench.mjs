// `npm run bench [-- home pages prices first-basket arrival crowd table traces growth lists]`:
// speed as ratios that anyone can reproduce, every pair in turn in the same run. Numbers are for
// `growth` and `lists`; `gate` compares the costs with the recorded ones, `gate record`
// records new ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate } from './bench/gate.mjs';
import { enterRuntime } from './process/runtime.mjs';

const say = (line) => console.log(line);
const words = process.argv.slice(2);
const sizes = words.map(Number).filter(Boolean);
const options = ['gate', 'record'];
const wanted = words.filter((word) => !Number(word) && !options.includes(word));
const isGate = words.includes('gate');

await enterRuntime({ tests: true });
// Loaded only now: the line above installs their packages, and a Node that reads TypeScript.
const { ANY_PORTS } = await import('./process/apps.mjs');
const { buildAll } = await import('./build-all.mjs');
const { launch } = await import('./process/launch.mjs');
const { benchFirstBasket, benchPrices } = await import('./bench/prices.mjs');
/**
 * `beside` a started product, or with its own processes; the gate checks `gated` costs; a
 * `long` bench runs only by its name.
 */
const BENCHES = {
  home: { run: (await import('./bench/home.mjs')).benchHome, beside: true, gated: true },
  pages: { run: (await import('./bench/pages.mjs')).benchPages, beside: true },
  prices: { run: benchPrices, gated: true },
  'first-basket': { run: benchFirstBasket, gated: true },
  arrival: { run: (await import('./bench/arrival.mjs')).benchArrival, beside: true },
  crowd: { run: (await import('./bench/crowd.mjs')).benchCrowd },
  table: { run: (await import('./bench/table.mjs')).benchTable },
  traces: { run: (await import('./bench/traces.mjs')).benchTraces, long: true },
  growth: { run: (await import('./bench/growth.mjs')).benchGrowth, long: true },
  lists: { run: (await import('./bench/lists.mjs')).benchLists, long: true },
};
const chosen = Object.entries(BENCHES)
  .filter(([name, { gated, long }]) =>
    wanted.length > 0 ? wanted.includes(name) : isGate ? gated : !long,
  )
  .map(([name]) => name);
if (chosen.length < wanted.length)
  throw new Error(`There are these: ${Object.keys(BENCHES).join(', ')}`);
await buildAll(say);
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const children = new Set();

/**
 * Starts a Node program beside the product; it ends with the bench, or with
 * `start.end(child)`.
 */
const start = (args, env) => {
  const inherited = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  return start.program(
    spawn(process.execPath, args, {
      env: { ...inherited, ...env, PORT: String(env.PORT) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
};
start.program = (child) => {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};
start.end = async (child) => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const gate = openGate({ run, say });
let product;
try {
  if (chosen.some((name) => BENCHES[name].beside)) product = await startProduct();
  if (words.includes('record')) await gate.record(chosen);
  else if (!isGate) await run(chosen);
  else if (!(await gate.judge(chosen))) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs each bench in its own folder, with processes that end with it. */
async function run(names) {
  for (const name of names) {
    await BENCHES[name].run({
      ...{ product, apiOrigin: product?.apiOrigin, say, sizes, start },
      folder: mkdtempSync(join(folder, `${name}-`)),
      note: (what, multiple) => gate.note(name, what, multiple),
    });
    await Promise.all([...children].map(start.end));
  }
}

async function startProduct() {
  const began = Date.now();
  const running = await launch({
    ports: ANY_PORTS,
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'warn' },
  });
  say(
    `\nStart on an empty database, everything built: ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return running;
}

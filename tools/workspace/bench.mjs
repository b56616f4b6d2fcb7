// `npm run bench [-- home pages prices first-basket sign-in repaint arrival growth lists
// export streams crowd]`: speed as ratios that anyone can reproduce, every pair in turn in
// the same run.
// Numbers go to `growth`, `lists`, `export` and `streams`; `gate` holds the costs against those
// recorded last, `gate record` records anew.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate } from './bench/gate.mjs';
import { buildAll } from './build-all.mjs';
import { launch } from './process/launch.mjs';
import { portNear } from './process/ports.mjs';
import { enterRuntime } from './process/runtime.mjs';

const say = (line) => console.log(line);
const words = process.argv.slice(2);
const sizes = words.map(Number).filter(Boolean);
const options = ['gate', 'record'];
const wanted = words.filter((word) => !Number(word) && !options.includes(word));
const isGate = words.includes('gate');

await enterRuntime();
// Loaded only now: the line above installs what they need.
const BENCHES = {
  home: (await import('./bench/home.mjs')).benchHome,
  pages: (await import('./bench/pages.mjs')).benchPages,
  'sign-in': (await import('./bench/sign-in.mjs')).benchSignIn,
  prices: (await import('./bench/prices.mjs')).benchPrices,
  'first-basket': (await import('./bench/first-basket.mjs')).benchFirstBasket,
  repaint: (await import('./bench/repaint.mjs')).benchRepaint,
  arrival: (await import('./bench/arrival.mjs')).benchArrival,
  growth: (await import('./bench/growth.mjs')).benchGrowth,
  lists: (await import('./bench/lists.mjs')).benchLists,
  export: (await import('./bench/export.mjs')).benchExport,
  streams: (await import('./bench/streams.mjs')).benchStreams,
  crowd: (await import('./bench/crowd.mjs')).benchCrowd,
};
/** They start the processes that they measure. */
const ALONE = ['prices', 'first-basket', 'growth', 'lists', 'export', 'streams', 'crowd'];
/** They take long: only when they are named. */
const NAMED = ['growth', 'lists', 'export', 'streams', 'crowd'];
const GATED = ['home', 'prices', 'first-basket'];
const chosen = Object.keys(BENCHES).filter(
  (name) =>
    wanted.includes(name) ||
    (wanted.length === 0 && (isGate ? GATED.includes(name) : !NAMED.includes(name))),
);
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
  if (chosen.some((name) => !ALONE.includes(name))) product = await startProduct();
  if (words.includes('record')) await gate.record(chosen);
  else if (!isGate) await run(chosen);
  else if (!(await gate.judge(chosen))) process.exitCode = 1;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each bench in a folder of its own, with processes that end with it. */
async function run(names) {
  for (const name of names) {
    await BENCHES[name]({
      ...{ product, apiOrigin: product?.apiOrigin, say, sizes, start },
      folder: mkdtempSync(join(folder, `${name}-`)),
      note: (what, multiple) => gate.note(name, what, multiple),
    });
    await Promise.all([...children].map(start.end));
  }
}

async function startProduct() {
  const ports = {
    gateway: await portNear(0),
    'public-site': 0,
    'dealer-portal': 0,
    'consultant-portal': 0,
    api: 0,
    smtp: 0,
    mailbox: 0,
  };
  const began = Date.now();
  const running = await launch({
    ports,
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'warn' },
  });
  say(
    `\nStart on an empty database, everything built: ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return running;
}

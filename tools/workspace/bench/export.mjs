import { findPostgres } from '../process/postgres.mjs';
import { markOf, median, memoryOf } from './figures.mjs';
import { ask, onGrown, signedIn } from './grown.mjs';
import { openHeap } from './open-heap.mjs';

const SIZES = [1_000, 50_000];
const ROUNDS = 5;
/** Milliseconds between two looks at the API's memory. */
const LOOKS = 20;
/** From what is held with the first size to what is held with the last. */
const MOST = 1.5;
const LINE_END = 10;

/**
 * A dealership's proposals as CSV over HTTP: bytes, seconds, what the API holds in the
 * middle of them after a collection, and the most memory of the process meanwhile, which
 * has garbage that was not collected yet; with 1,000 of them and with 50,000.
 */
export async function benchExport({ sizes, ...bench }) {
  const { say } = bench;
  if (!findPostgres()) return say('\nExport: PostgreSQL is not installed');
  const grown = {
    ...bench,
    ...{ sizes: sizes.length > 0 ? sizes : SIZES, of: 1, inspects: true },
  };
  await onGrown(grown, async (states) => {
    const held = [];
    for (const state of states) held.push(await measure(state, say));
    const times = held.at(-1) / held[0];
    const mark = markOf(times > MOST);
    say(`  held, first to last: ${times.toFixed(2)} ×${mark} (${MOST} × at most)`);
  });
}

async function measure(state, say) {
  await ask(
    state.url,
    `update proposals set dealership_id = (
       select dealership_id from users where email = 'dealer@rodar.test')`,
  );
  await ask(state.url, 'vacuum analyze proposals');
  const dealer = await signedIn(state, 'dealer@rodar.test');
  const before = memoryOf(state);
  const heap = await openHeap(state);
  const files = [];
  for (let round = 0; round < ROUNDS; round += 1)
    files.push(await download(dealer, state, heap));
  heap.close();
  const [{ rows, bytes }] = files;
  const most = Math.max(...files.map((file) => file.most));
  const held = median(files.map((file) => file.held));
  const seconds = median(files.map((file) => file.seconds));
  say(
    [
      `  ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
      `held in the middle ${held.toFixed(1)} MB`,
      `process ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
    ].join('; '),
  );
  return held;
}

/** Takes the file as it comes and holds none of it. */
async function download({ origin, headers }, api, heap) {
  let [rows, bytes, most, held] = [-1, 0, 0, 0]; // the first line names the columns
  const look = () => (most = Math.max(most, memoryOf(api)));
  const looks = setInterval(look, LOOKS);
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1/proposals/exports`, { headers });
  if (!answer.ok) throw new Error(`an export: ${answer.status}`);
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === LINE_END) rows += 1;
    if (!held && rows >= api.size / 2) held = await heap.held();
  }
  clearInterval(looks);
  look();
  return { rows, bytes, most, held, seconds: (performance.now() - began) / 1000 };
}

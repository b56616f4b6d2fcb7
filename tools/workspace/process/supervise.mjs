import { DATA } from '../build/brand.mjs';
import { DEFAULT_PORTS } from './apps.mjs';
import { demoProgress } from './demo-progress.mjs';
import { launch, LaunchError, requireFree } from './launch.mjs';
import { INTERRUPTIONS, stopRunning } from './run.mjs';

/**
 * The life of `npm start` and `npm run dev`: prepare, launch with the result, greet, and
 * stop everything on Ctrl-C, SIGTERM or when a process dies. Ends the program with code 0
 * when it was stopped, else with 1 and the problem.
 */
export async function supervise({ prepare, options, greet }) {
  const say = (line) => process.stdout.write(`${line}\n`);
  const progress = demoProgress(process.stdout);
  const starting = new AbortController();
  let product;
  let ending;
  const end = (code) => {
    ending ??= (async () => {
      await product?.stop();
      process.exit(code);
    })();
  };
  const fail = (error) => {
    if (!starting.signal.aborted)
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    end(starting.signal.aborted ? 0 : 1);
  };
  for (const signal of INTERRUPTIONS) {
    process.on(signal, () => {
      if (!starting.signal.aborted) say('\nStopping …');
      starting.abort();
      stopRunning();
      if (product) end(0);
    });
  }
  try {
    const port = gatewayPort(process.env.PORT);
    await requireFree(port);
    const prepared = await prepare?.(say);
    if (starting.signal.aborted) process.exit(0);
    product = await launch({
      ports: { gateway: port },
      dataDir: process.env.DATA_DIR ?? DATA,
      say,
      signal: starting.signal,
      onDeath: (error) => product && fail(error),
      onMessage: ({ demoAccounts }) => demoAccounts && progress.show(demoAccounts),
      ...options,
      ...prepared,
    });
    say(await greet(product));
    progress.begin();
  } catch (error) {
    fail(error);
  }
}

function gatewayPort(text = '') {
  const port = Number(text || DEFAULT_PORTS.gateway);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(
    'Bad environment variable PORT: must be an integer from 1 to 65535',
  );
}

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { startOf } from '../../built.mjs';
import { startChild } from '../child.mjs';

const READY_MS = 30_000;

/** The sandbox bank on the data of a fleet, to be ended and begun again. */
export function openBank(folder, { port, dataDir, apiOrigin }) {
  let child;
  return {
    async begin() {
      child = startChild({
        name: 'bank',
        args: startOf('bank'),
        env: {
          ...process.env,
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataDir,
          API_ORIGIN: apiOrigin,
        },
        cwd: WORKSPACE_ROOT,
        logFile: join(folder, 'bank.log'),
      });
      for (const until = Date.now() + READY_MS; Date.now() < until; await pause(50))
        if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok)
          return;
      throw new Error('The sandbox bank is not ready.');
    },
    end: () => child?.stop('SIGKILL'),
  };
}

// `npm run ops -- <command>`: runs the API's operations (apps/api/src/ops).
import { spawn } from 'node:child_process';
import { DATA } from './build/brand.mjs';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ say: (line) => process.stderr.write(`${line}\n`) });
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'apps/api/src/ops/main.ts', ...process.argv.slice(2)],
  {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR || DATA },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));

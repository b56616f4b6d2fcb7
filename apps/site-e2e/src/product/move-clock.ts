import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * `npm run ops -- clock <change>` for the product that the journeys started: `+3m`,
 * `+8d`, `reset`. All APIs follow when it is done.
 */
export async function moveClock(change: string): Promise<void> {
  const folder = process.env['PRODUCT_DATA'];
  if (!folder)
    throw new Error(
      'The journeys run against a product that they did not start (BASE_URL)',
    );
  await promisify(execFile)(
    process.execPath,
    ['tools/workspace/ops.mjs', 'clock', change],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } },
  );
}

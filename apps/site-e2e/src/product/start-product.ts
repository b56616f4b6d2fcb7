import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_PORTS } from '../../../../tools/workspace/process/apps.mjs';
import {
  launch,
  type ProductOptions,
} from '../../../../tools/workspace/process/launch.mjs';
import { copyPreparedData } from '../../../../tools/workspace/process/prepared-data.mjs';
import { startCapture } from './capture';
import { startControl } from './control';

/**
 * All journeys come from one address and share a few staff accounts, so limits for one
 * visitor would stop them. The API's specs test the real limits.
 */
const ONE_ADDRESS = {
  RATE_DOCUMENTS: '1000/900',
  RATE_REGISTRATIONS: '1000/600',
  RATE_MAILS: '1000/600',
  RATE_CUSTOMERS: '1000/600',
  RATE_UPLOADS: '1000/600',
  RATE_LEADS: '1000/600',
  RATE_SIGN_INS: '1000/60',
  ACCOUNT_READS_AT_ONCE: '50',
  ACCOUNT_WRITES_AT_ONCE: '50',
  ACCOUNT_WAIT_MS: '8000',
};

/**
 * Starts the built product on free ports with a newly seeded data folder, or that of
 * `dataDir`, once for all journeys. Returns a function that stops it and removes the
 * folder. Tests find it through the variables set below; `processes.ts` reaches it
 * through CONTROL_URL; measurement events arrive at CAPTURE_URL. With a BASE_URL from
 * outside nothing is started: the journeys run against that address.
 */
export default async function startProduct(
  _config?: unknown,
  options: ProductOptions = {},
): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined;
  const capture = await startCapture();
  const folder = options.dataDir ?? (await makeDataFolder());
  const product = await launch({
    ports: ANY_PORTS,
    onDeath: ({ message }) => process.stderr.write(`${message}\n`),
    ...options,
    dataDir: folder,
    env: { ...ONE_ADDRESS, MEASUREMENT_URL: capture.url, ...options.env },
  });
  const control = await startControl(product);
  process.env['BASE_URL'] = product.baseUrl;
  process.env['MAILBOX_URL'] = product.mailboxUrl;
  process.env['BANK_PAGE_URL'] = product.bankUrl ?? '';
  process.env['PRODUCT_LOGS'] = product.logs;
  process.env['PRODUCT_DATA'] = folder;
  process.env['CONTROL_URL'] = control.url;
  process.env['CAPTURE_URL'] = capture.url;
  return async () => {
    control.close();
    capture.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-journeys-'));
  await copyPreparedData(folder);
  return folder;
}

import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Product } from '../../../../tools/workspace/launch.mjs';

/**
 * Starts the built product on free ports with an empty data folder, once for all journeys. Tests find it through
 * BASE_URL (also Playwright's `baseURL`) and MAILBOX_URL; `restartProcess` reaches it through CONTROL_URL.
 * With BASE_URL given from outside, the journeys run against that address and nothing is started.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'site-journeys-'));
  const product = await launch({
    ports: { gateway: 0, 'public-site': 0, 'dealer-portal': 0, 'consultant-portal': 0, api: 0, smtp: 0, mailbox: 0 },
    dataDir: folder,
    onDeath: ({ message }) => process.stderr.write(`${message}\n`),
  });
  const control = await startControl(product);
  process.env['BASE_URL'] = product.baseUrl;
  process.env['MAILBOX_URL'] = product.mailboxUrl;
  process.env['PRODUCT_LOGS'] = product.logs;
  process.env['CONTROL_URL'] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
  return async () => {
    control.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Lets the tests, which run in other processes, restart one process of the product. */
async function startControl(product: Product): Promise<Server> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://control');
    const name = searchParams.get('name') as Parameters<Product['restart']>[0];
    const signal = (searchParams.get('signal') ?? 'SIGTERM') as NodeJS.Signals;
    product.restart(name, signal).then(
      () => response.end('ok'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

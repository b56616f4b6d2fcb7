import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  type ProcessName,
  type Product,
} from '../../../../tools/workspace/process/launch.mjs';

/**
 * Lets the tests, which run in other processes, stop and start single processes of the
 * product. Returns the address.
 */
export async function startControl(
  product: Product,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control');
    const name = searchParams.get('name') as ProcessName;
    const act =
      pathname === '/end'
        ? product.end(name, searchParams.get('signal') as NodeJS.Signals)
        : product.begin(name, searchParams.get('folder') ?? undefined);
    act.then(
      () => response.end('ok'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

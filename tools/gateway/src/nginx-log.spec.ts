import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNginxInstalled, startNginx } from './nginx-process';
import { send, startStubs } from './proxy-checks';

/**
 * Addresses of the product with data that must not be in a log (security-requirements I1,
 * D7).
 */
const SECRETS: readonly (readonly [path: string, secret: RegExp, logged: string])[] = [
  ['/api/v1/users/document/38183460119', /38183460119/, '/api/v1/users/document/***'],
  [
    '/api/v1/users/recoveries/passwords?token=6Chz2marcada',
    /6Chz2/,
    '/api/v1/users/recoveries/passwords',
  ],
  [
    '/api/v1/authentications/dealerships/tokens/2A9QImarcada',
    /2A9QI/,
    '/api/v1/authentications/dealerships/tokens/***',
  ],
  [
    '/api/v1/dealerships/verifications/area-supports/latitude/-23.55052/longitude/-46.633308',
    /23\.55|46\.63/,
    '/api/v1/dealerships/verifications/area-supports/latitude/***',
  ],
  ['/api/v1/addresses/01310-100', /01310/, '/api/v1/addresses/***'],
  ['/api/v1/maria.marcada%40exemplo.com', /maria/, '/api/v1/***'],
  ['/institucional/duvidas?busca=tenho+diabetes', /diabetes/, '/institucional/duvidas'],
  ['/conta/nova-senha/AbCdEfGhIjKlMnOp', /AbCd/, '/conta/nova-senha/***'],
  ['/', /never/, '/'],
];

type Line = { path: string; status: number; from: string; trace: string };

(isNginxInstalled() ? describe : describe.skip)("nginx's logs", () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let stubs: Awaited<ReturnType<typeof startStubs>>;
  beforeAll(async () => {
    stubs = await startStubs();
    nginx = await startNginx({ portsOf: (app) => [stubs.portOf(app)] });
  });
  afterAll(async () => {
    await nginx.stop();
    await stubs.stop();
  });

  it('name the path up to the first secret, and no secret, whatever happens to the request', async () => {
    const headers = { referer: 'https://x.test/?token=6Chz2marcada' };
    let asked = 0;
    /** Asks with a trace of its own, and gives it: the request's line names it. */
    const ask = async (path: string) => {
      const trace = `00-${String(++asked).padStart(32, '0')}-${'b'.repeat(16)}-01`;
      await send(nginx.port, path, { headers: { ...headers, traceparent: trace } });
      return trace;
    };
    const askAll = async () => {
      const traces: string[] = [];
      for (const [path] of SECRETS) traces.push(await ask(path));
      return traces;
    };
    const served = await askAll();
    // Nginx itself logs an error for each of these: an address it can't read, a body it
    // can't store, an app that is unreachable.
    await send(nginx.port, '/api/v1/%zz?token=6Chz2marcada');
    await send(nginx.port, `/api/v1/users/document/38183460119?${'a'.repeat(20_000)}`);
    rmSync(join(nginx.folder, 'client_body'), { recursive: true });
    const { status } = await send(nginx.port, '/api/v1/users/document/38183460119', {
      method: 'POST',
      body: Buffer.alloc(200_000),
    });
    expect(status).toBe(503);
    await stubs.stop();
    const refused = await askAll();

    // nginx writes a request's line after sending its answer.
    const expected = 2 * SECRETS.length + 3;
    while (nginx.logged().access.trim().split('\n').length < expected) await pause(50);
    const { access, error } = nginx.logged();
    for (const [, secret] of SECRETS) {
      expect(access).not.toMatch(secret);
      expect(error).not.toMatch(secret);
    }
    const lines = access
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(lines).toHaveLength(expected);
    // Two workers write into one file, so its lines are in no order.
    const lineOf = (trace = '') => lines.find((line) => line.trace === trace);
    for (const [index, [, , logged]] of SECRETS.entries())
      expect(lineOf(served[index])).toMatchObject({
        path: logged,
        status: 200,
        from: '127.0.0.1',
      });
    expect(lineOf(refused.at(-1))).toMatchObject({ path: '/', status: 503 });
  });
});

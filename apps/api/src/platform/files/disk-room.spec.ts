import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app';
import { fileOf, picture } from '../../identity/documents/testing/files';
import { send } from '../../identity/documents/testing/sent-files';
import { testApi } from '../../testing/api';
import { TestClient } from '../../testing/client';
import { type Ports } from '../ports';

const api = testApi();
const full = () =>
  Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

async function withPorts<T>(
  change: Partial<Ports>,
  work: (app: Awaited<ReturnType<typeof buildApp>>, ports: Ports) => Promise<T>,
): Promise<T> {
  const ports = { ...api.ports, ...change };
  const app = await buildApp(ports, { worksOutbox: false });
  try {
    return await work(app, ports);
  } finally {
    await app.close();
  }
}

describe('the disk of the data folder', () => {
  it.each([
    ['how much room it has', tmpdir(), /^data_dir_free_bytes [1-9]\d{5,}$/m],
    [
      'nothing where there is no folder',
      join(tmpdir(), 'none'),
      /^(?![^]*\ndata_dir_free_bytes)/,
    ],
  ])('tells the metrics %s', async (_, DATA_DIR, expected) => {
    const config = { ...api.ports.config, DATA_DIR };
    await withPorts({ config }, async (app) => {
      const { statusCode, body } = await app.inject('/metrics');
      expect(statusCode).toBe(200);
      expect(body).toEqual(expect.stringMatching(expected));
    });
  });

  it('that is full refuses what must be kept, while the process goes on serving what is there', async () => {
    const { token, userId, signInId } = await api.asRole('customer');
    await withPorts({ files: { ...api.ports.files, put: full } }, async (app, ports) => {
      const customer = Object.assign(new TestClient({ app, ports }, token), {
        userId,
        signInId,
      });
      const { status, headers } = await send(customer, fileOf(await picture()));
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    });
  });
});

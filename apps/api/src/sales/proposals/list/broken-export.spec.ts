import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { exportProposals } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { copiesOf } from '../testing/copies-of';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
beforeAll(() => api.app.listen({ host: '127.0.0.1', port: 0 }));

/** The file as a browser reads it, until it ends or breaks off. */
async function download(who: TestClient) {
  const { port } = api.app.server.address() as AddressInfo;
  const request = get({
    host: '127.0.0.1',
    port,
    path: `/api/v1/${exportProposals.path}`,
    headers: who.headers(),
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => (text += part));
  let error: NodeJS.ErrnoException | undefined;
  response.on('error', (thrown) => (error = thrown));
  await once(response, 'close').catch(() => undefined);
  const rows = text.trimEnd().split('\r\n').length - 1;
  return { response, rows, error };
}

describe('a file of proposals over the wire', () => {
  const dealerWith = async (count: number) => {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer, { link: 'dealerid=5' });
    await copiesOf(api.db, id, count - 1);
    return api.asRole('DEALER', { dealershipId: 5 });
  };

  it('ends when all of it has come', async () => {
    const dealer = await dealerWith(1100);
    const { response, rows, error } = await download(dealer);
    expect(response.complete).toBe(true);
    expect(error).toBe(undefined);
    expect(rows).toBe(1100);
  });

  it('that fails on its way is a broken transfer to who takes it, and one line of the log', async () => {
    const dealer = await dealerWith(1100);
    // The third batch contains a row that can't be shown.
    await api.db.execute(
      sql`update proposals set choice = 'null'::jsonb where number = 'P-COPY-1050'`,
    );
    lines.length = 0;
    const { response, rows, error } = await download(dealer);
    expect(response.statusCode).toBe(200);
    expect(response.complete).toBe(false);
    expect(error).toMatchObject({ code: 'ECONNRESET', message: 'aborted' });
    expect(rows).toBe(1000);
    const [, traceId] = String(response.headers['traceparent']).split('-');
    const entries = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ level }) => level !== 'info');
    expect(entries).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'a file broke off',
        traceId,
        err: expect.objectContaining({ type: 'TypeError' }),
      }),
    ]);
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
    const other = await api.asRole('DEALER', { dealershipId: 1 });
    expect(await download(other)).toMatchObject({ rows: 0, error: undefined });
  });
});

import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Bank } from '#platform/ports/bank';
import { bankClient } from './bank-client';
import { BankAway, BankRefusal } from './bank-errors';

const TIMEOUT_MS = 60_000;
let server: Server;
let seen: { url: string; key: string; body: string; authorization: string }[];
let answer: RequestListener;
let bank: Bank;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      const key = String(request.headers['idempotency-key']);
      seen.push({ url: request.url ?? '', key, body, authorization });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const made = bankClient(
    { BANK_URL: `http://127.0.0.1:${port}`, BANK_KEY: 'shared' },
    { timeoutMs: TIMEOUT_MS },
  );
  if (!made) throw new Error('There is a bank');
  bank = made;
});
afterEach(() => jest.restoreAllMocks());
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ORDER = {
  key: 'charge-1',
  reference: 'charge-1',
  description: 'Mensalidade 1 de 36',
  payer: 'Ana',
  centavos: 263_700,
};
const ok =
  (body: object): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const status =
  (code: number): RequestListener =>
  (_request, response) => {
    response.statusCode = code;
    response.end('{"message":"no"}');
  };

describe('the sandbox bank', () => {
  it('is asked once, with our key and the key of the effect', async () => {
    answer = ok({ id: 'chg_1', state: 'open', location: 'pix.example/1', more: 1 });
    expect(await bank.createPixCharge(ORDER)).toEqual({
      id: 'chg_1',
      state: 'open',
      location: 'pix.example/1',
    });
    const { key, ...body } = ORDER;
    expect(seen).toEqual([
      {
        url: '/api/pix-charges',
        key,
        body: JSON.stringify(body),
        authorization: 'Bearer shared',
      },
    ]);
  });

  it('that is slow or broken is asked again under the same key', async () => {
    // The time for the first answer ends by order, that of the others never does.
    const time = new AbortController();
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValueOnce(time.signal)
      .mockReturnValue(new AbortController().signal);
    const answers: RequestListener[] = [
      () => time.abort(new DOMException('late', 'TimeoutError')),
      status(502),
      ok({ id: 'chg_1', state: 'open', location: 'pix.example/1' }),
    ];
    answer = (request, response) => answers.shift()?.(request, response);
    expect(await bank.createPixCharge(ORDER)).toMatchObject({ id: 'chg_1' });
    expect(seen.map(({ key }) => key)).toEqual(['charge-1', 'charge-1', 'charge-1']);
    expect(timeout.mock.calls).toEqual([[TIMEOUT_MS], [TIMEOUT_MS], [TIMEOUT_MS]]);
  });

  it('that stays away is said to be, and left alone for a second', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    answer = status(503);
    await expect(bank.createPixCharge(ORDER)).rejects.toThrow(BankAway);
    expect(bank.isLeftAlone()).toBe(false);
    await expect(bank.createPixCharge(ORDER)).rejects.toThrow(BankAway);
    expect(bank.isLeftAlone()).toBe(true);
    const before = seen.length;
    now += 999;
    await expect(bank.createPixCharge(ORDER)).rejects.toThrow('left alone');
    expect(seen).toHaveLength(before);
    now += 1;
    answer = ok({ id: 'chg_1', state: 'open', location: 'pix.example/1' });
    expect(await bank.createPixCharge(ORDER)).toMatchObject({ id: 'chg_1' });
  });

  it('that refuses is not asked again', async () => {
    answer = status(409);
    await expect(bank.createPixCharge(ORDER)).rejects.toThrow(BankRefusal);
    expect(seen).toHaveLength(1);
  });

  it('is none without an address', () => {
    expect(bankClient({})).toBeNull();
  });
});

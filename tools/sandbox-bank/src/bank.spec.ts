import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverDue } from './event-delivery';
import { liveTheDay } from './recurrences';
import { takeOverDemoRecords } from './take-over-demo-records';
import { bankForSpecs, CHARGE } from './testing/bank-for-specs';

const bank = bankForSpecs();
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sandbox-bank-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the API of the bank', () => {
  it('asks for its key, and for a key of each effect', async () => {
    const anybody = await bank.bank.inject({ method: 'POST', url: '/api/pix-charges' });
    expect(anybody.statusCode).toBe(401);
    const keyless = await bank.bank.inject({
      method: 'POST',
      url: '/api/pix-charges',
      headers: { authorization: 'Bearer shared' },
      payload: CHARGE,
    });
    expect(keyless.statusCode).toBe(400);
  });

  it('gives a repeated request the first answer, also after a SIGKILL', async () => {
    await bank.start(folder);
    const first = await bank.ask('/pix-charges', CHARGE, 'same');
    expect(await bank.ask('/pix-charges', CHARGE, 'same')).toEqual(first);
    expect(
      (await bank.ask('/pix-charges', { ...CHARGE, centavos: 1 }, 'same')).status,
    ).toBe(422);
    await bank.start(folder); // the first one was never closed
    expect(await bank.ask('/pix-charges', CHARGE, 'same')).toEqual(first);
    expect(bank.ports.store.all('select id from charges')).toHaveLength(1);
  });

  it.each([
    ['/pix-charges', { ...CHARGE, centavos: 0 }],
    ['/pix-charges', { ...CHARGE, more: 1 }],
    ['/boletos', CHARGE],
    ['/card-sessions', { ...CHARGE, returnUrl: 'https://evil.test/' }],
  ])('refuses at %s what it does not know: %j', async (path, body) => {
    expect((await bank.ask(path, body)).status).toBe(400);
  });

  it('is down or slow when its page says so, and what is slow has happened', async () => {
    await bank.press('/modo', { modo: 'down' });
    expect((await bank.ask('/pix-charges', CHARGE)).status).toBe(503);
    await bank.press('/modo', { modo: 'slow' });
    const before = performance.now();
    expect((await bank.ask('/pix-charges', CHARGE)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(29);
  });
});

describe('a charge', () => {
  it('is paid once, twice, late or with another amount, and each payment is told', async () => {
    const { id } = await bank.aPix();
    await bank.press(`/cobrancas/${id}/pagar`);
    expect(await bank.told()).toMatchObject([
      { type: 'payment.received', data: { reference: 'charge-1', centavos: 263_700 } },
    ]);
    await bank.press(`/cobrancas/${id}/pagar-duas-vezes`);
    const twice = await bank.told();
    expect(new Set(twice.map(({ data }) => data['paymentId'])).size).toBe(2);
    await bank.press(`/cobrancas/${id}/pagar-outro-valor`, { valor: '100,50' });
    expect(await bank.told()).toMatchObject([{ data: { centavos: 10_050 } }]);
    await bank.press(`/cobrancas/${id}/pagar-com-atraso`);
    expect(await bank.told()).toEqual([]);
    bank.machine += 30_000;
    expect(await bank.told()).toHaveLength(1);
    expect((await bank.ask(`/charges/${id}`)).body).toMatchObject({
      state: 'paid',
      payments: { length: 5 },
    });
  });

  it('is told again under the same id', async () => {
    const { id } = await bank.aPix();
    await bank.press(`/cobrancas/${id}/pagar`);
    const [first] = await bank.told();
    await bank.press(`/cobrancas/${id}/repetir`);
    expect(await bank.told()).toEqual([first]);
  });

  it('is told until somebody takes it, with growing pauses', async () => {
    const { id } = await bank.aPix();
    await bank.press(`/cobrancas/${id}/pagar`);
    let tries = 0;
    const deaf = async () => {
      tries += 1;
      return { taken: false, answer: '503' };
    };
    for (let second = 0; second < 60; second += 1) {
      await deliverDue(bank.ports, deaf);
      bank.machine += 1_000;
    }
    expect(tries).toBe(6); // after 0, 1, 3, 7, 15 and 31 s
    bank.machine += 60_000;
    expect(await bank.told()).toHaveLength(1);
  });

  it('that was declined is told, and one that was taken back takes no money', async () => {
    const declined = await bank.aPix();
    await bank.press(`/cobrancas/${declined.id}/recusar`);
    expect(await bank.told()).toMatchObject([{ type: 'charge.declined' }]);
    const canceled = await bank.aPix();
    await bank.ask(`/charges/${canceled.id}/cancel`, {});
    expect((await bank.press(`/cobrancas/${canceled.id}/pagar`)).statusCode).toBe(409);
    expect(await bank.told()).toEqual([]);
  });

  it('is refunded up to what came', async () => {
    const { id } = await bank.aPix();
    await bank.press(`/cobrancas/${id}/pagar`);
    const paymentId = (await bank.told())[0]?.data['paymentId'];
    expect((await bank.ask('/refunds', { paymentId, centavos: 263_700 })).status).toBe(
      200,
    );
    expect((await bank.ask('/refunds', { paymentId, centavos: 1 })).status).toBe(409);
    expect(await bank.told()).toMatchObject([{ type: 'refund.sent' }]);
  });

  it('is found by its Pix code, and by the line of its boleto', async () => {
    const { location } = await bank.aPix();
    const { body: boleto } = await bank.ask('/boletos', {
      ...CHARGE,
      description: 'Um boleto',
      dueOn: '2026-12-10',
    });
    const search = async (text: string) =>
      (await bank.bank.inject({ url: `/?busca=${encodeURIComponent(text)}` })).body;
    const code = `00020101021226700014br.gov.bcb.pix25${location.length}${location}5204`;
    expect(await search(code)).toContain('Mensalidade 1 de 36');
    expect(await search(code)).not.toContain('Um boleto');
    const free = `0000000000000${String(boleto.ourNumber)}`;
    const line = `9999${free.slice(0, 5)}0${free.slice(5, 15)}0${free.slice(15)}0516560000263700`;
    expect(await search(line)).toContain('Um boleto');
    expect(await search('nada disso')).toContain('Nenhuma cobrança');
  });
});

it('does not let another site press its buttons, nor itself be scripted', async () => {
  const { id } = await bank.aPix();
  const answer = await bank.bank.inject({
    method: 'POST',
    url: `/cobrancas/${id}/pagar`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: '',
  });
  expect(answer.statusCode).toBe(400);
  await bank.ask('/pix-charges', { ...CHARGE, description: '<script>alert(1)</script>' });
  const page = await bank.bank.inject({ url: '/' });
  expect(page.body).not.toContain('<script>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it('takes over the demo’s past once, and goes on from it', async () => {
  const paid = {
    id: 'chg_past',
    kind: 'pix' as const,
    reference: 'charge-past',
    description: 'Mensalidade 2 de 36',
    payer: 'Ana',
    centavos: 263_700,
    dueOn: '2026-11-10',
    state: 'paid' as const,
    location: 'pix.banco-demo.test/qr/v2/take-over-demo-records',
    ourNumber: null,
    recurrenceId: null,
    createdAt: '2026-11-01T09:00:00.000Z',
  };
  const book = {
    charges: [
      paid,
      {
        ...paid,
        id: 'chg_next',
        kind: 'automatic' as const,
        reference: 'charge-next',
        dueOn: '2026-12-10',
        state: 'scheduled' as const,
        location: null,
        recurrenceId: 'rec_past',
      },
    ],
    payments: [
      {
        id: 'pay_past',
        chargeId: paid.id,
        centavos: 263_700,
        paidAt: '2026-11-10T12:00:00.000Z',
      },
    ],
    recurrences: [
      {
        id: 'rec_past',
        reference: 'rec-1',
        contract: 'C-2606-0001',
        payer: 'Ana',
        journey: 1,
        state: 'aceita' as const,
        location: 'pix.banco-demo.test/rec/take-over-demo-records',
        createdAt: '2026-11-01T09:00:00.000Z',
      },
    ],
  };
  takeOverDemoRecords(bank.ports, book);
  takeOverDemoRecords(bank.ports, book);
  expect(await bank.told()).toEqual([]);
  const refund = { paymentId: 'pay_past', centavos: 100_000 };
  expect((await bank.ask('/refunds', refund)).status).toBe(200);
  expect(await bank.told()).toMatchObject([{ type: 'refund.sent' }]);
  bank.now = new Date('2026-12-10T12:00:00Z');
  liveTheDay(bank.ports);
  expect(await bank.told()).toMatchObject([
    { type: 'payment.received', data: { reference: 'charge-next' } },
  ]);
});

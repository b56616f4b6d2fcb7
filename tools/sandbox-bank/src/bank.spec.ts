import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { createBank } from './app';
import { deliverDue } from './event-delivery';
import { keepBook } from './past';
import { type Ports } from './ports';
import { liveTheDay } from './recurrences';
import { openStore } from './store';

const NOW = new Date('2026-11-23T15:00:00Z');
const SITE = 'http://localhost:8080';
let ports: Ports;
let bank: FastifyInstance;
let now: Date;
let machine: number;
let made: number;
const open: FastifyInstance[] = [];

async function start(folder?: string) {
  made = folder === undefined ? 0 : made;
  ports = {
    store: openStore(folder),
    clock: () => now,
    machineMs: () => machine,
    random: () => String((made += 1)).padStart(32, '0'),
  };
  bank = await createBank(ports, {
    key: 'shared',
    publicUrl: 'http://localhost:4300',
    returnOrigin: SITE,
    slowMs: 30,
    logLevel: 'silent',
  });
  open.push(bank);
}
beforeEach(async () => {
  now = NOW;
  machine = 1_000_000;
  await start();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

let keys = 0;
async function ask(path: string, body?: object, key = `key-${(keys += 1)}`) {
  const answer = await bank.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { authorization: 'Bearer shared', 'idempotency-key': key },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const press = (path: string, form: Record<string, string> = {}) =>
  bank.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
async function told() {
  const bodies: { id: string; type: string; data: Record<string, unknown> }[] = [];
  await deliverDue(ports, async (body) => {
    bodies.push(JSON.parse(body) as (typeof bodies)[number]);
    return { taken: true, answer: '200' };
  });
  return bodies;
}
const CHARGE = {
  reference: 'charge-1',
  description: 'Mensalidade 1 de 36',
  payer: 'Ana',
  centavos: 263_700,
};
const aPix = async () =>
  (await ask('/pix-charges', CHARGE)).body as { id: string; location: string };

describe('the API of the bank', () => {
  it('asks for its key, and for a key of each effect', async () => {
    const anybody = await bank.inject({ method: 'POST', url: '/api/pix-charges' });
    expect(anybody.statusCode).toBe(401);
    const keyless = await bank.inject({
      method: 'POST',
      url: '/api/pix-charges',
      headers: { authorization: 'Bearer shared' },
      payload: CHARGE,
    });
    expect(keyless.statusCode).toBe(400);
  });

  it('gives a repeated request the first answer, also after a SIGKILL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-bank-'));
    await start(folder);
    const first = await ask('/pix-charges', CHARGE, 'same');
    expect(await ask('/pix-charges', CHARGE, 'same')).toEqual(first);
    expect((await ask('/pix-charges', { ...CHARGE, centavos: 1 }, 'same')).status).toBe(
      422,
    );
    await start(folder); // the first one was never closed
    expect(await ask('/pix-charges', CHARGE, 'same')).toEqual(first);
    expect(ports.store.all('select id from charges')).toHaveLength(1);
  });

  it.each([
    ['/pix-charges', { ...CHARGE, centavos: 0 }],
    ['/pix-charges', { ...CHARGE, more: 1 }],
    ['/boletos', CHARGE],
    ['/card-sessions', { ...CHARGE, returnUrl: 'https://evil.test/' }],
  ])('refuses at %s what it does not know: %j', async (path, body) => {
    expect((await ask(path, body)).status).toBe(400);
  });

  it('is down or slow when its page says so, and what is slow has happened', async () => {
    await press('/modo', { modo: 'down' });
    expect((await ask('/pix-charges', CHARGE)).status).toBe(503);
    await press('/modo', { modo: 'slow' });
    const before = Date.now();
    expect((await ask('/pix-charges', CHARGE)).status).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(29);
  });
});

describe('a charge', () => {
  it('is paid once, twice, late or with another amount, and each payment is told', async () => {
    const { id } = await aPix();
    await press(`/cobrancas/${id}/pagar`);
    expect(await told()).toMatchObject([
      { type: 'payment.received', data: { reference: 'charge-1', centavos: 263_700 } },
    ]);
    await press(`/cobrancas/${id}/pagar-duas-vezes`);
    const twice = await told();
    expect(new Set(twice.map(({ data }) => data['paymentId'])).size).toBe(2);
    await press(`/cobrancas/${id}/pagar-outro-valor`, { valor: '100,50' });
    expect(await told()).toMatchObject([{ data: { centavos: 10_050 } }]);
    await press(`/cobrancas/${id}/pagar-com-atraso`);
    expect(await told()).toEqual([]);
    machine += 30_000;
    expect(await told()).toHaveLength(1);
    expect((await ask(`/charges/${id}`)).body).toMatchObject({
      state: 'paid',
      payments: { length: 5 },
    });
  });

  it('is told again under the same id', async () => {
    const { id } = await aPix();
    await press(`/cobrancas/${id}/pagar`);
    const [first] = await told();
    await press(`/cobrancas/${id}/repetir`);
    expect(await told()).toEqual([first]);
  });

  it('is told until somebody takes it, with growing pauses', async () => {
    const { id } = await aPix();
    await press(`/cobrancas/${id}/pagar`);
    let tries = 0;
    const deaf = async () => {
      tries += 1;
      return { taken: false, answer: '503' };
    };
    for (let second = 0; second < 60; second += 1) {
      await deliverDue(ports, deaf);
      machine += 1_000;
    }
    expect(tries).toBe(6); // after 0, 1, 3, 7, 15 and 31 s
    machine += 60_000;
    expect(await told()).toHaveLength(1);
  });

  it('that was declined is told, and one that was taken back takes no money', async () => {
    const declined = await aPix();
    await press(`/cobrancas/${declined.id}/recusar`);
    expect(await told()).toMatchObject([{ type: 'charge.declined' }]);
    const canceled = await aPix();
    await ask(`/charges/${canceled.id}/cancel`, {});
    expect((await press(`/cobrancas/${canceled.id}/pagar`)).statusCode).toBe(409);
    expect(await told()).toEqual([]);
  });

  it('is refunded up to what came', async () => {
    const { id } = await aPix();
    await press(`/cobrancas/${id}/pagar`);
    const paymentId = (await told())[0]?.data['paymentId'];
    expect((await ask('/refunds', { paymentId, centavos: 263_700 })).status).toBe(200);
    expect((await ask('/refunds', { paymentId, centavos: 1 })).status).toBe(409);
    expect(await told()).toMatchObject([{ type: 'refund.sent' }]);
  });

  it('is found by its Pix code, and by the line of its boleto', async () => {
    const { location } = await aPix();
    const { body: boleto } = await ask('/boletos', {
      ...CHARGE,
      description: 'Um boleto',
      dueOn: '2026-12-10',
    });
    const search = async (text: string) =>
      (await bank.inject({ url: `/?busca=${encodeURIComponent(text)}` })).body;
    const code = `00020101021226700014br.gov.bcb.pix25${location.length}${location}5204`;
    expect(await search(code)).toContain('Mensalidade 1 de 36');
    expect(await search(code)).not.toContain('Um boleto');
    const free = `0000000000000${String(boleto.ourNumber)}`;
    const line = `9999${free.slice(0, 5)}0${free.slice(5, 15)}0${free.slice(15)}0516560000263700`;
    expect(await search(line)).toContain('Um boleto');
    expect(await search('nada disso')).toContain('Nenhuma cobrança');
  });
});

describe('Pix Automático', () => {
  async function accepted(journey: number, firstChargeId?: string) {
    const { body } = await ask('/recurrences', {
      reference: 'rec-1',
      contract: 'C-2611-0001',
      payer: 'Ana',
      journey,
      ...(firstChargeId !== undefined && { firstChargeId }),
    });
    return body as { id: string; state: string };
  }
  const schedule = (id: string, dueOn: string) =>
    ask(`/recurrences/${id}/charges`, {
      reference: 'charge-2',
      description: 'Mensalidade 2 de 36',
      centavos: 263_700,
      dueOn,
    });

  it('is paid by the bank itself on its day, once', async () => {
    const { id } = await accepted(1);
    expect((await schedule(id, '2026-12-10')).status).toBe(409);
    await press(`/recorrencias/${id}/aceitar`);
    await schedule(id, '2026-12-10');
    expect(await told()).toMatchObject([{ data: { state: 'aceita' } }]);
    now = new Date('2026-12-10T02:59:00Z'); // still the 9th in São Paulo
    liveTheDay(ports);
    expect(await told()).toEqual([]);
    now = new Date('2026-12-10T03:00:00Z');
    liveTheDay(ports);
    liveTheDay(ports);
    expect(await told()).toMatchObject([
      { type: 'payment.received', data: { kind: 'automatic', centavos: 263_700 } },
    ]);
  });

  it('fails without money, and is tried three times more within seven days', async () => {
    const { id } = await accepted(2);
    await press(`/recorrencias/${id}/aceitar`);
    await press(`/recorrencias/${id}/saldo`);
    const { body: charge } = await schedule(id, '2026-12-10');
    await told();
    const retry = (on: string) => ask(`/charges/${String(charge.id)}/retry`, { on });
    for (const [day, next] of [
      ['2026-12-10', '2026-12-11'],
      ['2026-12-11', '2026-12-14'],
      ['2026-12-14', '2026-12-17'],
    ] as const) {
      now = new Date(`${day}T12:00:00Z`);
      liveTheDay(ports);
      expect(await told()).toMatchObject([
        { type: 'charge.failed', data: { reason: 'saldo_insuficiente' } },
      ]);
      expect((await retry('2026-12-18')).status).toBe(409);
      expect((await retry(next)).status).toBe(200);
    }
    now = new Date('2026-12-17T12:00:00Z');
    liveTheDay(ports);
    expect(await told()).toMatchObject([{ data: { tries: 4 } }]);
    expect((await retry('2026-12-17')).status).toBe(409);
  });

  it('canceled at the bank fails what was scheduled', async () => {
    const { id } = await accepted(4);
    await press(`/recorrencias/${id}/aceitar`);
    await schedule(id, '2026-12-10');
    await press(`/recorrencias/${id}/cancelar`);
    expect((await told()).map(({ type }) => type)).toEqual([
      'recurrence.changed',
      'recurrence.changed',
      'charge.failed',
    ]);
    expect((await press(`/recorrencias/${id}/aceitar`)).statusCode).toBe(409);
  });

  it('of journey 3 is accepted by paying its first charge', async () => {
    const { id: chargeId } = await aPix();
    await accepted(3, chargeId);
    await press(`/cobrancas/${chargeId}/pagar`);
    expect((await told()).map(({ type }) => type)).toEqual([
      'payment.received',
      'recurrence.changed',
    ]);
  });

  it('that nobody answers expires', async () => {
    await accepted(1);
    now = new Date('2026-12-01T15:00:00Z');
    liveTheDay(ports);
    expect(await told()).toMatchObject([{ data: { state: 'expirada' } }]);
  });
});

describe('a card', () => {
  const GOOD = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123' };
  const returnUrl = `${SITE}/area-logada`;
  async function aSession(more: object = {}) {
    const { body } = await ask('/card-sessions', { ...CHARGE, returnUrl, ...more });
    return new URL((body as { url: string }).url).pathname;
  }
  /** Gives the token of a card that its owner lets be charged later. */
  async function kept(number = GOOD.number) {
    const path = await aSession({ centavos: 0, keepAs: 'card-1' });
    await press(path, { ...GOOD, number });
    await press(`${path}/desafio`, { resposta: 'sim' });
    const [event] = await told();
    return (event?.data['card'] as { token: string }).token;
  }
  const chargeAgain = (token: string, key?: string) =>
    ask('/card-charges', { ...CHARGE, reference: 'charge-2', token, returnUrl }, key);

  it('is typed at the bank alone, and comes back as a token that can be charged again', async () => {
    const path = await aSession({ keepAs: 'card-1' });
    const { body } = await bank.inject({ url: path });
    expect(body).toContain('Número do cartão');
    expect(body).toContain('poderá cobrar dele');
    const answer = await press(path, GOOD);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${SITE}/area-logada?cartao=aprovado`,
    ]);
    const [paid, event] = await told();
    expect([paid?.type, event?.type]).toEqual(['payment.received', 'card.kept']);
    expect(event?.data['reference']).toBe('card-1');
    const card = event?.data['card'] as { token: string };
    expect(card).toEqual({
      token: expect.stringMatching(/^card_/),
      brand: 'Visa',
      last4: '1111',
      expiry: '12/30',
    });
    const later = await chargeAgain(card.token, 'same');
    expect(later.body).toMatchObject({ state: 'paid' });
    expect(await chargeAgain(card.token, 'same')).toEqual(later);
    expect(await told()).toHaveLength(1);
    const everything = ['charges', 'cards', 'card_sessions', 'events', 'answers']
      .map((table) => JSON.stringify(ports.store.all(`select * from ${table}`)))
      .join('');
    expect(everything).not.toContain('4111111111111111');
    expect((await press(path, GOOD)).statusCode).toBe(409);
  });

  it('that nobody agreed to keep is forgotten', async () => {
    await press(await aSession(), GOOD);
    expect(await told()).toMatchObject([{ type: 'payment.received' }]);
    expect(ports.store.all('select * from cards')).toEqual([]);
  });

  it('is kept without a charge, and gone once it is removed', async () => {
    const token = await kept();
    expect(ports.store.all('select * from payments')).toEqual([]);
    expect((await chargeAgain(token)).status).toBe(200);
    expect((await ask(`/cards/${token}/remove`, {})).status).toBe(200);
    expect((await ask(`/cards/${token}/remove`, {})).status).toBe(200);
    expect((await chargeAgain(token)).status).toBe(404);
    expect(
      (await ask('/card-sessions', { ...CHARGE, centavos: 0, returnUrl })).status,
    ).toBe(400);
  });

  it('that is refused later says why', async () => {
    const token = await kept('4000000000000341');
    expect((await chargeAgain(token)).body).toMatchObject({ state: 'declined' });
    expect(await told()).toMatchObject([{ data: { reason: 'cartao_recusado' } }]);
    await press(`/cartoes/${token}/aprovar`);
    now = new Date('2031-01-01T12:00:00Z');
    await chargeAgain(token);
    expect(await told()).toMatchObject([{ data: { reason: 'cartao_vencido' } }]);
  });

  it.each([
    ['sim', 'payment.received', undefined],
    ['nao', 'charge.declined', 'nao_reconhecida'],
  ])(
    'whose bank asks is confirmed for a later charge: %s',
    async (resposta, type, reason) => {
      const token = await kept('4000002760003184');
      expect((await chargeAgain(token)).body).toMatchObject({ state: 'open' });
      const [asked] = await told();
      expect(asked?.type).toBe('charge.challenged');
      const { pathname } = new URL(String(asked?.data['url']));
      await press(`${pathname}/desafio`, { resposta });
      const [answered] = await told();
      expect([answered?.type, answered?.data['reason']]).toEqual([type, reason]);
    },
  );

  it('that is declined says so on the way back', async () => {
    const answer = await press(await aSession(), { ...GOOD, number: '4000000000000002' });
    expect(answer.headers.location).toContain('cartao=recusado');
    expect(await told()).toMatchObject([{ type: 'charge.declined' }]);
  });

  it.each([
    ['sim', 'aprovado'],
    ['nao', 'recusado'],
  ])('of a bank that asks is confirmed by its payer: %s', async (resposta, outcome) => {
    const path = await aSession();
    await press(path, { ...GOOD, number: '5066991111111118' });
    expect(await told()).toEqual([]);
    expect((await bank.inject({ url: path })).body).toContain('Confirme esta compra');
    const answer = await press(`${path}/desafio`, { resposta });
    expect(answer.headers.location).toContain(`cartao=${outcome}`);
    expect(await told()).toHaveLength(1);
  });

  it.each([
    ['Confira o número do cartão.', { number: '4111111111111112' }],
    ['Este cartão está vencido.', { expiry: '10/26' }],
    ['O código tem 3 dígitos (Amex 4).', { cvv: '1234' }],
  ])('with a slip is asked for again: %s', async (problem, slip) => {
    const answer = await press(await aSession(), { ...GOOD, ...slip });
    expect([answer.statusCode, answer.body.includes(problem)]).toEqual([400, true]);
    expect(await told()).toEqual([]);
  });
});

it('does not let another site press its buttons, nor itself be scripted', async () => {
  const { id } = await aPix();
  const answer = await bank.inject({
    method: 'POST',
    url: `/cobrancas/${id}/pagar`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: '',
  });
  expect(answer.statusCode).toBe(400);
  await ask('/pix-charges', { ...CHARGE, description: '<script>alert(1)</script>' });
  const page = await bank.inject({ url: '/' });
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
    location: 'pix.banco-demo.test/qr/v2/past',
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
        location: 'pix.banco-demo.test/rec/past',
        createdAt: '2026-11-01T09:00:00.000Z',
      },
    ],
  };
  keepBook(ports, book);
  keepBook(ports, book);
  expect(await told()).toEqual([]);
  const refund = { paymentId: 'pay_past', centavos: 100_000 };
  expect((await ask('/refunds', refund)).status).toBe(200);
  expect(await told()).toMatchObject([{ type: 'refund.sent' }]);
  now = new Date('2026-12-10T12:00:00Z');
  liveTheDay(ports);
  expect(await told()).toMatchObject([
    { type: 'payment.received', data: { reference: 'charge-next' } },
  ]);
});

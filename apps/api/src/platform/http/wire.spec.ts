import { randomUUID } from 'node:crypto';
import {
  fetchCms,
  getContentVersion,
  listLeads,
  listPrices,
  sendLead,
  XSRF_COOKIE,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { newXsrfToken } from './xsrf';

const api = testApi({ config: { RATE_LEADS: { points: 5, windowMs: 60_000 } } });
const lead = {
  name: 'Bia',
  email: 'bia@exemplo.test',
  cellphone: '41998765432',
  interest: 'quero para uso pessoal' as const,
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};
const params = { product: 'carro-por-assinatura' };

describe('every answer of the API', () => {
  it('carries the security headers, allows no other origin, is never stored and names no software (C3, C5, C6)', async () => {
    const { headers } = await api.asAnyone().send(listPrices, {});
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is for no other origin, also when a browser asks first (C3)', async () => {
    const lead = { url: '/api/v1/leads/notification/carro-por-assinatura/lp-vendas' };
    for (const headers of [
      { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      { origin: 'null', 'access-control-request-method': 'POST' },
    ])
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const answer = await api.asAnyone().request({ ...lead, method, headers });
        expect(
          Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
        ).toEqual([]);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
  });

  it('says what time it is there', async () => {
    const { headers } = await api.asAnyone().send(listPrices, {});
    expect(headers['x-server-time']).toBe(String(api.clock.now().getTime()));
  });

  it('keeps the trace id of the request, in the body of a refusal too', async () => {
    const trace = 'ab'.repeat(16);
    const { headers, body, status } = await api.asAnyone().request({
      url: '/api/v1/nada',
      headers: { traceparent: `00-${trace}-${'cd'.repeat(8)}-01` },
    });
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'Não encontramos o que você procura.',
      traceId: trace,
    });
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  });
});

describe('the client’s headers', () => {
  it.each([
    ['no API key', { 'x-api-key': '' }, 'Chave de API inválida.'],
    ['a wrong API key', { 'x-api-key': 'outra-chave' }, 'Chave de API inválida.'],
    ['two API keys', { 'x-api-key': 'rodar-demo, rodar-demo' }, 'Chave de API inválida.'],
    ['another brand', { 'x-brand-id': '2' }, 'Marca inválida.'],
    [
      'a session id that is no GUID',
      { 'x-session-id': 'abc' },
      'Identificador de sessão inválido.',
    ],
  ])('with %s are refused with 400', async (_, headers, message) => {
    const { status, body } = await api.asAnyone().send(listPrices, { headers });
    expect(status).toBe(400);
    expect(body.message).toEqual(message);
  });
});

describe('the XSRF pair (C1)', () => {
  it('is offered by any answer to a browser that lacks it, readable by scripts and lax about nothing', async () => {
    const client = api.asAnyone();
    client.cookies.clear();
    const { cookies } = await client.send(listPrices, {});
    expect(cookies).toEqual([
      expect.objectContaining({ name: XSRF_COOKIE, path: '/', sameSite: 'Strict' }),
    ]);
    expect(cookies[0]).not.toHaveProperty('httpOnly');
    expect((await client.send(listPrices, {})).cookies).toEqual([]);
    expect((await client.send(fetchCms, { body: { path: 'pages/704' } })).status).toBe(
      200,
    );
  });

  const forged = `${'A'.repeat(22)}.${'B'.repeat(43)}`;
  it.each([
    ['no cookie', () => ({ cookie: '' })],
    ['no header', () => ({ 'x-xsrf-token': '' })],
    ['another header', () => ({ 'x-xsrf-token': newXsrfToken(api.ports) })],
    [
      'a pair that the server did not sign',
      () => ({ cookie: `${XSRF_COOKIE}=${forged}`, 'x-xsrf-token': forged }),
    ],
    [
      'two cookies, a forged one first',
      () => ({
        cookie: `${XSRF_COOKIE}=${forged}; ${XSRF_COOKIE}=${newXsrfToken(api.ports)}`,
        'x-xsrf-token': forged,
      }),
    ],
    [
      'two cookies, a forged one last',
      () => ({
        cookie: `${XSRF_COOKIE}=${newXsrfToken(api.ports)}; ${XSRF_COOKIE}=${forged}`,
        'x-xsrf-token': forged,
      }),
    ],
  ])('with %s a write is refused with 403', async (_, headers) => {
    const { status, body } = await api
      .asAnyone()
      .send(sendLead, { params, body: lead, headers: headers() });
    expect(status).toBe(403);
    expect(body.message).toContain('origem do pedido');
  });

  it('missing on a sign-in is 400: there 403 means only MFA or unconfirmed e-mail', async () => {
    const { status } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/authentications',
      headers: { 'x-xsrf-token': '', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(status).toBe(400);
  });
});

describe('a creating call with an Idempotency-Key (G1)', () => {
  const repeat = (client: ReturnType<typeof api.asAnyone>, key: string, body = lead) =>
    client.send(sendLead, { params, body, headers: { 'idempotency-key': key } });

  it('answers a repeat with the first answer and has one effect', async () => {
    const client = api.asAnyone();
    const key = randomUUID();
    const first = await repeat(client, key);
    api.clock.advance(5 * 3_600_000);
    const second = await repeat(client, key);
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.data).toEqual(first.data);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items.map(({ times }) => times)).toEqual([1]);
  });

  it('with another body is refused with 422', async () => {
    const client = api.asAnyone();
    const key = randomUUID();
    await repeat(client, key);
    expect((await repeat(client, key, { ...lead, name: 'Outra' })).status).toBe(422);
  });

  it('sent several times at once has one effect; who comes too early gets 409', async () => {
    const client = api.asAnyone();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => repeat(client, key)),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items.map(({ times }) => times)).toEqual([1]);
  });

  it('of another visitor is another key', async () => {
    const key = randomUUID();
    await repeat(api.asAnyone(), key);
    expect(
      (
        await repeat(api.asAnyone(), key, {
          ...lead,
          name: 'Outra',
          email: 'outra@exemplo.test',
        })
      ).status,
    ).toBe(201);
  });

  it('that is refused keeps nothing: the corrected repeat works', async () => {
    const client = api.asAnyone();
    const key = randomUUID();
    expect(
      (
        await client.send(sendLead, {
          params: { product: 'barco' },
          body: lead,
          headers: { 'idempotency-key': key },
        })
      ).status,
    ).toBe(404);
    expect((await repeat(client, key)).status).toBe(201);
  });

  it('that is no UUID is refused with 400', async () => {
    expect((await repeat(api.asAnyone(), 'abc')).status).toBe(400);
  });
});

describe('too many calls', () => {
  it('from one address are refused with the text of the specification and a time to wait, then work again', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await api.asAnyone().send(sendLead, { params, body: lead })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const { body, headers } = await api.asAnyone().send(sendLead, { params, body: lead });
    expect(body.message).toBe(
      'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.',
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(120);
    expect((await api.asAnyone().send(listPrices, {})).status).toBe(200);
    api.clock.advance(61_000);
    expect((await api.asAnyone().send(sendLead, { params, body: lead })).status).toBe(
      201,
    );
  });

  it('are counted together when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.asAnyone().send(sendLead, { params, body: lead }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });
});

describe('the content version', () => {
  it('stays while nothing is written', async () => {
    const client = api.asAnyone();
    const first = await client.send(getContentVersion, {});
    expect((await client.send(getContentVersion, {})).data).toEqual(first.data);
  });
});

import { testApi } from '../../testing/api';
import { samplePath } from '../../testing/sample-path';

const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({
  config: {
    RATE_LEADS: unlimited,
    RATE_REGISTRATIONS: unlimited,
    RATE_DOCUMENTS: unlimited,
    RATE_MAILS: unlimited,
    RATE_AVAILABILITY: unlimited,
    RATE_SIMULATIONS: unlimited,
    RATE_SIGN_INS: unlimited,
    RATE_CUSTOMERS: unlimited,
    RATE_PRICE_IMPORTS: unlimited,
    RATE_STOCK_IMPORTS: unlimited,
  },
});

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies of security-requirements E2, sent to every call with a body. */
const BODIES: readonly (readonly [
  name: string,
  payload: string,
  headers?: Record<string, string>,
])[] = [
  ['broken JSON', '{"name":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a number', '1e400'],
  [
    'wrong types',
    '{"name":{},"email":[],"body":true,"path":7,"basketId":null,"pin":123456}',
  ],
  [
    'NUL in text',
    '{"name":"a\\u0000b","email":"a\\u0000@b.co","path":"pages?slug=a\\u0000"}',
  ],
  ['a lone surrogate', '{"name":"\\ud800","search":"\\udfff"}'],
  ['a lone surrogate as a key', '{"\\ud800":1}'],
  ['prototype keys', '{"__proto__":{"role":"CONSULTANT"}}'],
  ['constructor keys', '{"constructor":{"prototype":{"role":"CONSULTANT"}}}'],
  ['10,000 levels', deep(10_000)],
  ['21 levels', `{"a":${deep(21)}}`],
  [
    'numbers beyond int8',
    '{"state":99999999999999999999,"revision":9223372036854775808,"term":1e308}',
  ],
  ['impossible dates', '{"birthdate":"2026-02-30","cnhExpirationDate":"9999-99-99"}'],
  [
    'server-set fields',
    '{"role":"CONSULTANT","dealershipId":1,"id":"x","status":"ativa","price":1,"monthly":0.01}',
  ],
  [
    'another content type',
    'name=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['text', 'oi', { 'content-type': 'text/plain' }],
];

const TAILS = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..%5c',
  "'%3B--",
  '9'.repeat(30),
  'a'.repeat(600),
  '%F0%9F%9A%97',
  '-1',
  'NaN',
];

describe('hostile input', () => {
  it('of no kind makes any call fail on the server’s side', async () => {
    const faults: string[] = [];
    const customer = await api.asRole('CONSULTANT');
    for (const { method, path, access } of api.app.routeTable) {
      if (method === 'GET') continue;
      const client =
        access.includes('CONSULTANT') || access.includes('anyone')
          ? customer
          : await api.asRole('customer');
      if (access.includes('anyone')) client.token = undefined;
      for (const [name, payload, headers] of BODIES) {
        const { status, body } = await client.request({
          method,
          url: `/api/v1/${samplePath(path)}`,
          headers: headers ?? JSON_TYPE,
          payload,
        });
        if (
          status >= 500 ||
          typeof body.message !== 'string' ||
          !/^[0-9a-f]{32}$/.test(body.traceId ?? '')
        ) {
          if (status !== 200 && status !== 201)
            faults.push(
              `${method} ${path} with ${name}: ${status} ${JSON.stringify(body).slice(0, 120)}`,
            );
        }
      }
    }
    expect(faults).toEqual([]);
  }, 180_000);

  it('in a path or a query is refused in the error shape', async () => {
    const faults: string[] = [];
    const consultant = await api.asRole('CONSULTANT');
    for (const { method, path } of api.app.routeTable) {
      const urls = TAILS.map(
        (tail) =>
          `/api/v1/${path.includes(':') ? samplePath(path.replace(/:\w+$/, '')).replace(/:\w+/g, '1') + tail : path}?cursor=${tail}&limit=${tail}&search=${tail}&search=b&__proto__[role]=DEALER`,
      );
      for (const url of urls) {
        const { status, body } = await consultant.request({
          method,
          url,
          headers: method === 'GET' ? {} : JSON_TYPE,
          ...(method !== 'GET' && { payload: '{}' }),
        });
        if (status >= 500 || (status >= 400 && !body.traceId))
          faults.push(`${method} ${url}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  }, 180_000);

  it.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND', 'HEAD', 'MERGE'])(
    'by the method %s changes nothing and fails nowhere',
    async (method) => {
      for (const { path } of api.app.routeTable) {
        const { status } = await api
          .asAnyone()
          .request({ method, url: `/api/v1/${samplePath(path)}` });
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('larger than 1 MiB is refused with 413, and the connection stays', async () => {
    const { status, body, headers } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/cms',
      headers: JSON_TYPE,
      payload: JSON.stringify({ path: 'a'.repeat(1024 * 1024) }),
    });
    expect(status).toBe(413);
    expect(body.message).toBe('O envio passa do tamanho permitido.');
    expect(headers.connection).not.toBe('close'); // a proxy that is still sending would take that for a fault
  });

  it('that is not JSON is refused with 415 (C2)', async () => {
    const { status } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/cms',
      headers: { 'content-type': 'text/plain' },
      payload: '{"path":"pages/704"}',
    });
    expect(status).toBe(415);
  });

  it('with an unknown field is refused and names it (E1)', async () => {
    const { status, body } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/cms',
      headers: JSON_TYPE,
      payload: '{"path":"pages/704","role":"DEALER"}',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'role', message: 'Campo desconhecido.' }]);
  });

  it.each([
    ['{"email":"a\\u0000@b.co"}', 'Email'],
    ['{"partners":[{"name":"ok"},{"name":"\\ud800"}]}', 'Partners.1.Name'],
  ])(
    'with text that no database can hold names its field (E1): %s',
    async (payload, key) => {
      const { status, body } = await api.asAnyone().request({
        method: 'POST',
        url: '/api/v1/users',
        headers: JSON_TYPE,
        payload,
      });
      expect(status).toBe(400);
      expect(body.fields).toEqual([
        { key, message: 'Retire os caracteres que não são texto.' },
      ]);
    },
  );

  // Only the server decides these: identity, cost and state (security-requirements D3,
  // D4).
  it.each([
    ['users', 'role'],
    ['users', 'dealershipId'],
    ['users', 'id'],
    ['users', 'disabledAt'],
    ['simulations', 'id'],
    ['simulations', 'userId'],
    ['simulations', 'createdAt'],
    ['simulations', 'sellerId'],
    ['simulations/quotes', 'monthly'],
    ['simulations/quotes', 'priceTable'],
    ['simulations/quotes', 'validUntil'],
    ['simulations/00000000-0000-4000-8000-000000000001/baskets', 'quote'],
    ['simulations/00000000-0000-4000-8000-000000000001/baskets', 'monthly'],
    ['leads/notification/carro-por-assinatura/lp-vendas', 'status'],
  ])(
    'POST %s that also sends %p is refused and names it (D3, D4)',
    async (path, field) => {
      const { status, body } = await api.asAnyone().request({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: JSON_TYPE,
        payload: JSON.stringify({ [field]: 'x' }),
      });
      expect(status).toBe(400);
      expect(body.fields).toContainEqual({ key: field, message: 'Campo desconhecido.' });
    },
  );

  it.each([
    [
      'a query that a call does not take',
      'GET',
      'vehicles/prices?role=DEALER',
      undefined,
    ],
    ['a name that a query does not have', 'GET', 'proposals?role=DEALER', undefined],
    [
      'a body that a call does not take',
      'POST',
      'users/%ID%/finish-registrations',
      '{"role":"DEALER"}',
    ],
  ])('with %s is refused and names it', async (_what, method, path, payload) => {
    const customer = await api.asRole('customer');
    const url = `/api/v1/${path.replace('%ID%', customer.userId)}`;
    const { status, body } = await customer.request({
      method,
      url,
      ...(payload && { headers: JSON_TYPE, payload }),
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'role', message: 'Campo desconhecido.' }]);
  });

  it('of addresses that are none is refused like all the rest, and never stored', async () => {
    for (const url of ['/api/v1/x%ff', '/x%ff', '/nada']) {
      const { status, headers } = await api.asAnyone().request({ url });
      expect(url).toEqual(url);
      expect(status >= 400 && status < 500).toBe(true);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });
});

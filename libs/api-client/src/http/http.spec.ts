import {
  createSimulation,
  getBoletoPdf,
  getLoggedUser,
  listPrices,
  refreshSession,
  sendLead,
  signIn,
} from '@site/contracts';
import {
  aLeadForm,
  type Answer,
  answer,
  aPlace,
  aPrice,
  aSimulation,
  aUser,
  guardConsole,
  refuse,
  stubTransport,
  unreachable,
} from '@site/testing';
import { type ClientWiring, createClient } from '../client';
import { explain } from '../failures/catalogue';
import { bearer } from './bearer';
import {
  failure,
  FailureError,
  isRefusedFor,
  NETWORK_MESSAGE,
  serverSentence,
} from './failure';
import { type HttpRequest, joinUrl, pipeline, type Step } from './pipeline';
import { xsrf } from './xsrf';
import { readCookieFrom, xsrfJar } from './xsrf-jar';

guardConsole();

const leadRequest = {
  params: { product: 'carro-por-assinatura' },
  body: {
    ...aLeadForm(),
    cpf: null,
    state: null,
    months: null,
    hasAcceptedNewsletter: null,
  },
};

function client(answers: Answer[], wiring: Partial<ClientWiring> = {}) {
  const transport = stubTransport({ answers });
  let made = 0;
  return {
    ...transport,
    ...createClient({
      baseUrl: 'http://localhost/api/v1',
      fetch: transport.fetch,
      apiKey: 'rodar-demo',
      brandId: '1',
      sessionId: () => 'the-session',
      readToken: () => null,
      readCookie: () => 'the-cookie',
      randomId: () => `id-${++made}`,
      parseAnswers: true,
      ...wiring,
    }),
  };
}

describe('headers of a call', () => {
  it('an API key, a brand id and the session id go to api/v1', async () => {
    const { request, requestsOf } = client([answer(listPrices, [aPrice()])]);
    expect(await request(listPrices, {})).toEqual([aPrice()]);
    const headers = requestsOf(listPrices)[0]?.headers;
    expect(
      ['x-api-key', 'x-brand-id', 'x-session-id', 'authorization', 'x-xsrf-token'].map(
        (name) => headers?.get(name),
      ),
    ).toEqual(['rodar-demo', '1', 'the-session', null, null]);
  });
  it('a bearer goes when a token exists', async () => {
    const { request, requestsOf } = client([answer(getLoggedUser, aUser())], {
      readToken: async () => 'the-token',
    });
    await request(getLoggedUser, {});
    expect(requestsOf(getLoggedUser)[0]?.headers.get('authorization')).toBe(
      'Bearer the-token',
    );
  });
  it('no bearer goes to another host, nor with the renewal itself', async () => {
    const step = bearer(() => 'the-token');
    const seen: HttpRequest[] = [];
    const next = async (request: HttpRequest) => (seen.push(request), new Response());
    const request = {
      method: 'POST',
      url: '',
      headers: {},
      idempotent: false,
      quiet: false,
    } as const;
    await step({ ...request, path: 'https://workflow.example.com/form' }, next);
    await step({ ...request, path: refreshSession.path }, next);
    expect(seen.map(({ headers }) => headers)).toEqual([{}, {}]);
  });
  it('the XSRF cookie goes back as a header on writes', async () => {
    const { request, requestsOf } = client([answer(sendLead, { id: '1' })]);
    await request(sendLead, leadRequest);
    expect(requestsOf(sendLead)[0]?.headers.get('x-xsrf-token')).toBe('the-cookie');
  });
  it('the XSRF header goes to no other host', async () => {
    const seen: HttpRequest[] = [];
    const step = xsrf({
      baseUrl: 'http://localhost/api/v1',
      readCookie: () => 'the-cookie',
    });
    const path = 'https://workflow.example.com/form';
    const request = { method: 'POST', path, url: path, headers: {} } as const;
    await step({ ...request, idempotent: false, quiet: false }, async (sent) => {
      seen.push(sent);
      return new Response();
    });
    expect(seen.map(({ headers }) => headers)).toEqual([{}]);
  });
  it('writes say what brought the visitor, reads do not', async () => {
    const { request, requestsOf } = client(
      [answer(sendLead, { id: '1' }), answer(listPrices, [])],
      { readAttribution: () => 'dealerid=7' },
    );
    await request(sendLead, leadRequest);
    await request(listPrices, {});
    expect(requestsOf(sendLead)[0]?.headers.get('x-attribution')).toBe('dealerid=7');
    expect(requestsOf(listPrices)[0]?.headers.get('x-attribution')).toBeNull();
  });
  it('a creating call has an idempotency key of its own', async () => {
    const { request, requestsOf } = client([answer(sendLead, { id: '1' })]);
    await request(sendLead, leadRequest);
    await request(sendLead, leadRequest);
    expect(
      requestsOf(sendLead).map(({ headers }) => headers.get('idempotency-key')),
    ).toEqual(['id-1', 'id-2']);
  });
  it('other calls have none', async () => {
    const { request, requestsOf } = client([refuse(signIn, 401)]);
    await expect(
      request(signIn, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toThrow(FailureError);
    expect(requestsOf(signIn)[0]?.headers.get('idempotency-key')).toBeNull();
  });
});

describe('the XSRF cookie', () => {
  it('is fetched by a cheap GET when it is missing', async () => {
    let cookie: string | null = null;
    const transport = stubTransport({ answers: [answer(sendLead, { id: '1' })] });
    const urls: string[] = [];
    const { request } = client([], {
      readCookie: () => cookie,
      fetch: async (input, init) => {
        urls.push(`${init?.method} ${String(input)}`);
        if (init?.method === 'GET') cookie = 'fresh';
        return transport.fetch(input, init);
      },
    });
    await request(sendLead, leadRequest);
    expect(urls[0]).toBe('GET http://localhost/api/v1/content-version');
    expect(transport.requestsOf(sendLead)[0]?.headers.get('x-xsrf-token')).toBe('fresh');
  });
  it('is fetched once for writes that start together', async () => {
    let cookie: string | null = null;
    let cheapGets = 0;
    const transport = stubTransport({ answers: [answer(sendLead, { id: '1' })] });
    const { request } = client([], {
      readCookie: () => cookie,
      fetch: async (input, init) => {
        if (init?.method === 'GET') cookie = `pair-${(cheapGets += 1)}`;
        return transport.fetch(input, init);
      },
    });
    await Promise.all([request(sendLead, leadRequest), request(sendLead, leadRequest)]);
    expect(cheapGets).toBe(1);
    expect(
      transport.requestsOf(sendLead).map(({ headers }) => headers.get('x-xsrf-token')),
    ).toEqual(['pair-1', 'pair-1']);
  });
  it('that the API replaced with its refusal is tried once more', async () => {
    let cookie = 'stale';
    let tries = 0;
    const { request, requestsOf } = client(
      [
        {
          call: createSimulation,
          reply: async () => {
            if (++tries > 1) return { status: 201, json: { data: aSimulation() } };
            cookie = 'renewed';
            return {
              status: 403,
              json: { message: 'Recarregue a página.', traceId: 't' },
            };
          },
        },
      ],
      { readCookie: () => cookie },
    );
    await request(createSimulation, { body: { clientType: 1, place: aPlace() } });
    const sent = requestsOf(createSimulation);
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([
      'stale',
      'renewed',
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      2,
    );
  });
  it('a refusal with the same cookie is a refusal', async () => {
    const { request, requestsOf } = client([refuse(sendLead, 403, { message: 'Não.' })]);
    await expect(request(sendLead, leadRequest)).rejects.toThrow('Não.');
    expect(requestsOf(sendLead)).toHaveLength(1);
  });
  it('is kept by a server process that writes', async () => {
    const sent: (string | null)[] = [];
    const jar = xsrfJar(async (_input, init) => {
      sent.push(new Headers(init?.headers).get('cookie'));
      return new Response('{}', {
        headers: { 'set-cookie': 'XSRF-TOKEN=abc%3D1; Path=/; SameSite=Lax' },
      });
    });
    await jar.fetch('http://localhost/');
    expect(jar.readCookie('XSRF-TOKEN')).toBe('abc=1');
    await jar.fetch('http://localhost/');
    expect(sent).toEqual([null, 'XSRF-TOKEN=abc%3D1']);
  });
  it.each([
    ['a=1; XSRF-TOKEN=x%3Dy; b=2', 'x=y'],
    ['XSRF-TOKEN=plain', 'plain'],
    ['NOT-XSRF-TOKEN=1', null],
    ['', null],
    ['XSRF-TOKEN=%zz', '%zz'],
  ])('is read from %j as %j', (cookies, value) =>
    expect(readCookieFrom(cookies, 'XSRF-TOKEN')).toBe(value),
  );
});

describe('a failure', () => {
  const failureOfCall = async (answers: Answer[], wiring?: Partial<ClientWiring>) => {
    const error: unknown = await client(answers, wiring)
      .request(signIn, { body: { email: '529.982.247-25', password: 'x' } })
      .catch((e: unknown) => e);
    if (!(error instanceof FailureError)) throw error;
    return error.failure;
  };
  it('carries what the server said, and what was typed', async () => {
    const body = {
      message: 'Confirme o acesso.',
      traceId: 'abc',
      notifications: [{ key: 'MfaRequired', message: 'x' }],
      userId: 'u1',
    };
    expect(await failureOfCall([refuse(signIn, 403, body)])).toEqual({
      kind: 'refusal',
      status: 403,
      path: 'authentications',
      external: false,
      quiet: true,
      message: 'Confirme o acesso.',
      isServersMessage: true,
      traceId: 'abc',
      fields: [],
      notifications: [{ key: 'MfaRequired', message: 'x' }],
      userId: 'u1',
      identifier: '529.982.247-25',
    });
  });
  it('of another host is known as such, so that its 401 ends no session', async () => {
    const refused = async () => new Response('{}', { status: 401 });
    const call = {
      method: 'POST',
      headers: {},
      idempotent: false,
      quiet: false,
    } as const;
    const failureOf = async (path: string) => {
      const error: unknown = await failure({ ...call, path, url: path }, refused).catch(
        (e: unknown) => e,
      );
      return error instanceof FailureError ? error.failure : null;
    };
    for (const [path, external] of [
      ['https://workflow.example.com/form', true],
      ['users/logged-users', false],
    ] as const)
      expect(await failureOf(path)).toMatchObject({ status: 401, external });
  });
  it('knows how long to wait', async () => {
    expect(
      await failureOfCall([refuse(signIn, 429, {}, { 'retry-after': '120' })]),
    ).toMatchObject({ status: 429, retryAfterSeconds: 120 });
  });
  it('without a network has a sentence of its own', async () => {
    expect(await failureOfCall([unreachable(signIn)])).toMatchObject({
      kind: 'network',
      status: 0,
      message: NETWORK_MESSAGE,
      isServersMessage: false,
    });
  });
  it('without a readable body takes the trace id from the header', async () => {
    const fetch = async () =>
      new Response('<html>', {
        status: 502,
        headers: {
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
      });
    expect(await failureOfCall([], { fetch })).toMatchObject({
      status: 502,
      message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      traceId: '0af7651916cd43dd8448eb211c80319c',
    });
  });
  const answering = (status: number, body: unknown) => async () =>
    new Response(JSON.stringify(body), { status });
  it.each<[string, object, string, string]>([
    [
      'fields',
      { fields: [{ key: 'Cep', message: 'Não atendemos.' }] },
      'CEP',
      'Não atendemos.',
    ],
    [
      'notifications',
      { notifications: [{ key: 'Cnh', message: 'Venceu.' }] },
      'CNH',
      'Venceu.',
    ],
  ])("with %s alone is shown: 'Erro nos campos:'", async (_what, body, label, text) => {
    const failure = await failureOfCall([], { fetch: answering(422, body) });
    const { popup } =
      explain({ ...failure, path: 'users/1', quiet: false }, { url: '' }) ?? {};
    expect(popup).toMatchObject({ title: 'Erro nos campos:', items: [{ label, text }] });
  });
  it('leaves out what it cannot read, and keeps the rest', async () => {
    const body = { message: 7, fields: [null, { key: 'Cep', message: 'x' }], reason: {} };
    const failure = await failureOfCall([], { fetch: answering(400, body) });
    expect(failure).toMatchObject({
      message: '',
      fields: [{ key: 'Cep', message: 'x' }],
    });
    expect(failure).not.toHaveProperty('reason');
  });
  it("speaks with the server's sentence, else with the screen's own", async () => {
    const own = 'Tente de novo.';
    const refusal = await failureOfCall([refuse(signIn, 409, { message: 'Já foi.' })]);
    expect(serverSentence(refusal, own)).toBe('Já foi.');
    const faults = [await failureOfCall([unreachable(signIn)])];
    faults.push(await failureOfCall([], { fetch: answering(502, 'Bad gateway') }));
    for (const fault of faults) expect(serverSentence(fault, own)).toBe(own);
    expect(serverSentence(new Error('x'), own)).toBe(own);
  });
  it('says why by a word; one that a newer API made says nothing', async () => {
    const refused = (reason: string) =>
      failureOfCall([], { fetch: answering(409, { message: '', traceId: 'x', reason }) });
    const failure = await refused('guarantee-over');
    expect(isRefusedFor(failure, 'guarantee-over')).toBe(true);
    expect(isRefusedFor(failure, 'price-guaranteed', 'basket-changed')).toBe(false);
    const newer = await refused('made-next-year');
    expect(newer).toMatchObject({ status: 409, message: '', kind: 'refusal' });
    expect(isRefusedFor(newer, 'guarantee-over')).toBe(false);
    expect(isRefusedFor(undefined, 'guarantee-over')).toBe(false);
  });
  it('given up by the caller is no network failure', async () => {
    const controller = new AbortController();
    const { request } = client([], {
      fetch: async () => Promise.reject(new DOMException('gone', 'AbortError')),
    });
    controller.abort();
    await expect(
      request(listPrices, {}, { signal: controller.signal }),
    ).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  });
  it.each([
    ['that broke off is one of the network', new TypeError('network error'), 'network'],
    ['given up is none', new DOMException('gone', 'AbortError'), 'aborted'],
  ])('while its answer is read, %s', async (_, error, kind) => {
    const body = () => new ReadableStream({ pull: (stream) => stream.error(error) });
    const { request } = client([], { fetch: async () => new Response(body()) });
    await expect(request(listPrices, {})).rejects.toMatchObject({ failure: { kind } });
    await expect(
      request(getBoletoPdf, { params: { id: '1', charge: '2' } }),
    ).rejects.toMatchObject({ failure: { kind } });
  });
});

describe('answers', () => {
  const fetch = async () => new Response(JSON.stringify({ data: [{ annataModel: 7 }] }));
  it('are checked against the contract in development', async () => {
    await expect(client([], { fetch }).request(listPrices, {})).rejects.toThrow();
  });
  it('are read from the property data, and from no other', async () => {
    const body = { data: [aPrice()], meta: { total: 1 }, message: 'x' };
    const fetch = async () => new Response(JSON.stringify(body));
    expect(await client([], { fetch }).request(listPrices, {})).toEqual([aPrice()]);
  });
  it('are trusted in production', async () => {
    expect(
      await client([], { fetch, parseAnswers: false }).request(listPrices, {}),
    ).toEqual([{ annataModel: 7 }]);
  });
});

it('steps run in order, each seeing what the one before made', async () => {
  const mark =
    (name: string): Step =>
    (request, next) =>
      next({ ...request, path: request.path + name });
  const run = pipeline([mark('a'), mark('b')], async ({ path }) => new Response(path));
  expect(
    await (
      await run({
        method: 'GET',
        path: '',
        url: '',
        headers: {},
        idempotent: false,
        quiet: false,
      })
    ).text(),
  ).toBe('ab');
});

it.each([
  ['http://h/api/v1', 'cms', 'http://h/api/v1/cms'],
  ['http://h/api/v1/', '/cms', 'http://h/api/v1/cms'],
  ['http://h', 'https://x.y/z', 'https://x.y/z'],
])('%s and %s make %s', (base, path, url) => expect(joinUrl(base, path)).toBe(url));

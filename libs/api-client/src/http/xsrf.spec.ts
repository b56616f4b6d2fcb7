import { createSimulation, sendLead } from '@site/api-contract';
import {
  answer,
  aPlace,
  aSimulation,
  guardConsole,
  refuse,
  stubTransport,
} from '@site/testing';
import { type HttpRequest } from './pipeline';
import { client, leadRequest } from './testing/test-client';
import { xsrf } from './xsrf';

guardConsole();

describe('headers of a call', () => {
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
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { CONTACT_SUBJECTS, sendContact } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { workflowOutbox } from './outbox.table';
import { workflowSender } from './workflow';
import { relayWorkflowMessages } from './workflow-outbox';

/** A real workflow host; `answerWith` sets its reaction to the next messages. */
const host = {
  server: undefined as Server | undefined,
  taken: [] as { headers: IncomingMessage['headers']; body: string }[],
  answerWith: 200 as number | 'silence',
};
const url = () =>
  `http://127.0.0.1:${(host.server?.address() as AddressInfo).port}/fluxo`;

beforeAll(async () => {
  host.server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (host.answerWith === 'silence') return;
      if (host.answerWith < 300) host.taken.push({ headers: request.headers, body });
      response
        .writeHead(
          host.answerWith,
          host.answerWith === 302 ? { location: 'http://127.0.0.1:1/' } : {},
        )
        .end('ok');
    });
  });
  await new Promise<void>((resolve) => host.server?.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  host.server?.closeAllConnections();
  host.server?.close();
});
beforeEach(() => {
  host.taken.length = 0;
  host.answerWith = 200;
});

const api = testApi();
const log = () => api.app.log;
const body = {
  name: 'Bia Souza',
  email: 'bia@exemplo.test',
  subject: CONTACT_SUBJECTS[6],
  message: 'Olá.',
};
const withHost = (address = url(), patienceMs = 20_000) => {
  api.ports.workflow = workflowSender({
    WORKFLOW_URL: address,
    WORKFLOW_TIMEOUT_MS: patienceMs,
  });
};
const owed = () => api.db.select().from(workflowOutbox);

describe('the workflow host', () => {
  it('gets each message once, without bearer, cookies or API key', async () => {
    withHost();
    const customer = await api.asRole('customer');
    const { data } = await customer.send(sendContact, { body });
    expect(await relayWorkflowMessages(api.ports, log())).toBe(1);
    expect(await relayWorkflowMessages(api.ports, log())).toBe(0);
    expect(host.taken).toHaveLength(1);
    const { headers, body: sent } = host.taken[0] ?? { headers: {}, body: '{}' };
    expect(JSON.parse(sent)).toMatchObject({
      kind: 'contato',
      id: data.id,
      protocol: data.protocol,
      name: 'Bia Souza',
      phone: null,
      subject: 'Outro assunto',
      message: 'Olá.',
    });
    expect(headers.authorization).toBe(undefined);
    expect(headers.cookie).toBe(undefined);
    expect(headers['x-api-key']).toBe(undefined);
    expect(headers['idempotency-key']).toMatch(/^contact-\d+$/);
    expect(await owed()).toEqual([]);
  });

  it.each([[500], [401], [302], ['silence' as const]])(
    'that answers %p fails no request and is tried again after a growing pause',
    async (answerWith) => {
      withHost(url(), answerWith === 'silence' ? 200 : undefined);
      host.answerWith = answerWith;
      expect((await api.asAnyone().send(sendContact, { body })).status).toBe(201);
      for (const [attempts, pause] of [
        [1, 5000],
        [2, 10_000],
      ] as const) {
        await relayWorkflowMessages(api.ports, log());
        const [row] = await owed();
        expect(row?.attempts).toEqual(attempts);
        expect((row?.nextTryAt.getTime() ?? 0) - api.clock.now().getTime()).toEqual(
          pause,
        );
        expect(await relayWorkflowMessages(api.ports, log())).toBe(0);
        api.clock.advance(pause);
      }
      host.answerWith = 204;
      withHost();
      await relayWorkflowMessages(api.ports, log());
      expect(host.taken).toHaveLength(1);
      expect(await owed()).toEqual([]);
    },
  );

  it('that is away fails no request, and is given up after 14 tries', async () => {
    withHost('http://127.0.0.1:1/');
    expect((await api.asAnyone().send(sendContact, { body })).status).toBe(201);
    for (let tries = 0; tries < 14; tries += 1) {
      await relayWorkflowMessages(api.ports, log());
      api.clock.advance(7 * 3_600_000);
    }
    expect(await relayWorkflowMessages(api.ports, log())).toBe(0);
    const [row] = await owed();
    expect(row?.attempts).toBe(14);
    expect(row?.gaveUpAt instanceof Date).toBe(true);
  });

  it('is owed nothing where no address is set', async () => {
    api.ports.workflow = workflowSender({
      WORKFLOW_URL: undefined,
      WORKFLOW_TIMEOUT_MS: 200,
    });
    await api.asAnyone().send(sendContact, { body });
    expect(await owed()).toEqual([]);
    expect(await relayWorkflowMessages(api.ports, log())).toBe(0);
  });
});

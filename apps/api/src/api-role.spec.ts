import { type FastifyInstance } from 'fastify';
import { sendLead } from '@site/api-contract';
import { type Config } from '#platform/config';
import { until } from '#platform/jobs/testing/started-jobs';
import { buildApp } from './app';
import { testApi } from './testing/api';
import { TestClient } from './testing/client';

const api = testApi();
const opened: FastifyInstance[] = [];
const timers = jest.spyOn(globalThis, 'setInterval');
beforeEach(() => timers.mockClear());
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));
afterAll(() => timers.mockRestore());

/** How many outboxes are looked at every few seconds. */
const outboxesWorkedOn = () =>
  timers.mock.calls.filter(([look]) => look.name === 'wake').length;

/** Another process of the API on the same database. */
async function start(API_ROLE: Config['API_ROLE']): Promise<FastifyInstance> {
  const config = { ...api.ports.config, API_ROLE };
  const app = await buildApp({ ...api.ports, config });
  opened.push(app);
  await app.ready();
  return app;
}

const statusOf = async (app: FastifyInstance, url: string) =>
  (await new TestClient({ app, ports: api.ports }).request({ url })).status;

it('a worker says that it is ready and how it does, and answers no call', async () => {
  const worker = await start('worker');
  expect(await statusOf(worker, '/readyz')).toBe(200);
  expect(await statusOf(worker, '/metrics')).toBe(200);
  expect(await statusOf(worker, '/api/v1/content-version')).toBe(404);
  expect(await statusOf(await start('http'), '/api/v1/content-version')).toBe(200);
});

it('a mail that a call wrote waits for a worker, which sends it', async () => {
  const visitor = new TestClient({ app: await start('http'), ports: api.ports });
  const { status } = await visitor.send(sendLead, {
    params: { product: 'carro-por-assinatura' },
    body: {
      name: 'Bia Souza',
      email: 'bia@exemplo.test',
      cellphone: '(41) 99876-5432',
      interest: 'quero para uso pessoal',
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  });
  expect(status).toBe(201);
  expect(outboxesWorkedOn()).toBe(0);
  expect(api.sent).toEqual([]);

  await start('worker');
  expect(outboxesWorkedOn()).toBe(2);
  await until(() => api.sent.some(({ to }) => to === 'bia@exemplo.test'));
});

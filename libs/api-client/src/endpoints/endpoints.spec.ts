import '../consultant-calls';
import '../passkey-calls';
import * as contracts from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import {
  aCmsPage,
  aLeadForm,
  type Answer,
  answer,
  aPlace,
  aPrice,
  aSimulation,
  guardConsole,
  refuse,
  stubTransport,
} from '@site/testing';
import {
  accountsApi,
  api,
  contentApi,
  createClient,
  handOver,
  leadsApi,
  makeStore,
  simulationsApi,
} from '../index';

guardConsole();

const WITHOUT_ENDPOINT = [
  // A contract's answer contains its plan; the call for the plan alone is for others
  // (spec §7).
  'getContractInstallments',
  // The shell counts a visit once at the start of a page; no screen waits for it.
  'sendLinkVisit',
  // Forms hold the typed values; the store would hold them twice.
  ...['getDraft', 'saveDraft', 'removeDraft'],
  // A portal polls this beside the screens; no screen shows the answer.
  'listChanges',
];
const calls = Object.entries(contracts).filter(
  // Files never enter the store: `useFetchFile` fetches them.
  ([name, value]) =>
    !WITHOUT_ENDPOINT.includes(name) &&
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    !('file' in value),
);

function store(answers: Answer[], preloadedState?: object) {
  const transport = stubTransport({ answers });
  const client = createClient({
    baseUrl: 'http://127.0.0.1:3333/api/v1',
    fetch: transport.fetch,
    apiKey: 'k',
    brandId: '1',
    sessionId: () => 's',
    readToken: () => null,
    readCookie: () => 'c',
    randomId: () => 'r',
    parseAnswer,
  });
  return { ...transport, store: makeStore({ client, slices: {}, preloadedState }) };
}

describe('the contract and the client', () => {
  it('there are calls to compare', () => expect(calls.length).toBeGreaterThan(30));
  it.each(calls.map(([name]) => name))('%s has an endpoint', (name) =>
    expect(Object.keys(api.endpoints)).toContain(name),
  );
  it('no endpoint is without a call', () => {
    const names = calls.map(([name]) => name);
    // A list that is also read page by page has a second endpoint: listProposals,
    // listProposalPages; listDeliveries, listDeliveryPages.
    const callOf = (endpoint: string) =>
      endpoint.replace(/yPages$/, 'ies').replace(/Pages$/, 's');
    expect(
      Object.keys(api.endpoints).filter(
        (name) => !names.includes(name) && !names.includes(callOf(name)),
      ),
    ).toEqual([]);
  });
});

describe('an endpoint', () => {
  it('gives the data of its call', async () => {
    const { store: it } = store([answer(contracts.listPrices, [aPrice()])]);
    expect((await it.dispatch(contentApi.endpoints.listPrices.initiate())).data).toEqual([
      aPrice(),
    ]);
  });
  it('rethrows the failure to who asked', async () => {
    const { store: it } = store([
      refuse(contracts.signIn, 401, { message: 'E-mail ou senha incorretos.' }),
    ]);
    const body = { email: 'ana@example.com', password: 'x' };
    await expect(
      it.dispatch(accountsApi.endpoints.signIn.initiate({ body })).unwrap(),
    ).rejects.toMatchObject({
      status: 401,
      message: 'E-mail ou senha incorretos.',
    });
  });
  it('the cart is read again after a write', async () => {
    const { store: it, requestsOf } = store([
      answer(contracts.listSimulations, [aSimulation()]),
      answer(contracts.createSimulation, aSimulation()),
    ]);
    const cart = it.dispatch(simulationsApi.endpoints.listSimulations.initiate());
    await cart;
    await it.dispatch(
      simulationsApi.endpoints.createSimulation.initiate({
        body: { clientType: 1, place: aPlace() },
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requestsOf(contracts.listSimulations)).toHaveLength(2);
  });
  it('sends the four nulls of a lead as they are', async () => {
    const { store: it, requestsOf } = store([answer(contracts.sendLead, { id: '1' })]);
    const body = {
      ...aLeadForm(),
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    };
    await it
      .dispatch(
        leadsApi.endpoints.sendLead.initiate({
          params: { product: 'carro-por-assinatura' },
          body,
        }),
      )
      .unwrap();
    expect(requestsOf(contracts.sendLead)[0]?.body).toEqual(body);
  });
});

it('what a server fetched is not fetched again in the browser', async () => {
  const arg = { body: { path: 'pages?slug=home-v3' } };
  const server = store([
    answer(contracts.fetchCms, aCmsPage({ seo: { title: 'Início' } })),
  ]);
  await server.store.dispatch(contentApi.endpoints.fetchCms.initiate(arg));
  const state = JSON.parse(JSON.stringify(handOver(server.store.getState()))) as object;
  const browser = store([], state);
  expect(
    (await browser.store.dispatch(contentApi.endpoints.fetchCms.initiate(arg))).data?.seo
      .title,
  ).toBe('Início');
  expect(browser.requestsOf(contracts.fetchCms)).toEqual([]);
});

it('a page of the CMS that the server did not fetch is asked for', async () => {
  const page = (path: string) =>
    contentApi.endpoints.fetchCms.initiate({ body: { path } });
  const server = store([answer(contracts.fetchCms, aCmsPage())]);
  await server.store.dispatch(page('pages?slug=home-v3'));
  const state = JSON.parse(JSON.stringify(handOver(server.store.getState()))) as object;
  const { store: it, requestsOf } = store(
    [answer(contracts.fetchCms, aCmsPage({ seo: { title: 'Rodapé' } }))],
    state,
  );
  expect((await it.dispatch(page('pages/704'))).data?.seo.title).toBe('Rodapé');
  await it.dispatch(page('pages?slug=home-v3'));
  expect(requestsOf(contracts.fetchCms).map(({ body }) => body)).toEqual([
    { path: 'pages/704' },
  ]);
});

it('a successful non-GET drops what server rendering handed over for its domain, and nothing else', async () => {
  const home = { body: { path: 'pages?slug=home-v3' } };
  const answers = [
    answer(contracts.fetchCms, aCmsPage()),
    answer(contracts.listSimulations, [aSimulation()]),
  ];
  const server = store(answers);
  await server.store.dispatch(contentApi.endpoints.fetchCms.initiate(home));
  await server.store.dispatch(simulationsApi.endpoints.listSimulations.initiate());
  const state = JSON.parse(JSON.stringify(handOver(server.store.getState()))) as object;
  const { store: it } = store([answer(contracts.createSimulation, aSimulation())], state);
  const handedOver = () =>
    Object.values(it.getState().api.queries).map((query) => query?.endpointName);
  expect(handedOver()).toEqual(['fetchCms', 'listSimulations']);
  await it.dispatch(
    simulationsApi.endpoints.createSimulation.initiate({
      body: { clientType: 1, place: aPlace() },
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(handedOver()).toEqual(['fetchCms']);
});

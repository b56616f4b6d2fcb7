import {
  type Call,
  errorBody,
  fetchCms,
  getDealership,
  getLead,
  getLoggedUser,
  getProposal,
  listLeads,
  listPrices,
  listProposals,
  listSimulations,
  listVehicleClasses,
  resendVerification,
  sendLead,
} from '@site/api-contract';
import { schemasOf } from '@site/api-contract/calls';
import {
  A_UUID,
  aCar,
  aCmsPage,
  aDealership,
  aLead,
  aLeadDetail,
  aLeadForm,
  answer,
  aPrice,
  aProposal,
  aRefusal,
  aSimulation,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  expectConsole,
  guardConsole,
  refuse,
  stopClock,
  stubTransport,
  takeMistakes,
  unreachable,
} from './index';

guardConsole();

const BASE = 'http://localhost/api/v1';
const leadBody = (changes = {}) =>
  JSON.stringify({
    ...aLeadForm(),
    cpf: null,
    state: null,
    months: null,
    hasAcceptedNewsletter: null,
    ...changes,
  });
const post = (body: string) => ({ method: 'POST', body });
const leadUrl = `${BASE}/leads/notification/carro-por-assinatura/lp-vendas`;

describe('builders', () => {
  const page = { nextCursor: null, total: 1 };
  it.each<[string, Call, unknown]>([
    ['a lead', listLeads, { items: [aLead()], ...page, counts: { free: 1, mine: 0 } }],
    ['a lead in detail', getLead, aLeadDetail()],
    ['a user', getLoggedUser, aUser()],
    ['a dealership', getDealership, aDealership()],
    ['a price', listPrices, [aPrice()]],
    [
      'a car',
      listVehicleClasses,
      [{ slug: 'suv', name: 'SUV', vehicleModels: [aCar()] }],
    ],
    ['a simulation', listSimulations, [aSimulation()]],
    ['a proposal', listProposals, { items: [aProposal()], ...page, counts: {} }],
    [
      'a proposal in detail',
      getProposal,
      { ...aProposal(), history: [], income: null, deliveryDate: null },
    ],
    ['a CMS page', fetchCms, aCmsPage()],
  ])('%s keeps to the contract', (_name, call, data) =>
    expect(schemasOf(call).data.safeParse(data)).toMatchObject({ success: true }),
  );
  it('a refusal keeps to the error shape', () =>
    expect(errorBody.parse(aRefusal())).toEqual(aRefusal()));
  it('a token carries the claims of its viewer, accents included', () => {
    const [, payload = ''] = aToken(
      claimsFor(aViewer('dealer', { name: 'João Conceição' })),
    ).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).toMatchObject({
      role: 'DEALER',
      unique_name: 'João Conceição',
    });
  });
});

describe('the stub transport', () => {
  it('answers with data of the contract and keeps what was asked', async () => {
    const { fetch, requestsOf } = stubTransport({
      answers: [answer(sendLead, { id: 'lead-1' })],
    });
    const response = await fetch(leadUrl, post(leadBody()));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ data: { id: 'lead-1' } });
    expect(requestsOf(sendLead)[0]).toMatchObject({
      params: { product: 'carro-por-assinatura' },
      body: { name: 'Ana Souza' },
    });
  });
  it('prefers a fixed path to one with parameters', async () => {
    const { fetch } = stubTransport({
      answers: [
        answer(getLoggedUser, aUser({ name: 'Bia' })),
        refuse(resendVerification, 404),
      ],
    });
    expect(await (await fetch(`${BASE}/users/logged-users`)).json()).toMatchObject({
      data: { name: 'Bia' },
    });
  });
  it('fails the test at an unexpected call', async () => {
    const { fetch } = stubTransport({ answers: [] });
    await expect(fetch(`${BASE}/vehicles/prices`)).rejects.toThrow(
      'Unexpected call: GET vehicles/prices',
    );
    expect(takeMistakes()).toEqual(['Unexpected call: GET vehicles/prices']);
  });
  it('fails the test at a request that breaks its contract', async () => {
    const { fetch } = stubTransport({ answers: [answer(sendLead, { id: 'x' })] });
    await expect(fetch(leadUrl, post(leadBody({ email: 'nope' })))).rejects.toThrow(
      'breaks its contract',
    );
    expect(takeMistakes()).toHaveLength(1);
  });
  it('cannot answer what the contract does not allow', async () => {
    const { fetch } = stubTransport({ answers: [answer(sendLead, { id: 7 } as never)] });
    await expect(fetch(leadUrl, post(leadBody()))).rejects.toThrow();
  });
  it('refuses in the error shape and can be unreachable', async () => {
    const { fetch } = stubTransport({
      answers: [
        refuse(getLoggedUser, 401, { message: 'Entre de novo.' }),
        unreachable(listPrices),
      ],
    });
    const refused = await fetch(`${BASE}/users/logged-users`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      message: 'Entre de novo.',
      traceId: expect.any(String),
    });
    await expect(fetch(`${BASE}/vehicles/prices`)).rejects.toThrow('fetch failed');
  });
  it('knows the resend of a user by id', async () => {
    const { fetch, requestsOf } = stubTransport({
      answers: [answer(resendVerification, { ok: true })],
    });
    await fetch(`${BASE}/users/${A_UUID}/emails/resend-verifications`, {
      method: 'POST',
    });
    expect(requestsOf(resendVerification)[0]?.params).toEqual({ id: A_UUID });
  });
});

describe('a stopped clock', () => {
  const NOON = Date.UTC(2026, 10, 23, 15);
  afterAll(() => expect(Date.now()).not.toBe(NOON));

  it('stands at its moment, and goes on after the test', () => {
    stopClock(NOON);
    expect(Date.now()).toBe(NOON);
  });
});

describe('the console guard', () => {
  it('lets through what a test says it expects', () => {
    expectConsole(/expected words/);
    // eslint-disable-next-line no-console -- the guard under test must catch it
    console.error('some expected words');
  });
});

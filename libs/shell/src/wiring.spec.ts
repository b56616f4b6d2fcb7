import { waitFor } from '@testing-library/react';
import { accountsApi, contentApi, type FailurePopup } from '@site/api-client';
import { memoryStorage } from '@site/auth';
import {
  formOpened,
  selectLanding,
  selectLost,
  selectRestored,
  selectUser,
  selectViewer,
} from '@site/auth';
import {
  getDealership,
  getLoggedUser,
  listPrices,
  refreshSession,
  sendLead,
  signIn,
  signOut,
} from '@site/contracts';
import {
  aDealership,
  aLeadForm,
  type Answer,
  answer,
  aPrice,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
  stubTransport,
  unreachable,
} from '@site/testing';
import { wireBrowser, wireServer } from './wiring';

guardConsole();

const token = aToken(claimsFor(aViewer('customer')));
const session = { token, user: aUser() };
const NOW = 1_800_000_000_000;
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

function site(
  answers: Answer[],
  entries: Record<string, string> = {},
  url = 'http://localhost:8080/area-logada',
  now = () => NOW,
) {
  const transport = stubTransport({ answers });
  const storage = memoryStorage(entries);
  const popups: FailurePopup[] = [];
  const notices: string[] = [];
  const visited: string[] = [];
  const wired = wireBrowser({
    app: 'public-site',
    api: { apiKey: 'rodar-demo', brandId: '1', parseAnswers: true },
    ports: {
      fetch: transport.fetch,
      storage,
      randomId: () => '11111111-1111-4111-8111-111111111111',
      cookies: () => 'XSRF-TOKEN=abc',
      url: () => new URL(url),
      load: (to) => visited.push(`load ${to}`),
      navigate: (to) => visited.push(to),
      showPopup: async (popup) => void popups.push(popup),
      showNotice: ({ text }) => void notices.push(text),
      now,
      schedule: () => () => undefined,
    },
  });
  return { ...transport, ...wired, raw: storage, popups, notices, visited };
}

it('a call without an answer is told in the page, a quiet one to nobody', async () => {
  const it = site([unreachable(getLoggedUser), unreachable(listPrices)]);
  for (const call of [listPrices, getLoggedUser])
    await expect(it.client.request(call, {})).rejects.toThrow();
  await waitFor(() =>
    expect(it.notices).toEqual([
      'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
    ]),
  );
  expect(it.popups).toEqual([]);
});

it.each([
  ['an hour ahead', 3_600_000, true],
  ['two seconds behind', -2_000, false],
])('the clock of a visitor who is %s follows the API', async (_name, ahead, isKept) => {
  const call = listPrices;
  const headers = { 'x-server-time': String(NOW) };
  const reply = async () => ({ status: 200, json: { data: [] }, headers });
  const it = site([{ call, reply }], {}, undefined, () => NOW + ahead);
  await it.client.request(listPrices, {});
  expect(it.now()).toBe(isKept ? NOW : NOW + ahead);
  expect(it.raw.getItem('ROD_CLOCK_OFFSET')).toBe(isKept ? String(-ahead) : null);
});

describe('the session of a browser', () => {
  it('begins anonymous, as the server rendered, and is taken over at the start', async () => {
    const it = site([], { ROD_TOKEN: token, ROD_USER: JSON.stringify(aUser()) });
    expect([
      selectViewer(it.store.getState()).kind,
      selectRestored(it.store.getState()),
    ]).toEqual(['anonymous', false]);
    await it.start();
    expect([
      selectViewer(it.store.getState()).kind,
      selectRestored(it.store.getState()),
    ]).toEqual(['customer', true]);
    expect(selectUser(it.store.getState())?.name).toBe('Ana Souza');
  });
  it('comes from the answer of the sign-in and is stored', async () => {
    const it = site([answer(signIn, session)]);
    await it.start();
    await it.store
      .dispatch(
        accountsApi.endpoints.signIn.initiate({
          body: { email: 'ana@example.com', password: 'x' },
        }),
      )
      .unwrap();
    expect(it.raw.getItem('ROD_TOKEN')).toBe(token);
    expect(it.raw.getItem('ROD_LOGGED_CLIENT')).toBe(token);
    expect(JSON.parse(it.raw.getItem('ROD_USER') ?? '{}')).toEqual(aUser());
    expect(selectViewer(it.store.getState())).toMatchObject({
      kind: 'customer',
      name: 'Ana Souza',
    });
    expect(it.sessionSource.token()).toBe(token);
  });
  it('of a dealer is stored with the name of the dealership, and as no client', async () => {
    const token = aToken(claimsFor(aViewer('dealer')));
    const user = aUser({ role: 'DEALER', dealershipName: 'Rodar Batel' });
    const it = site([answer(signIn, { token, user })]);
    await it.start();
    const body = { email: 'dealer@rodar.test', password: 'x' };
    await it.store.dispatch(accountsApi.endpoints.signIn.initiate({ body })).unwrap();
    expect(it.raw.getItem('ROD_DEALERSHIP_NAME')).toBe('Rodar Batel');
    expect(it.raw.getItem('ROD_LOGGED_CLIENT')).toBeNull();
  });
  it('is there for calls that a screen makes before the start', async () => {
    const it = site([answer(getLoggedUser, aUser())], { ROD_TOKEN: token });
    const asked = it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await it.start();
    await asked;
    expect(it.requestsOf(getLoggedUser)[0]?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
  });
  it('a stored token that is no token is nobody', async () => {
    const it = site([], { ROD_TOKEN: 'nonsense' });
    await it.start();
    expect(selectViewer(it.store.getState()).kind).toBe('anonymous');
  });
  it('a 401 shows the popup, ends the session and leads to the login', async () => {
    const it = site(
      [
        refuse(getLoggedUser, 401, { message: '' }),
        refuse(refreshSession, 401),
        answer(signOut, { ok: true }),
      ],
      { ROD_TOKEN: token, ROD_CAMPAIGN: 'c' },
    );
    await it.start();
    await it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await settle();
    expect(it.popups).toMatchObject([
      {
        title: 'Erro!',
        text: 'Sua sessão expirou, faça login novamente para continuar!',
      },
    ]);
    expect(it.visited).toEqual(['/conta/login']);
    expect([it.raw.getItem('ROD_TOKEN'), it.raw.getItem('ROD_CAMPAIGN')]).toEqual([
      null,
      'c',
    ]);
    expect(it.requestsOf(signOut)).toHaveLength(1);
  });
  it('a 401 of a call that was under way when the person signed out says nothing', async () => {
    const it = site(
      [
        refuse(getLoggedUser, 401, { message: '' }),
        refuse(refreshSession, 401),
        answer(signOut, { ok: true }),
      ],
      { ROD_TOKEN: token },
    );
    await it.start();
    const underWay = it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await Promise.all([it.effects.logout(), underWay]);
    await settle();
    expect(it.popups).toEqual([]);
    expect(it.visited).toEqual(['/']);
  });
  it('MFA saves who signs in, without the document that was typed, and leads to its page', async () => {
    const it = site([
      refuse(signIn, 403, {
        message: 'Enviamos um código.',
        notifications: [{ key: 'MfaRequired', message: 'x' }],
        userId: 'user-1',
      }),
    ]);
    await it.start();
    const signingIn = it.store.dispatch(
      accountsApi.endpoints.signIn.initiate({
        body: { email: '529.982.247-25', password: 'x' },
      }),
    );
    await expect(signingIn.unwrap()).rejects.toMatchObject({ status: 403 });
    await settle();
    expect(it.popups).toMatchObject([{ title: 'Alerta!', text: 'Enviamos um código.' }]);
    expect([it.raw.getItem('ROD_MFA_EMAIL'), it.visited]).toEqual([
      'user-1',
      ['/conta/autenticacao-email'],
    ]);
  });
  it('a token about to end is renewed before the call that needs it', async () => {
    const ending = aToken(claimsFor(aViewer(), { exp: NOW / 1000 + 20 }));
    const it = site([answer(refreshSession, session), answer(getLoggedUser, aUser())], {
      ROD_TOKEN: ending,
    });
    await it.start();
    await it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    expect(it.requestsOf(getLoggedUser)[0]?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
    expect(it.raw.getItem('ROD_TOKEN')).toBe(token);
  });
  it('a token that ended by the clock of the API is renewed after its 401, and the call is sent again', async () => {
    const refused = aToken(claimsFor(aViewer('customer'), { exp: NOW / 1000 + 900 }));
    const it = site(
      [
        answer(refreshSession, session),
        {
          call: getLoggedUser,
          reply: async ({ headers }) =>
            headers.get('authorization') === `Bearer ${token}`
              ? { status: 200, json: { data: aUser() } }
              : { status: 401, json: { message: 'x', traceId: 't' } },
        },
      ],
      { ROD_TOKEN: refused },
    );
    await it.start();
    const asked = await Promise.all(
      [1, 2].map(() => it.client.request(getLoggedUser, {})),
    );
    expect(asked.map(({ name }) => name)).toEqual(['Ana Souza', 'Ana Souza']);
    expect([
      it.requestsOf(refreshSession).length,
      it.requestsOf(getLoggedUser).length,
    ]).toEqual([1, 4]);
    expect([it.popups, it.visited, it.raw.getItem('ROD_TOKEN')]).toEqual([[], [], token]);
  });
  it('a 401 of the sign-in itself is no reason to renew', async () => {
    const it = site([refuse(signIn, 401)], { ROD_TOKEN: token });
    await it.start();
    await expect(
      it.client.request(signIn, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toMatchObject({ failure: { status: 401 } });
    expect(it.requestsOf(refreshSession)).toHaveLength(0);
  });
  it('a renewal that the server refuses opens the sign-in over a form, and ends nothing yet', async () => {
    const ending = aToken(claimsFor(aViewer(), { exp: NOW / 1000 + 20 }));
    const it = site(
      [
        refuse(refreshSession, 401),
        answer(listPrices, [aPrice()]),
        answer(signOut, { ok: true }),
      ],
      { ROD_TOKEN: ending, ROD_USER: JSON.stringify(aUser()) },
    );
    await it.start();
    it.store.dispatch(formOpened());
    await it.store.dispatch(contentApi.endpoints.listPrices.initiate());
    expect(selectLost(it.store.getState())).toMatchObject({
      userId: aUser().id,
      email: aUser().email,
    });
    expect([it.raw.getItem('ROD_TOKEN'), it.visited]).toEqual([ending, []]);
    await it.effects.leaveForLogin();
    expect([
      it.raw.getItem('ROD_TOKEN'),
      it.visited,
      selectLost(it.store.getState()),
    ]).toEqual([null, ['/conta/login'], null]);
  });
  it('a session that ended while away leaves a visitor, without a popup', async () => {
    const ended = aToken(claimsFor(aViewer(), { exp: NOW / 1000 - 9_000 }));
    const it = site([refuse(refreshSession, 401), answer(listPrices, [aPrice()])], {
      ROD_TOKEN: ended,
    });
    await it.start();
    await it.store.dispatch(contentApi.endpoints.listPrices.initiate());
    await settle();
    expect([it.popups, it.visited, it.raw.getItem('ROD_TOKEN')]).toEqual([[], [], null]);
    expect(it.requestsOf(listPrices)[0]?.headers.get('authorization')).toBeNull();
  });
  it('a dealer link makes this the landing of that dealership, with a new session id', async () => {
    const it = site(
      [answer(getDealership, aDealership({ id: '3', name: 'Rodar Guaíba' }))],
      { ROD_SESSION_ID: 'old' },
      'http://localhost:8080/?dealerid=3',
    );
    await it.start();
    expect(selectLanding(it.store.getState())).toEqual({
      id: '3',
      name: 'Rodar Guaíba',
      city: 'Curitiba',
      state: 'PR',
      phone: '4133334444',
    });
    expect(it.requestsOf(getDealership)[0]?.headers.get('x-session-id')).toBe(
      '11111111-1111-4111-8111-111111111111',
    );
  });
});

it('a dealer link of a dealership that nobody knows is ignored, without popup and notice', async () => {
  const message = 'Não encontramos essa concessionária.';
  for (const failing of [
    refuse(getDealership, 404, { message }),
    unreachable(getDealership),
  ]) {
    const it = site([failing], {}, 'http://localhost:8080/?dealerid=99');
    await it.start();
    await settle();
    expect([it.popups, it.notices, it.visited]).toEqual([[], [], []]);
    expect(selectLanding(it.store.getState())).toBeNull();
  }
});

// A token lasts 15 minutes of the API's time; the browser's clock may say anything.
describe.each([
  ['20 minutes ahead of the API', 20 * 60_000],
  ['20 minutes behind the API', -20 * 60_000],
  ['right', 0],
])('a browser whose clock is %s', (_name, aheadMs) => {
  const LIFE_S = 900;
  let apiNow = NOW;
  const signed = () => ({
    token: aToken({
      ...claimsFor(aViewer('customer')),
      iat: apiNow / 1000,
      exp: apiNow / 1000 + LIFE_S,
    }),
    user: aUser(),
  });
  const renewing: Answer = {
    call: refreshSession,
    reply: async () => ({ status: 200, json: { data: signed() } }),
  };
  const open = (entries: Record<string, string> = {}) =>
    site(
      [answer(signIn, signed()), renewing, answer(getLoggedUser, aUser())],
      entries,
      undefined,
      () => apiNow + aheadMs,
    );
  beforeEach(() => (apiNow = NOW));

  it('renews a token a minute before it ends by the time of the API, and not before', async () => {
    const it = open();
    await it.start();
    await it.store
      .dispatch(
        accountsApi.endpoints.signIn.initiate({
          body: { email: 'ana@example.com', password: 'x' },
        }),
      )
      .unwrap();
    for (const minute of [0, 5, 13]) {
      apiNow = NOW + minute * 60_000;
      await it.client.request(getLoggedUser, {});
      expect([minute, it.requestsOf(refreshSession).length]).toEqual([minute, 0]);
    }
    apiNow = NOW + 14.5 * 60_000;
    await it.client.request(getLoggedUser, {});
    await it.client.request(getLoggedUser, {});
    expect(it.requestsOf(refreshSession)).toHaveLength(1);
  });

  it('tells the time of the API', async () => {
    const it = open();
    await it.start();
    await it.store
      .dispatch(
        accountsApi.endpoints.signIn.initiate({
          body: { email: 'ana@example.com', password: 'x' },
        }),
      )
      .unwrap();
    expect(it.now()).toBe(NOW);
  });

  it('knows it on the next page too', async () => {
    const first = open();
    await first.start();
    await first.store
      .dispatch(
        accountsApi.endpoints.signIn.initiate({
          body: { email: 'ana@example.com', password: 'x' },
        }),
      )
      .unwrap();
    const kept = ['ROD_TOKEN', 'ROD_USER', 'ROD_CLOCK_OFFSET'].map((key) => [
      key,
      first.raw.getItem(key) ?? '',
    ]);
    apiNow = NOW + 60_000;
    const next = open(Object.fromEntries(kept) as Record<string, string>);
    await next.start();
    await next.client.request(getLoggedUser, {});
    expect(next.requestsOf(refreshSession)).toHaveLength(0);
  });
});

it('a clock that is put right while a token lives costs one renewal', async () => {
  const token = aToken({
    ...claimsFor(aViewer('customer')),
    iat: NOW / 1000,
    exp: NOW / 1000 + 900,
  });
  // It was 20 minutes behind when the token came, so the token seems to be over.
  const it = site(
    [
      {
        call: refreshSession,
        reply: async () => ({ status: 200, json: { data: session } }),
      },
      answer(getLoggedUser, aUser()),
    ],
    { ROD_TOKEN: token, ROD_CLOCK_OFFSET: String(20 * 60_000) },
  );
  await it.start();
  await it.client.request(getLoggedUser, {});
  await it.client.request(getLoggedUser, {});
  expect(it.requestsOf(refreshSession)).toHaveLength(1);
});

describe("spec §4: 'A campaign URL (containing utm_campaign) is remembered'", () => {
  const CAMPAIGN =
    'http://localhost:8080/institucional/duvidas?utm_source=rede&utm_campaign=primavera';
  const lead = {
    params: { product: 'carro-por-assinatura' },
    body: {
      ...aLeadForm(),
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  };

  it('as it was opened, on any page, and nothing else is kept of it', async () => {
    const it = site([], {}, CAMPAIGN);
    await it.start();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe(CAMPAIGN);
    expect(it.storage.read('linkedAt')).toBeNull();
  });
  it('survives the next page and is sent with a lead', async () => {
    const it = site(
      [answer(sendLead, { id: '1' })],
      { ROD_CAMPAIGN: CAMPAIGN },
      'http://localhost:8080/desconto-assinar',
    );
    await it.start();
    await it.client.request(sendLead, lead);
    expect(it.requestsOf(sendLead)[0]?.headers.get('x-attribution')).toBe(
      'utm_campaign=primavera',
    );
  });
  it('an address without one, or with utm_source alone, changes nothing', async () => {
    const it = site(
      [],
      { ROD_CAMPAIGN: CAMPAIGN },
      'http://localhost:8080/?utm_source=outra',
    );
    await it.start();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe(CAMPAIGN);
  });
  it("is cleared by 'Sair', with all local storage", async () => {
    const it = site([answer(signOut, { ok: true })], { ROD_CAMPAIGN: CAMPAIGN });
    await it.start();
    await it.effects.logout();
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBeNull();
  });
});

it('a server renders for an anonymous visitor and shows no failure', async () => {
  const { fetch } = stubTransport({
    answers: [refuse(listPrices, 503, { message: 'Fora do ar.' })],
  });
  const { store } = wireServer({
    api: { apiKey: 'k', brandId: '1', parseAnswers: true },
    baseUrl: 'http://127.0.0.1:3333/api/v1',
    fetch,
    readCookie: () => 'x',
    sessionId: 's',
    randomId: () => 'r',
  });
  const { error } = await store.dispatch(contentApi.endpoints.listPrices.initiate());
  expect(error).toMatchObject({ status: 503, message: 'Fora do ar.' });
  expect(selectViewer(store.getState()).kind).toBe('anonymous');
});

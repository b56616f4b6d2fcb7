import { waitFor } from '@testing-library/react';
import { accountsApi, contentApi } from '@site/api-client';
import {
  formOpened,
  selectExpired,
  selectLanding,
  selectRestored,
  selectUser,
  selectViewer,
} from '@site/auth';
import {
  getDealership,
  getLoggedUser,
  listPrices,
  listStates,
  refreshSession,
  sendLinkVisit,
  signIn,
  signOut,
} from '@site/contracts';
import {
  aDealership,
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
import { NOW, session, settle, site, token } from './testing/wired-site';
import { wireServer } from './wiring';

guardConsole();

it('a call without an answer is told in the page, one whose screen says it to nobody', async () => {
  const own = [listPrices, getLoggedUser];
  const it = site([...own, listStates].map((call) => unreachable(call)));
  for (const call of [...own, listStates])
    await expect(it.client.request(call, {})).rejects.toThrow();
  await waitFor(() =>
    expect(it.notices).toEqual([
      'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
    ]),
  );
  expect(it.popups).toEqual([]);
});

it('a caller gets the failure after its popup was shown', async () => {
  const it = site([refuse(getLoggedUser, 500, { message: 'Fora do ar.' })]);
  const order: string[] = [];
  await it.client.request(getLoggedUser, {}).catch(() => {
    order.push(...it.popups.map(() => 'popup'), 'rejected');
  });
  expect(order).toEqual(['popup', 'rejected']);
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
    expect(selectExpired(it.store.getState())).toMatchObject({
      userId: aUser().id,
      email: aUser().email,
    });
    expect([it.raw.getItem('ROD_TOKEN'), it.visited]).toEqual([ending, []]);
    await it.effects.leaveForLogin();
    expect([
      it.raw.getItem('ROD_TOKEN'),
      it.visited,
      selectExpired(it.store.getState()),
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
      [
        answer(getDealership, aDealership({ id: '3', name: 'Rodar Guaíba' })),
        answer(sendLinkVisit, { ok: true }),
      ],
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
    await waitFor(() => expect(it.requestsOf(sendLinkVisit)).toHaveLength(1));
    const [visit] = it.requestsOf(sendLinkVisit);
    expect([visit?.headers.get('x-attribution'), visit?.body]).toEqual([
      'dealerid=3',
      undefined,
    ]);
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

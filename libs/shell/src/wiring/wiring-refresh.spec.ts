import { accountsApi, contentApi } from '@site/api-client';
import {
  getLoggedUser,
  listPrices,
  refreshSession,
  signIn,
  signOut,
} from '@site/api-contract';
import {
  answer,
  aPrice,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
} from '@site/testing';
import { NOW, session, settle, site, token } from '../testing/wired-site';

guardConsole();

const ENDED = aToken(claimsFor(aViewer(), { exp: NOW / 1000 - 9_000 }));
const HOME = 'http://localhost:8080/';
const PAGE = 'http://localhost:8080/area-logada/dados?a=1#parte';

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
    expect(it.requestsOf(refreshSession).length).toBe(1);
    expect(it.requestsOf(getLoggedUser).length).toBe(4);
    expect(it.popups).toEqual([]);
    expect(it.visited).toEqual([]);
    expect(it.raw.getItem('ROD_TOKEN')).toEqual(token);
  });
  it('a 401 of the sign-in itself is no reason to renew', async () => {
    const it = site([refuse(signIn, 401)], { ROD_TOKEN: token });
    await it.start();
    await expect(
      it.client.request(signIn, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toMatchObject({ failure: { status: 401 } });
    expect(it.requestsOf(refreshSession)).toHaveLength(0);
  });
  it('a session that ended while away leaves a visitor on a public page, without a popup', async () => {
    const it = site(
      [refuse(refreshSession, 401), answer(listPrices, [aPrice()])],
      { ROD_TOKEN: ENDED },
      HOME,
    );
    await it.start();
    await it.store.dispatch(contentApi.endpoints.listPrices.initiate());
    await settle();
    expect(it.popups).toEqual([]);
    expect(it.visited).toEqual([]);
    expect(it.raw.getItem('ROD_TOKEN')).toBe(null);
    expect(it.requestsOf(listPrices)[0]?.headers.get('authorization')).toBeNull();
  });
});

// spec §8: 401
describe('a session that ends while nobody asks for anything', () => {
  const answers = [refuse(refreshSession, 401), answer(signOut, { ok: true })];
  it.each([
    [PAGE, '/conta/login?returnUrl=%2Farea-logada%2Fdados%3Fa%3D1'],
    [HOME, undefined],
  ])('on %s leads to %s', async (url, target) => {
    const it = site(answers, { ROD_TOKEN: ENDED, ROD_CAMPAIGN: 'c' }, url);
    await it.start();
    await it.wakeUp();
    const text = 'Sua sessão expirou, faça login novamente para continuar!';
    const popups = target ? [{ title: 'Erro!', text }] : [];
    expect(it.popups).toMatchObject(popups);
    expect(it.visited).toEqual(target ? [target] : []);
    expect(it.raw.getItem('ROD_TOKEN')).toBe(null);
    expect(it.raw.getItem('ROD_CAMPAIGN')).toBe('c');
  });
  it('is told once, also when a call meets the same 401', async () => {
    const it = site([...answers, refuse(getLoggedUser, 401)], { ROD_TOKEN: ENDED }, PAGE);
    await it.start();
    await it.store.dispatch(accountsApi.endpoints.getLoggedUser.initiate());
    await settle();
    expect(it.popups.length).toBe(1);
    expect(it.visited.length).toBe(1);
  });
  it('says nothing where another tab signed out', async () => {
    const it = site(answers, { ROD_TOKEN: ENDED }, PAGE);
    await it.start();
    it.raw.clear();
    await it.wakeUp();
    expect(it.popups).toEqual([]);
    expect(it.visited).toEqual([]);
  });
});

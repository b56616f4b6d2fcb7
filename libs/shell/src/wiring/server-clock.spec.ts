import { getLoggedUser, refreshSession, signIn } from '@site/api-contract';
import {
  type Answer,
  answer,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
} from '@site/testing';
import { NOW, session, site } from '../testing/wired-site';

guardConsole();

// A token lasts 15 minutes of the API's time, whatever the browser's clock.
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
    await it.signIn();
    for (const minute of [0, 5, 13]) {
      apiNow = NOW + minute * 60_000;
      await it.client.request(getLoggedUser, {});
      expect(minute).toEqual(minute);
      expect(it.requestsOf(refreshSession).length).toBe(0);
    }
    apiNow = NOW + 14.5 * 60_000;
    await it.client.request(getLoggedUser, {});
    await it.client.request(getLoggedUser, {});
    expect(it.requestsOf(refreshSession)).toHaveLength(1);
  });

  it('tells the time of the API', async () => {
    const it = open();
    await it.start();
    await it.signIn();
    expect(it.now()).toBe(NOW);
  });

  it('knows it on the next page too', async () => {
    const first = open();
    await first.start();
    await first.signIn();
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
  // The clock was 20 minutes behind when the token was issued, so the token looks
  // expired.
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

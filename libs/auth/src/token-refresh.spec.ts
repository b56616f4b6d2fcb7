import { aToken, aUser, aViewer, claimsFor } from '@site/testing';
import { type RefreshPorts, startTokenRefresh } from './token-refresh';

const tokenUntil = (exp: number) => aToken(claimsFor(aViewer(), { exp }));

function scene(exp: number, ports: Partial<RefreshPorts> = {}) {
  let token: string | null = tokenUntil(exp);
  const log: string[] = [];
  const planned: { run: () => void; delayMs: number }[] = [];
  const tokenRefresh = startTokenRefresh({
    readToken: () => token,
    refresh: async () => (
      log.push('refresh'),
      { token: tokenUntil(5_000), user: aUser() }
    ),
    onRefreshed: (session) => ((token = session.token), log.push('renewed')),
    onEnded: () => ((token = null), log.push('ended')),
    isOver: (error) => error === 401,
    now: () => 1_000_000,
    schedule: (run, delayMs) => (
      planned.push({ run, delayMs }),
      () => log.push('cancelled')
    ),
    ...ports,
  });
  return { tokenRefresh, log, planned };
}

describe('renewing a token', () => {
  it('is planned a minute before it ends', () =>
    expect(scene(1_900).planned[0]?.delayMs).toBe(840_000));
  it('is not planned further ahead than a timer can count, nor at once again without a network', () => {
    expect(scene(4_000_000_000).planned[0]?.delayMs).toBe(86_400_000);
    expect(scene(1_010).planned[0]?.delayMs).toBe(10_000);
  });
  it('a token with time left is used as it is', async () => {
    const { tokenRefresh, log } = scene(1_900);
    expect(await tokenRefresh.freshToken()).toBe(tokenUntil(1_900));
    expect(log).toEqual([]);
  });
  it('happens before a call when the token ends within a minute, once for all callers', async () => {
    const { tokenRefresh, log } = scene(1_030);
    const tokens = await Promise.all([
      tokenRefresh.freshToken(),
      tokenRefresh.freshToken(),
    ]);
    expect(tokens).toEqual([tokenUntil(5_000), tokenUntil(5_000)]);
    expect(log).toEqual(['refresh', 'renewed']);
  });
  it('happens by the timer, which then plans the next one', async () => {
    const { planned, log } = scene(1_060);
    planned[0]?.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['refresh', 'renewed', 'cancelled']);
    expect(planned[1]?.delayMs).toBe(3_940_000);
  });
  it('that the server refuses ends the session quietly', async () => {
    const { tokenRefresh, log } = scene(1_030, { refresh: () => Promise.reject(401) });
    expect(await tokenRefresh.freshToken()).toBeNull();
    expect(log).toEqual(['ended']);
  });
  it('without a network keeps the old token', async () => {
    const { tokenRefresh, log } = scene(1_030, {
      refresh: () => Promise.reject(new Error('offline')),
    });
    expect(await tokenRefresh.freshToken()).toBe(tokenUntil(1_030));
    expect(log).toEqual([]);
  });
  it('stops when told', () => {
    const { tokenRefresh, log } = scene(1_900);
    tokenRefresh.stop();
    expect(log).toEqual(['cancelled']);
  });
});

/** @jest-environment node */
import { createContentVersion } from './content-version';

function setUp(answers: (string | Error)[]) {
  let time = 0;
  let asked = 0;
  const states: unknown[] = [];
  const contentVersion = createContentVersion({
    read: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer;
    },
    now: () => time,
    onChange: (state) => states.push(state),
  });
  return {
    contentVersion,
    states,
    asked: () => asked,
    pass: (ms: number) => (time += ms),
  };
}

describe('content version', () => {
  it('is asked once for all requests of one second, and again after it', async () => {
    const { contentVersion, asked, pass } = setUp(['a', 'b']);
    expect(await Promise.all([contentVersion(), contentVersion()])).toEqual([
      { version: 'a' },
      { version: 'a' },
    ]);
    pass(999);
    expect(await contentVersion()).toEqual({ version: 'a' });
    expect(asked()).toBe(1);
    pass(1);
    expect(await contentVersion()).toEqual({ version: 'b' });
  });

  it('is waited for once while the API hangs, for at most the timeout', async () => {
    let asked = 0;
    const contentVersion = createContentVersion({
      read: () => new Promise<never>(() => void (asked += 1)),
      timeoutMs: 50,
      maxAgeMs: 0,
    });
    expect(await contentVersion()).toBe('down');
    const nextTurn = new Promise((turn) => setImmediate(turn, 'waits'));
    for (let nth = 0; nth < 20; nth += 1)
      expect(await Promise.race([contentVersion(), nextTurn])).toBe('down');
    expect(asked).toBe(2);
  });

  it('is down while the API is unavailable, reports that once, and no request waits for the next read', async () => {
    const { contentVersion, states, pass } = setUp([
      'a',
      new Error('away'),
      new Error('away'),
      'b',
    ]);
    await contentVersion();
    pass(1000);
    expect(await contentVersion()).toBe('down');
    pass(1000);
    expect(await contentVersion()).toBe('down');
    await new Promise(setImmediate);
    pass(1000);
    expect(await contentVersion()).toBe('down');
    await new Promise(setImmediate);
    expect(await contentVersion()).toEqual({ version: 'b' });
    expect(states).toEqual([{ version: 'a' }, 'down', { version: 'b' }]);
  });
});

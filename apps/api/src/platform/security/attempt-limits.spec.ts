import { testApi } from '../../testing/api';
import { Refusal } from '../errors';
import { type AttemptLimit, QUEUE_LENGTH, withAttemptLimit } from './attempt-limits';

const api = testApi();
afterEach(() => jest.restoreAllMocks());
const account: AttemptLimit = {
  key: 'sign-in:account:ana',
  failures: 5,
  windowMs: 900_000,
  blockMs: 120_000,
};
const address: AttemptLimit = {
  key: 'sign-in:address:1',
  failures: 20,
  windowMs: 900_000,
  blockMs: 120_000,
};

const attemptWith = async (ok: boolean, limits = [account, address]) => {
  try {
    return await withAttemptLimit(api.ports, limits, async () => ({
      ok,
      value: ok ? 'in' : 'wrong',
    }));
  } catch (error) {
    return error instanceof Refusal ? error.kind : 'fault';
  }
};

describe('failed attempts', () => {
  it('block after the fifth, the right password too, and the block ends by itself after two minutes', async () => {
    for (let n = 0; n < 5; n += 1) expect(await attemptWith(false)).toBe('wrong');
    expect(await attemptWith(false)).toBe('too-many');
    expect(await attemptWith(true)).toBe('too-many');
    api.clock.advance(119_000);
    expect(await attemptWith(true)).toBe('too-many');
    api.clock.advance(2_000);
    expect(await attemptWith(true)).toBe('in');
    for (let n = 0; n < 4; n += 1) expect(await attemptWith(false)).toBe('wrong');
    expect(await attemptWith(true)).toBe('in');
  });

  it('fifty at once get past the limit no more than five times', async () => {
    let checks = 0;
    const tries = Array.from({ length: 50 }, () =>
      withAttemptLimit(api.ports, [account], async () => {
        checks += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { ok: false, value: 'wrong' };
      }).catch(() => 'blocked'),
    );
    const outcomes = await Promise.all(tries);
    expect(checks).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
  });

  it('do not hold up right passwords: thirty valid sign-ins at once all succeed', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => attemptWith(true)),
    );
    expect(outcomes).toEqual(Array.from({ length: 30 }, () => 'in'));
  });

  it('do not refuse a right password that waits for slow ones before it', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const config = { ATTEMPT_WAIT_MS: 8_000 };
    const slow = () =>
      withAttemptLimit(
        { ...api.ports, config },
        [{ ...account, failures: 1 }],
        async () => {
          now += 5_000;
          await new Promise((resolve) => setTimeout(resolve, 100));
          return { ok: true, value: 'in' };
        },
      );
    const outcomes = await Promise.allSettled([slow(), slow(), slow(), slow()]);
    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'fulfilled'),
    );
  });

  it('wait in a queue of which the first alone asks the database', async () => {
    const asked = jest.spyOn(api.ports.database.db, 'execute');
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: 30 }, () =>
        withAttemptLimit(api.ports, [account], async () => {
          await new Promise((resolve) => setTimeout(resolve, 200));
          return { ok: true, value: 'in' };
        }),
      ),
    );
    const elapsedMs = performance.now() - begin;
    const statements = asked.mock.calls.length;
    // Three statements for each try, and two each time the first in the queue asks again
    // after 25 ms.
    expect(statements).toBeLessThanOrEqual(30 * 3 + (elapsedMs / 25) * 2);
  });

  it('wait in a queue of a length: who comes when it is full is asked to wait, and it empties', async () => {
    const limit = { ...account, failures: 1 };
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    const right = { ok: true, value: 'in' };
    let begun: () => void = () => undefined;
    const running = new Promise<void>((done) => (begun = done));
    const first = withAttemptLimit(api.ports, [limit], async () => {
      begun();
      await finished;
      return right;
    });
    await running;
    const waiting = Array.from({ length: QUEUE_LENGTH }, () =>
      attemptWith(true, [limit]),
    );
    expect(await attemptWith(true, [limit])).toBe('too-many');
    finish();
    await first;
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['in']));
    expect(await attemptWith(true, [limit])).toBe('in');
  });

  it('of one address are counted over accounts', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(
        await attemptWith(false, [{ ...account, key: `account:${n}` }, address]),
      ).toBe('wrong');
    expect(await attemptWith(true, [{ ...account, key: 'account:new' }, address])).toBe(
      'too-many',
    );
  });

  it('that fault on the server count for nothing', async () => {
    for (let n = 0; n < 9; n += 1)
      await expect(
        withAttemptLimit(api.ports, [account], () => Promise.reject(new Error('away'))),
      ).rejects.toThrow('away');
    expect(await attemptWith(true)).toBe('in');
  });
});

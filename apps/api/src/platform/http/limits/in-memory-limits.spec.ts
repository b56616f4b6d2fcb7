import { sql } from 'drizzle-orm';
import { testApi } from '../../../testing/api';
import { rowsOf } from '../../data/database';
import { type Refusal } from '../../errors';
import { countCall } from './rate-limits';

const rate = { points: 3, windowMs: 60_000 };
const api = testApi({
  config: { RATE_SIMULATIONS: rate, RATE_DOCUMENTS: rate },
});

const call = async (
  name: 'simulations' | 'documents',
  address: string,
  session?: string,
) =>
  countCall(api.ports, name, { address, sessionId: session }).then(
    () => 'room',
    ({ kind }: Refusal) => kind,
  );
const rows = async () =>
  (
    await rowsOf<{ key: string }>(api.db, sql`select key from rate_limits order by key`)
  ).map(({ key }) => key);

describe('limits that protect nothing secret', () => {
  it('are counted for each client without a row', async () => {
    for (let n = 0; n < 3; n += 1)
      expect(await call('simulations', '203.0.113.1')).toBe('room');
    expect(await call('simulations', '203.0.113.1')).toBe('too-many');
    expect(await call('simulations', '203.0.113.2')).toBe('room');
    expect(await rows()).toEqual([]);
  });

  it('count the browser session from whatever address', async () => {
    for (let n = 1; n <= 3; n += 1)
      expect(await call('simulations', `203.0.113.${n}`, 's1')).toBe('room');
    expect(await call('simulations', '203.0.113.9', 's1')).toBe('too-many');
    expect(await call('simulations', '203.0.113.9', 's2')).toBe('room');
  });

  it('open again when the window is over, and when the clock was set back', async () => {
    const now = api.ports.clock.now();
    const at = (ms: number) =>
      jest.spyOn(api.ports.clock, 'now').mockReturnValue(new Date(now.getTime() + ms));
    for (const later of [0, 60_000, -3_600_000]) {
      at(later);
      for (let n = 0; n < 3; n += 1)
        expect(await call('simulations', '203.0.113.1')).toBe('room');
      expect(await call('simulations', '203.0.113.1')).toBe('too-many');
    }
    jest.restoreAllMocks();
  });
});

it('limits that protect a secret stay in the database, shared by all processes', async () => {
  await call('documents', '203.0.113.1');
  expect(await rows()).toEqual(['documents:address:203.0.113.1']);
});

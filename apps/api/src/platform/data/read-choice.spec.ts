import { createReadChoice } from './read-choice';

/** A primary and a replica whose place in the log the test moves. */
function servers({ mostAgeMs = 0 } = {}) {
  const at = { primary: 1, copy: 1, now: 0, isCopyAway: false, asked: 0 };
  const mayRead = createReadChoice({
    primary: async () => {
      at.asked += 1;
      return { rows: [{ place: String(at.primary) }] };
    },
    copy: async (_text, [place] = []) => {
      if (at.isCopyAway) throw new Error('connection refused');
      at.now += 10;
      return { rows: [{ reached: at.copy >= Number(place) }] };
    },
    mostAgeMs,
    now: () => at.now,
  });
  return { at, mayRead };
}

it('reads from a replica that has all that the primary had when the reading began', async () => {
  const { at, mayRead } = servers();
  expect(await mayRead()).toBe(true);
  at.primary = 2;
  expect(await mayRead()).toBe(false);
  at.copy = 2;
  expect(await mayRead()).toBe(true);
});

it('waits a moment for a replica that is about to have it', async () => {
  const { at, mayRead } = servers();
  at.primary = 2;
  const reading = mayRead();
  setTimeout(() => (at.copy = 2), 30);
  expect(await reading).toBe(true);
});

it('asks the primary once for as long as a reading may be old', async () => {
  const { at, mayRead } = servers({ mostAgeMs: 1000 });
  await mayRead();
  at.primary = 2;
  at.now += 900;
  expect(await mayRead()).toBe(true);
  expect(at.asked).toBe(1);
  at.now += 100;
  expect(await mayRead()).toBe(false);
  expect(at.asked).toBe(2);
});

it('leaves a replica that does not answer alone for five seconds', async () => {
  const { at, mayRead } = servers();
  at.isCopyAway = true;
  expect(await mayRead()).toBe(false);
  at.isCopyAway = false;
  at.now += 4_900;
  expect(await mayRead()).toBe(false);
  expect(at.asked).toBe(1);
  at.now += 200;
  expect(await mayRead()).toBe(true);
});

it('does not read from a replica that has become a primary', async () => {
  const mayRead = createReadChoice({
    primary: async () => ({ rows: [{ place: '1' }] }),
    copy: async () => ({ rows: [{ reached: null }] }),
    mostAgeMs: 0,
    now: (() => {
      let now = 0;
      return () => (now += 60);
    })(),
  });
  expect(await mayRead()).toBe(false);
});

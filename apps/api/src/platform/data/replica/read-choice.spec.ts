import { createReadChoice } from './read-choice';

/** A primary and a replica whose place in the log the test moves. */
function servers({ mostAgeMs = 0 } = {}) {
  const at = {
    ...{ primary: 1, copy: 1, now: 0, asked: 0 },
    ...{ isPrimaryAway: false, isCopyAway: false, isCopySilent: false },
  };
  const mayRead = createReadChoice({
    primary: async () => {
      at.asked += 1;
      if (at.isPrimaryAway) throw new Error('connection refused');
      return { rows: [{ place: String(at.primary) }] };
    },
    copy: async (_text, [place] = []) => {
      if (at.isCopyAway) throw new Error('connection refused');
      if (at.isCopySilent) return new Promise(() => undefined);
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
  at.primary = 3;
  expect(await mayRead({ mostAgeMs: 0 })).toBe(false);
  expect(at.asked).toBe(3);
});

it.each([
  ['refuses', { isCopyAway: true }],
  ['says nothing', { isCopySilent: true }],
])('leaves a replica that %s alone for five seconds', async (_how, fault) => {
  const { at, mayRead } = servers();
  Object.assign(at, fault);
  expect(await mayRead()).toBe(false);
  Object.assign(at, { isCopyAway: false, isCopySilent: false });
  at.now += 4_900;
  expect(await mayRead()).toBe(false);
  expect(at.asked).toBe(1);
  at.now += 200;
  expect(await mayRead()).toBe(true);
});

it('asks the replica again as soon as the primary answers again', async () => {
  const { at, mayRead } = servers();
  at.isPrimaryAway = true;
  expect(await mayRead()).toBe(false);
  at.isPrimaryAway = false;
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

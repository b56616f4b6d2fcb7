import { createTally } from '../test/tally.mjs';

const done = (passed: number, names: string[] = []) =>
  Promise.resolve({ passed, failed: names.length, skipped: 0, details: '', names });

/** Milliseconds by the clock of the tally. */
let now = 0;
const lasts = (milliseconds: number) => void (now += milliseconds);

type Step = [label: string, run: () => ReturnType<typeof done>];

async function run(...steps: Step[]) {
  const lines: string[] = [];
  const tally = createTally(
    (line: string) => lines.push(line),
    () => now,
  );
  for (const [label, step] of steps) await tally.step(label, step);
  tally.skip('browser', 'chromium is not installed');
  const code = tally.end();
  const last = lines.findIndex((line) => line.includes('in all'));
  const times = lines.slice(last - steps.length, last + 1);
  return { code, times, end: lines.slice(last + 1) };
}

describe('the tally of a test run', () => {
  it('ends with the times, what failed and the line that CI reads', async () => {
    const name = '[phone] cart.spec.ts › keeps a choice';
    const outcome = await run(
      [
        'types',
        () => {
          lasts(200);
          return done(1);
        },
      ],
      ['lint', () => Promise.reject(new Error('gone'))],
      [
        'journeys',
        () => {
          lasts(61_500);
          return done(3, [name]);
        },
      ],
    );
    expect(outcome).toMatchObject({
      code: 1,
      end: ['\n✗ lint', '\n✗ journeys', `  ${name}`, '', '4 passed, 2 failed, 1 skipped'],
    });
    expect(outcome.times).toEqual([
      '   61.5 s  journeys',
      '    0.2 s  types',
      '    0.0 s  lint',
      '   61.7 s  in all',
    ]);
  });

  it('names twenty of a step at most', async () => {
    const { end } = await run(['journeys', () => done(0, Array(23).fill('one'))]);
    expect(end.slice(-3)).toEqual([
      '  … and 3 more',
      '',
      '0 passed, 23 failed, 1 skipped',
    ]);
  });

  it('ends with the sums alone when all is green', async () => {
    expect(await run(['types', () => done(1)])).toMatchObject({
      code: 0,
      end: ['', '1 passed, 0 failed, 1 skipped'],
    });
  });

  it('does not run a step that has a reason to be skipped', async () => {
    const lines: string[] = [];
    const tally = createTally((line: string) => lines.push(line));
    await tally.step('browser', () => Promise.reject(new Error('ran')), 'no chromium');
    expect(lines).toEqual(['- browser: skipped, no chromium']);
    expect(tally.end()).toBe(0);
    expect(lines.at(-1)).toBe('0 passed, 0 failed, 1 skipped');
  });
});

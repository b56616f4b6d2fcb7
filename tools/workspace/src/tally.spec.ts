import { createTally } from '../tally.mjs';

const done = (passed: number, names: string[] = []) =>
  Promise.resolve({ passed, failed: names.length, skipped: 0, details: '', names });

async function run(...steps: [label: string, result: ReturnType<typeof done>][]) {
  const lines: string[] = [];
  const tally = createTally((line: string) => lines.push(line));
  for (const [label, result] of steps) await tally.step(label, () => result);
  const code = tally.end();
  return {
    code,
    end: lines.slice(lines.findIndex((line) => line.includes('in all')) + 1),
  };
}

describe('the tally of a test run', () => {
  it('ends with the names of what failed and with the sums', async () => {
    const name = '[phone] cart.spec.ts › keeps a choice';
    expect(await run(['types', done(1)], ['journeys', done(3, [name])])).toEqual({
      code: 1,
      end: ['\n✗ journeys', `  ${name}`, '', '4 passed, 1 failed'],
    });
  });

  it('names twenty of a step at most', async () => {
    const { end } = await run(['journeys', done(0, Array(23).fill('one'))]);
    expect(end.slice(-3)).toEqual(['  … and 3 more', '', '0 passed, 23 failed']);
  });

  it('ends with the sums alone when all is green', async () => {
    expect(await run(['types', done(1)])).toEqual({
      code: 0,
      end: ['', '1 passed, 0 failed'],
    });
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FIGURES = pathToFileURL(join(__dirname, '../bench/figures.mjs')).href;

/** The end of a bench with one marked number, and its output. */
function bench(isBeyond: boolean) {
  const program = `import { markOf } from '${FIGURES}'; console.log('6 ×' + markOf(${isBeyond}));`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    { encoding: 'utf8' },
  );
  return [status, stdout.trim()];
}

it('ends a bench with exit code 1 once a number is beyond its limit', () => {
  expect(bench(true)).toEqual([1, '6 ×  BEYOND ITS LIMIT']);
  expect(bench(false)).toEqual([0, '6 ×']);
});

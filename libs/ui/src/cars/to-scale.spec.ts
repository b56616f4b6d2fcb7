import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'to-scale.css'), 'utf8');
const models = join(__dirname, '../../../../tools/assets/cars/models.mjs');

it('knows the length of every car, for those beside each other at one scale', () => {
  const lengths = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { models } from ${JSON.stringify(models)};
       for (const { slug, L } of models) console.log(slug, (L / 100).toFixed(2));`,
    ],
    { encoding: 'utf8' },
  );
  const written = [...css.matchAll(/data-model='(\w+)'\] \{\s*--length: ([\d.]+);/g)].map(
    ([, model, length]) => `${model} ${length}`,
  );
  expect(written.sort()).toEqual(lengths.trim().split('\n').sort());
});

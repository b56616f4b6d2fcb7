import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOwners } from '../generators/code-owners/code-owners';

const ROOT = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('CODEOWNERS gives each project to the team with its name', () => {
  const folders = globSync('{apps,libs,tools}/*/project.json', { cwd: ROOT }).map(
    (file) => {
      const { name } = JSON.parse(read(file)) as { name: string };
      return [name, dirname(file)];
    },
  );
  expect(read('CODEOWNERS')).toBe(codeOwners(Object.fromEntries(folders)));
});

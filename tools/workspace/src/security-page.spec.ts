import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

it('docs/security.md names tests and files that exist', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/`((?:apps|libs|tools)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');

it('docs/security.md names tests and files that exist', () => {
  const named = [
    ...read('docs/security.md').matchAll(/`((?:apps|libs|tools)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('docs/security.md has a row for each rule of security', () => {
  const rules = read('docs/product/security.md').matchAll(/\*\*([A-J]\d+)\*\*/g);
  const rows = read('docs/security.md').matchAll(/^\| \[([A-J]\d+)\]/gm);
  const idsOf = (found: Iterable<RegExpMatchArray>) => [...found].map(([, id]) => id);
  expect(idsOf(rows)).toEqual(idsOf(rules));
});

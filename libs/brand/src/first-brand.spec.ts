import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorMarksOf, marksOf, withoutComments } from './marks';
import { readBrand } from './read-brand';

const ROOT = join(__dirname, '../../..');
const TEXT = /\.(ts|tsx|mjs|cjs|css|json|svg|sql|vtt|html)$/;
/** Specs and the parts of them quote what people read; the rest is met by no visitor. */
const UNREAD = [
  /\.spec\.tsx?$/,
  /\/testing\//,
  /^apps\/site-e2e\//,
  /^libs\/testing\//,
  /^tools\/(audits|monitoring|sandbox-bank)\//,
  /^tools\/workspace\/(alerts|bench|brand|fleet|generators|process|release|restarts|skew|src|test|wordpress)\//,
];

it('the first brand is written in its folder alone, and read from there by programs', async () => {
  const marks = [readBrand(join(ROOT, 'brands/rodar'))].flatMap((brand) => [
    ...marksOf(brand),
    ...colorMarksOf(brand),
  ]);
  const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => TEXT.test(file) && !UNREAD.some((unread) => unread.test(file)))
    .filter((file) => existsSync(join(ROOT, file)));
  const places = files.map(async (file) => {
    const text = await withoutComments(file, readFileSync(join(ROOT, file), 'utf8'));
    return marks.filter((mark) => mark.isIn(text)).map(({ name }) => `${file}: ${name}`);
  });
  const found = (await Promise.all(places)).flat();
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
}, 60_000);

it('a text behind a string that looks like the beginning of a comment is read', async () => {
  const text =
    "const all = '/*'; const who = 'Rodar'; // Rodar, in a comment\n/* Rodar */";
  expect(await withoutComments('a.ts', text)).toBe('const all="/*";const who="Rodar";\n');
  expect(await withoutComments('a.css', 'a{content:"/*Rodar"}/*! Rodar */')).toBe(
    'a{content:"/*Rodar"}\n',
  );
});

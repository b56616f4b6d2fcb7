import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorMarksOf, marksOf } from './marks';
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
  /^tools\/workspace\/(bench|brand|fleet|generators|process|release|restarts|skew|src|test|wordpress)\//,
];

/** Comments are read by programmers alone. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');

it('the first brand is written in its folder alone, and read from there by programs', () => {
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
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
    return marks.filter((mark) => mark.isIn(text)).map(({ name }) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

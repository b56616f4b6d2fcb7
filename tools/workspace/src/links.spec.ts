import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const NOT_OURS = /node_modules|^dist|^tmp|^data/;
const pages = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (name) => NOT_OURS.test(name),
});

/** Relative links of a page; examples in fenced code are no links. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?|mailto):/.test(link));
}

/** Fragments of a page, made from its headings like GitHub's. */
function fragmentsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const headings = [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
  const named = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id);
  return [...headings, ...named];
}

it('every link between pages leads to a file, and to a heading of it', () => {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
  expect(links.length).toBeGreaterThan(200);
  const dead = links.filter(({ page, link }) => {
    const [path = '', fragment] = link.split('#');
    const target = path === '' ? page : join(dirname(page), decodeURI(path));
    if (!existsSync(join(ROOT, target))) return true;
    if (fragment === undefined || !target.endsWith('.md')) return false;
    return !fragmentsOf(target).includes(fragment);
  });
  expect(dead).toEqual([]);
});

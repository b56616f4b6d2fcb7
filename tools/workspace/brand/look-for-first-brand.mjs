import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brandFile, DIST } from '../build/brand.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { launch } from '../process/launch.mjs';
import { mailsAndPapers } from './mails-and-papers.mjs';

const { readBrand } = await brandFile('read-brand.ts');
const { colorMarksOf, marksOf, withoutComments } = await brandFile('marks.ts');
const FIRST = readBrand(resolve(WORKSPACE_ROOT, 'brands/rodar'));
const WORDS = marksOf(FIRST);
const COLORS = colorMarksOf(FIRST);
const TEXT = new Set([
  '.conf',
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.vtt',
]);
const DEMO_MS = 180_000;
/** A page that is not there, whose answer is looked at too. */
const ABSENT = '/nao-existe';
/** Pages and papers that no sitemap lists. */
const OTHER_PAGES = [
  '/boas-vindas',
  '/cadastro',
  '/conta/login',
  '/concessionarias/login',
  '/consultor',
  ABSENT,
  '/api/v1/openapi.json',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/concessionarias/favicon.svg',
  '/consultor/favicon.svg',
  '/robots.txt',
];

/**
 * Looks for the first brand's name, company, addresses, numbers, strokes and colors in what
 * the build wrote (scripts of browsers and of the API, so every text that a page, mail or
 * paper may have), then in pages, mails and papers of the running product. Gives a line
 * for each place.
 */
export async function lookForFirstBrand(say) {
  const written = await inFiles(resolve(WORKSPACE_ROOT, DIST));
  say(`  ${written.looked} files: ${written.found.length} places`);
  const data = mkdtempSync(join(tmpdir(), 'brand-'));
  let tell;
  const past = new Promise((ready) => (tell = ready));
  let product;
  try {
    product = await launch({
      ports: { gateway: 0 },
      dataDir: data,
      onMessage: ({ demoAccounts: { made, of } = {} }) => made && made === of && tell(),
    });
    await Promise.race([past, tooLate()]);
    const pages = await inPages(product.baseUrl);
    say(`  ${pages.looked} pages: ${pages.found.length} places`);
    const { mails, papers } = await mailsAndPapers(product);
    const inMails = mails.map(({ name, text }) => placesIn(name, text)).flat();
    say(`  ${mails.length} mails: ${inMails.length} places`);
    const inPapers = [];
    for (const { name, bytes } of papers)
      inPapers.push(...placesIn(name, await textOfPdf(bytes)));
    say(`  ${papers.length} papers: ${inPapers.length} places`);
    return [...written.found, ...pages.found, ...inMails, ...inPapers];
  } finally {
    await product?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function tooLate() {
  await pause(DEMO_MS, undefined, { ref: false });
  throw new Error('The demo has not made the past of its accounts in three minutes.');
}

function placesIn(place, text) {
  return [...WORDS, ...COLORS]
    .filter((mark) => mark.isIn(text))
    .map(({ name }) => `${place}: ${name}`);
}

async function inFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => TEXT.has(extname(file)) || file.endsWith('.pdf'));
  const found = [];
  for (const file of files) {
    const bytes = readFileSync(file);
    const text = file.endsWith('.pdf')
      ? await textOfPdf(bytes)
      : await withoutComments(file, String(bytes));
    found.push(...placesIn(file.slice(WORKSPACE_ROOT.length + 1), text));
  }
  return { looked: files.length, found };
}

async function inPages(origin) {
  const read = async (path) => {
    const answer = await fetch(origin + path);
    if (answer.status !== (path === ABSENT ? 404 : 200))
      throw new Error(`${path} answers ${answer.status}`);
    return answer.text();
  };
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  if (listed.length < 20) throw new Error(`The sitemap lists ${listed.length} pages.`);
  const pages = [...new Set([...listed, ...OTHER_PAGES])];
  const found = [];
  for (const page of pages) found.push(...placesIn(page, await read(page)));
  return { looked: pages.length, found };
}

/** Words of a PDF: its title and other names, then page after page. */
async function textOfPdf(bytes) {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const paper = await (await PDFiumLibrary.init()).loadDocument(new Uint8Array(bytes));
  const named = await PDFDocument.load(bytes, { updateMetadata: false });
  const names = [named.getTitle(), named.getAuthor(), named.getSubject()];
  const more = [named.getKeywords(), named.getCreator(), named.getProducer()];
  const pages = Array.from(paper.pages(), (page) => page.getText());
  // PDFium writes a hyphen at the end of a line as U+FFFE.
  return [...names, ...more, ...pages].join('\n').replaceAll('\uFFFE', '-');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { findChromium } from '../process/debian.mjs';
import { markOf, median, ratio } from './figures.mjs';
import { benchLayouts } from './layouts.mjs';

const LIGHTHOUSE = resolve(
  WORKSPACE_ROOT,
  'tools/audits/node_modules/lighthouse/cli/index.js',
);
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
].join(' ');
const ROUNDS = 5;
const SIMULATOR = '/simulador';
/** Only pages that search engines may list must pass the category SEO. */
const PAGES = [
  {
    name: 'home',
    path: '/',
    must: 100,
    isListed: true,
  },
  {
    name: 'list of cars',
    path: `${SIMULATOR}/assinatura-de-veiculos-mensal`,
    must: 95,
    isListed: true,
  },
  {
    name: 'configurator',
    path: `${SIMULATOR}/configure-e-assine?modelo=aroeira`,
    must: 95,
  },
  {
    name: 'cart',
    path: `${SIMULATOR}/carrinho`,
    must: 95,
  },
];
const HEAD = [
  '<!DOCTYPE html><html lang="pt-BR">',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<title>Carro</title>',
  '<style>',
  'body{margin:1rem;font:1rem sans-serif}',
  'img{width:100%;height:auto}',
  '</style>',
];
const LCP_MUST = 1_200;
const FCP_MUST = 850;
const MOST_KB = 80;
/** Highest TBT of home as a multiple of the plainer page's in the same run. */
const TBT_RATIO_MUST = 3;
/**
 * TBT in ms that the plainer page counts for at least, since a quick machine gives it
 * none: what a slow machine gave it when the multiple was set.
 */
const TBT_YARDSTICK_LEAST = 35;

/**
 * Public pages loaded by Lighthouse on a slow phone (mobile, simulated), medians of
 * rounds, in turn with a plainer page: only the home's first slide, as one file.
 */
export async function benchPages({ product, say }) {
  const chromePath = findChromium();
  if (!chromePath) return say('\nPages: no browser is installed');
  const plain = await plainPage(product.baseUrl);
  const subjects = [
    ...PAGES.map((page) => ({ ...page, url: `${product.baseUrl}${page.path}` })),
    { name: 'a plainer page', url: plain.url },
  ];
  const runs = subjects.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, { url }] of subjects.entries())
        runs[at].push(await judge(url, chromePath));
  } finally {
    plain.close();
  }
  say(`\nPages by Lighthouse, mobile, simulated, medians of ${ROUNDS} rounds in turn`);
  for (const [at, subject] of subjects.entries()) tell(say, subject, runs[at]);
  const middleOf = (all, key) => median(all.map((run) => run[key]));
  const [home, yardstick] = [runs[0], runs.at(-1)];
  const lcp = ratio(middleOf(home, 'lcp'), middleOf(yardstick, 'lcp'));
  const tbt = middleOf(home, 'tbt');
  const least = Math.max(middleOf(yardstick, 'tbt'), TBT_YARDSTICK_LEAST);
  const mark = markOf(tbt > TBT_RATIO_MUST * least);
  say(
    `  home against the plainer page: LCP ${lcp}, TBT ${ratio(tbt, least)} of ${least.toFixed(0)} ms, must ${TBT_RATIO_MUST}${mark}`,
  );
  say(`  must, home: LCP ${LCP_MUST}, FCP ${FCP_MUST} ms, ${MOST_KB} KB`);
  await benchLayouts({ baseUrl: product.baseUrl, executablePath: chromePath, say });
}

function tell(say, { name, must, isListed }, runs) {
  const valuesOf = (key) => runs.map((run) => run[key]);
  const middle = (key) => median(valuesOf(key));
  const range = (key) => {
    const values = valuesOf(key);
    const ends = [Math.min(...values), Math.max(...values)];
    return `${middle(key).toFixed(0)} (${ends.map((end) => end.toFixed(0)).join(' to ')})`;
  };
  const figures = [
    `LCP ${range('lcp')}`,
    `FCP ${range('fcp')}`,
    `TBT ${range('tbt')} ms`,
    `CLS ${middle('cls').toFixed(3)}`,
    `${(middle('bytes') / 1024).toFixed(0)} KB`,
  ];
  say(
    `  ${name.padEnd(15)} ${figures.join(', ')} in ${middle('requests')} requests to the first picture`,
  );
  if (!must) return;
  const others = ['accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const below = others.filter((key) => Math.min(...valuesOf(key)) < 100);
  const rest =
    below.length === 0 ? `${others.join(', ')}: 100` : `below 100: ${below.join(', ')}`;
  say(`  ${''.padEnd(15)} performance ${range('performance')}, must ${must}; ${rest}`);
}

/** One visit with an empty cache. */
async function judge(url, chromePath) {
  const child = spawn(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`],
    {
      env: { ...process.env, CHROME_PATH: chromePath },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse could not judge ${url}`);
  const { audits, categories } = JSON.parse(Buffer.concat(chunks).toString());
  const [seen] = audits.metrics.details.items;
  const early = audits['network-requests'].details.items.filter(
    ({ networkEndTime }) => networkEndTime <= seen.observedLargestContentfulPaint,
  );
  return {
    lcp: seen.largestContentfulPaint,
    fcp: seen.firstContentfulPaint,
    tbt: seen.totalBlockingTime,
    cls: seen.cumulativeLayoutShift,
    bytes: early.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: early.length,
    ...Object.fromEntries(
      Object.entries(categories).map(([key, { score }]) => [key, score * 100]),
    ),
  };
}

/**
 * The words and the picture of the first slide, with styles and picture in the document.
 */
async function plainPage(origin) {
  const home = await (await fetch(origin)).text();
  const [, slide = ''] = home.split('<div class="hero-slide">');
  const [, files = ''] = slide.match(/class="hero-car".*?srcSet="([^"]+)"/is) ?? [];
  const [largest] = files.split(', ').at(-1)?.split(' ') ?? [];
  if (!largest) throw new Error('The home has no first slide with a car');
  const picture = await (await fetch(new URL(largest, origin))).arrayBuffer();
  const data = Buffer.from(picture).toString('base64');
  const drawing = `<img src="data:image/avif;base64,${data}" alt="">`;
  const words = slide
    .replace(/<(picture|svg)\b.*?<\/\1>/gs, '')
    .replace(/ (class|style)="[^"]*"/g, '');
  const body = brotliCompressSync([...HEAD, words, drawing].join(''));
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      .end(body),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => server.close();
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

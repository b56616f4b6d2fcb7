// `npm run validate:nu`: the W3C Nu checker (package vnu-jar of tools/audits, needs Java) on every page
// of the sitemap and on the frames of private pages and portals, as the built product
// serves them. Prints the errors; code 1 when there are any.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { ANY_PORTS, basePathOf, WEB_APPS } from './process/apps.mjs';
import { launch } from './process/launch.mjs';

const JAR = resolve(
  WORKSPACE_ROOT,
  'tools/audits/node_modules/vnu-jar/build/dist/vnu.jar',
);
const UNLISTED = resolve(WORKSPACE_ROOT, 'apps/site-e2e/src/steps/site-pages.ts');

/** Complaints about standards that are younger than the checker's rules. */
const YOUNGER = [
  'Unrecognized at-rule “@layer”',
  'Property “size-adjust” doesn',
  // HTML allows it for `rel="expect"`, too.
  'A “link” element with a “blocking” attribute',
];

const folder = mkdtempSync(join(tmpdir(), 'validate-nu-'));
const product = await launch({ ports: ANY_PORTS, dataDir: join(folder, 'data') });
let errors = [];
try {
  const paths = [...(await listed(product.baseUrl)), ...unlisted()];
  const files = new Map();
  for (const [index, path] of paths.entries()) {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, await (await fetch(new URL(path, product.baseUrl))).text());
    files.set(`file:${file}`, path);
  }
  errors = (await check([...files.keys()].map((url) => url.slice('file:'.length)))).map(
    ({ url, message, extract }) => `${files.get(url)}: ${message}\n    ${extract ?? ''}`,
  );
  process.stdout.write(
    `${errors.map((line) => `${line}\n`).join('')}${paths.length} pages, ${errors.length} errors\n`,
  );
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(errors.length === 0 ? 0 : 1);

async function listed(origin) {
  const xml = await (await fetch(new URL('/sitemap.xml', origin))).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    url.replaceAll('&#38;', '&'),
  );
}

/** The journeys' list of pages that the sitemap leaves out. */
function unlisted() {
  const list = readFileSync(UNLISTED, 'utf8').split('UNLISTED_PAGES')[1];
  const quoted = [...list.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path);
  return [...WEB_APPS.map(basePathOf), ...quoted];
}

/** Only errors: its notes are about the slash that React writes into void elements. */
async function check(files) {
  const java = spawn(
    'java',
    ['-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', ...files],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let text = '';
  java.stderr.on('data', (part) => (text += part));
  const code = await new Promise((done, fail) => {
    java.on('error', () =>
      fail(new Error('Java is needed: apt-get install default-jre-headless')),
    );
    java.on('close', done);
  });
  if (code !== 0) throw new Error(text || `The checker ended with code ${code}`);
  return JSON.parse(text).messages.filter(
    ({ message }) => !YOUNGER.some((known) => message.includes(known)),
  );
}

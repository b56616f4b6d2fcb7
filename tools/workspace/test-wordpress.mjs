// `npm run test:wordpress`: the API's CMS against a real WordPress of Debian. Not part of
// `npm test`.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canInstall } from './process/debian.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';
import {
  hasWordpress,
  startWordpress,
  WORDPRESS_PACKAGES,
} from './wordpress/start-wordpress.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
await enterRuntime({ tests: true });
if (!hasWordpress() && canInstall()) {
  say(`Installing ${WORDPRESS_PACKAGES.join(', ')} (apt-get) …`);
  await aptInstall(WORDPRESS_PACKAGES);
}
if (!hasWordpress()) {
  process.stderr.write(
    `WordPress is not installed. On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${WORDPRESS_PACKAGES.join(' ')}\n`,
  );
  process.exit(1);
}

const HOSTILE = {
  slug: 'hostil',
  title: 'Oi <script>alert(1)</script>',
  html: '<p onclick="x()">texto</p><script>alert(2)</script><img src=x onerror=alert(3)>',
  acf: { buttonUrl: 'javascript:alert(4)', text: '<a href="//outro.test">link</a>' },
};

say('Starting WordPress with the pages of the demo …');
const wordpress = await startWordpress([...(await demoPages()), HOSTILE]);
// The test tells when WordPress must stop.
const control = createServer(
  (_request, response) => void wordpress.stop().then(() => response.end()),
);
control.listen(0, '127.0.0.1');
await once(control, 'listening');
try {
  const env = {
    WORDPRESS_URL: wordpress.url,
    WORDPRESS_STOP_URL: `http://127.0.0.1:${control.address().port}/`,
  };
  const { code } = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', 'apps/api/jest.wordpress.cjs'],
    { env, echo: true },
  );
  process.exitCode = code;
} finally {
  control.close();
  await wordpress.stop();
}

/**
 * The embedded pages as an editor would have them in WordPress: content and seo in
 * fields.
 */
async function demoPages() {
  const folder = mkdtempSync(join(tmpdir(), 'site-pages-'));
  const file = join(folder, 'pages.json');
  try {
    for (const words of [['seed'], ['export-cms', file]]) {
      const { code, output } = await runNode(
        ['--import', 'tsx', 'apps/api/src/ops/main.ts', ...words],
        { env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' } },
      );
      if (code !== 0) throw new Error(output);
    }
    return JSON.parse(readFileSync(file, 'utf8')).map(({ id, slug, content, seo }) => ({
      id: id === 704 ? id : undefined,
      slug,
      title: seo.title,
      acf: { ...content, seo },
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

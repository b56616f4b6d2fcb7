import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { ANY_PORTS } from '../process/apps.mjs';
import { launch } from '../process/launch.mjs';
import { copyPreparedData } from '../process/prepared-data.mjs';
import { journeys } from '../test/journeys.mjs';
import { addResults } from '../test/result.mjs';
import { buildReleases } from './last-release.mjs';

/** Customer, dealer and consultant, from the first page to the first payment. */
const STORY = ['story.spec', '--project=phone'];
const TAKEN_BACK = 'apps/site-e2e/src/skew/taken-back.spec.ts';

/**
 * Programs of the last release beside today's, on data of today's schema: old web apps on
 * today's API, and the old API below today's web apps. `whole` has the second mix live
 * the story too; otherwise it is only asked by calls whether a release can be taken back.
 * Gives the result of all journeys.
 */
export async function skew(releases, { whole = false, say }) {
  const { folders, sources } = await buildReleases(releases, say);
  const { api, ...webApps } = folders;
  const results = [];

  say('The web apps of the last release on the API of today:');
  await withProduct(webApps, async (env) => {
    // Their own journeys, since they have the texts of that day.
    results.push(await story(sources, env));
  });

  say('The API of the last release on the schema of today:');
  await withProduct({ api }, async (env) => {
    const cwd = existsSync(join(sources, TAKEN_BACK)) ? sources : WORKSPACE_ROOT;
    results.push(await journeys('skew.config.ts', { cwd, env }));
    if (whole) results.push(await story(WORKSPACE_ROOT, env));
  });
  return results.reduce(addResults);
}

const story = (cwd, env) =>
  journeys('playwright.config.ts', { cwd, env, given: STORY, file: 'skew.json' });

/** A product whose programs in `folders` are others than those of `dist`. */
async function withProduct(folders, visit) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-skew-'));
  await copyPreparedData(dataDir);
  const product = await launch({
    dataDir,
    folders,
    ports: ANY_PORTS,
    onDeath: ({ message }) => process.stderr.write(`${message}\n`),
  });
  // The others end by themselves with the command that began them.
  const onExit = () => void product.end('mailbox');
  process.once('exit', onExit);
  try {
    await visit({
      BASE_URL: product.baseUrl,
      MAILBOX_URL: product.mailboxUrl,
      BANK_PAGE_URL: product.bankUrl ?? '',
      PRODUCT_LOGS: product.logs,
      PRODUCT_DATA: dataDir,
    });
  } finally {
    process.off('exit', onExit);
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasesOf, whyReleased } from '../build/release.mjs';
import { RELEASED } from '../release/apps.mjs';
import { splitPlan } from '../release/split-plan.mjs';
import AppVersion from '../release/version-actions.cjs';

const ROOT = resolve(__dirname, '../../..');
const VERSION = /^\d+\.\d+\.\d+$/;
const apps = Object.entries(RELEASED);

describe('an app that is released', () => {
  it.each(apps)('%s keeps its version in its own folder', (_app, root) => {
    const file = join(ROOT, root, 'version.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(version).toMatch(VERSION);
  });

  it.each(apps)('%s has every release written down with its commit', (app) => {
    for (const { version, commit } of releasesOf(app)) {
      expect(version).toMatch(VERSION);
      expect(commit).toMatch(/^[\da-f]{40}$/);
    }
  });
});

describe('an archive of a version that is released', () => {
  const [released] = releasesOf('api');
  if (!released) throw new Error('no release of the API');
  const { app, version, commit } = released;

  it('is made again from its own commit', () => {
    expect(whyReleased({ app, version, commit })).toBeNull();
  });

  it('is refused from another commit, which would be another program of that name', () => {
    expect(whyReleased({ app, version, commit: 'ab'.repeat(20) })).toBe(
      `api ${version} is released, from commit ${commit.slice(0, 9)}. To pack it again check that commit out; the next version comes by npm run release.`,
    );
  });

  it('is made from any commit while nobody released the version', () => {
    expect(whyReleased({ app, version: '99.0.0', commit })).toBeNull();
  });
});

describe('a version plan of several apps', () => {
  const plan = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nCampaigns.\n`;
  const API = 'api: minor';
  const DEALER = "'dealer-portal': patch";
  const SITE = 'public-site: minor';

  it('leaves those of other apps for later when one is released alone', () => {
    expect(splitPlan(plan(API, DEALER, SITE), ['dealer-portal'])).toEqual({
      now: plan(DEALER),
      later: plan(API, SITE),
    });
  });

  it('stays whole when all of its apps are released, or none', () => {
    expect(splitPlan(plan(API, DEALER), ['api', 'dealer-portal'])).toBeNull();
    expect(splitPlan(plan(API), ['gateway'])).toBeNull();
  });
});

it('a version is written where nx release reads it the next time', async () => {
  const files = new Map([['apps/sample/version.json', '{ "version": "1.4.2" }']]);
  const tree = {
    read: (path: string) => files.get(path),
    write: (path: string, text: string) => void files.set(path, text),
  };
  const project = { name: 'sample', data: { root: 'apps/sample' } };
  const actions = new AppVersion({}, project, { manifestRootsToUpdate: [] });
  await actions.updateProjectVersion(tree, '1.5.0');
  expect(await actions.readCurrentVersionFromSourceManifest(tree)).toEqual({
    currentVersion: '1.5.0',
    manifestPath: 'apps/sample/version.json',
  });
});

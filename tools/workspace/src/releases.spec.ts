import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasesOf } from '../build/release.mjs';
import { RELEASED } from '../release/apps.mjs';
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

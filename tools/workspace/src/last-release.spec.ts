import { execFileSync } from 'node:child_process';
import { allApps } from '@site/api-contract/site-map';
import { installsSame, lastReleases } from '../skew/last-release.mjs';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
  cwd: __dirname,
  encoding: 'utf8',
}).trim();

describe('the last release, which runs beside the programs of today', () => {
  it('is the newest one of each app', () => {
    const { releases = [] } = lastReleases((app) => [
      { app, version: '1.0.0', commit },
      { app, version: '1.1.0', commit },
    ]);
    expect(releases).toEqual(allApps().map((app) => ({ app, version: '1.1.0', commit })));
  });

  it('is not there for a new app, whose program of today runs instead', () => {
    const { releases = [] } = lastReleases((app) =>
      app === 'dealer-portal' ? [] : [{ app, version: '1.0.0', commit }],
    );
    expect(releases.map(({ app }) => app)).toEqual(
      allApps().filter((app) => app !== 'dealer-portal'),
    );
  });

  it('is left out with a reason before the first release of the API', () => {
    const { reason } = lastReleases((app) =>
      app === 'api' ? [] : [{ app, version: '1.0.0', commit }],
    );
    expect(reason).toBe('api was never released');
  });

  it('is left out with a reason in a clone without its commit, such as a shallow one', () => {
    const { reason } = lastReleases((app) => [
      { app, version: '1.0.0', commit: '0'.repeat(40) },
    ]);
    expect(reason).toBe('the commit of public-site 1.0.0 is not in this clone');
  });
});

describe('the packages of a release', () => {
  const lock = (named: Record<string, string>, fontkit = '2.0.4') =>
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'rodar', dependencies: named },
        'node_modules/fontkit': { version: fontkit },
      },
    });

  it('are those of today when only the list of the workspace is another', () => {
    expect(installsSame(lock({}), lock({ fontkit: '2.0.4' }))).toBe(true);
  });

  it('are installed anew when one of them has another version', () => {
    expect(installsSame(lock({}), lock({}, '2.0.5'))).toBe(false);
  });
});

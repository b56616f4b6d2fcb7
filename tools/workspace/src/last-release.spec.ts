import { execFileSync } from 'node:child_process';
import { allApps } from '@site/api-contract/site-map';
import { installsAllOf, lastReleases } from '../skew/last-release.mjs';

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
  const lock = (versions: Record<string, string>, named: Record<string, string> = {}) =>
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'rodar', dependencies: named },
        ...Object.fromEntries(
          Object.entries(versions).map(([name, version]) => [
            `node_modules/${name}`,
            { version },
          ]),
        ),
      },
    });
  const its = lock({ fontkit: '2.0.4', sharp: '0.35.0' });

  it('are those of today when only the list of the workspace is another', () => {
    const ours = lock({ fontkit: '2.0.4', sharp: '0.35.0' }, { fontkit: '2.0.4' });
    expect(installsAllOf(its, ours)).toBe(true);
  });

  it('are among those of today when only new ones came', () => {
    const ours = lock({ fontkit: '2.0.4', otpauth: '9.5.2', sharp: '0.35.0' });
    expect(installsAllOf(its, ours)).toBe(true);
  });

  it.each([
    ['has another version', { fontkit: '2.0.5', sharp: '0.35.0' }],
    ['is not there today', { fontkit: '2.0.4' }],
  ])('are installed anew when one of them %s', (_what, versions) => {
    expect(installsAllOf(its, lock(versions))).toBe(false);
  });
});

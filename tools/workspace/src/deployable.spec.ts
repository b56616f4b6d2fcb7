import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockOf, writeManifest } from '../build/deployable.mjs';

const ROOT = resolve(__dirname, '../../..');
type Lock = {
  packages: Record<string, { version: string; integrity?: string; optional?: boolean }>;
};
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;
const repository = read(join(ROOT, 'package-lock.json'));
const { dependencies: all, optionalDependencies: optional } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
const pick = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
/**
 * Native code in packages for each platform, an override, and packages that many others
 * share.
 */
const dependencies = pick('sharp', '@fastify/swagger-ui', 'pdfkit', '@fastify/cookie');

const API = { name: 'api', root: 'apps/api', entry: './server.js' };

describe('a built folder', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'site-deployable-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is locked to the very packages of the repository (I5)', () => {
    const { packages } = lockOf({
      name: 'api',
      version: '1.0.0',
      engines: {},
      dependencies,
    });
    const paths = Object.keys(packages).filter((path) => path !== '');
    expect(paths).toEqual(
      expect.arrayContaining([
        'node_modules/sharp',
        'node_modules/@img/sharp-linux-x64',
        'node_modules/@fastify/cookie/node_modules/cookie',
      ]),
    );
    for (const path of paths) {
      expect(packages[path]?.version).toBe(repository.packages[path]?.version);
      expect(packages[path]?.integrity).toMatch(/^sha512-/);
    }
    expect(packages['node_modules/@img/sharp-linux-x64']?.optional).toBe(true);
    expect(packages['node_modules/@fastify/cookie']?.optional).toBeUndefined();
    expect(paths).not.toContain('node_modules/react');
  });

  it('requires a package that a clone may go without, such as those of S3', () => {
    const { packages } = lockOf({
      name: 'api',
      version: '1.0.0',
      engines: {},
      dependencies: { '@aws-sdk/client-s3': optional['@aws-sdk/client-s3'] ?? '' },
    });
    expect(packages['node_modules/@aws-sdk/client-s3']).toEqual(
      expect.objectContaining({ version: optional['@aws-sdk/client-s3'] }),
    );
    expect(Object.values(packages).filter((entry) => entry.optional)).toEqual([]);
  });

  it.each([
    ['with packages', dependencies],
    ['without any', {}],
  ])('%s is taken by npm ci as it is', async (_case, given) => {
    await writeManifest(folder, { ...API, dependencies: given });
    const ci = () =>
      execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(ci).not.toThrow();
  });

  describe('with main.js', () => {
    const main = (...given: string[]) =>
      execFileSync(process.execPath, [join(folder, 'main.js'), ...given], {
        encoding: 'utf8',
      });
    beforeEach(async () => {
      await writeManifest(folder, API);
      writeFileSync(join(folder, 'server.js'), "process.stdout.write('started')");
    });

    it('starts its program', () => {
      expect(main()).toBe('started');
    });

    it('says what it is, and starts nothing, when asked for its version', () => {
      expect(JSON.parse(main('--version'))).toEqual({
        app: 'api',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        commit: expect.stringMatching(/^([\da-f]{40}(-dirty)?|unknown)$/),
        time: expect.anything(),
        node: process.versions.node,
        contract: expect.stringMatching(/^[\da-f]{64}$/),
        needs: { schema: expect.any(Number) },
      });
    });
  });

  it('of a web app says which API it needs', async () => {
    await writeManifest(folder, {
      name: 'public-site',
      root: 'apps/public-site',
      entry: './server/server.js',
    });
    const { needs } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      needs: unknown;
    };
    expect(needs).toEqual({ api: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('names a package that the repository does not have', () => {
    expect(() =>
      lockOf({ name: 'x', version: '1', engines: {}, dependencies: { 'not-here': '1' } }),
    ).toThrow("not-here is not in the repository's lock file");
  });
});

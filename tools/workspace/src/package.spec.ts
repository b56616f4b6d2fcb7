import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brandOfNx, NX } from '../build/nx.mjs';
import { packFolder } from '../release/pack.mjs';

const RELEASE = {
  app: 'sample',
  version: '1.4.2',
  commit: 'ab'.repeat(20),
  time: '2026-11-28T12:00:00-03:00',
  node: '26.10.0',
  contract: 'cd'.repeat(32),
  needs: { api: '1.4.0' },
};

it.each([
  ['', 'dist/{projectRoot}'],
  ['brands/estrada', 'dist/brands/estrada/{projectRoot}'],
])(
  'Nx keeps what a build for brand “%s” wrote, and nothing else',
  (BRAND, folder) => {
    const words = [NX, 'show', 'project', 'gateway', '--json'];
    const project = execFileSync(process.execPath, words, {
      cwd: resolve(__dirname, '../../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        NX_WORKSPACE_DATA_DIRECTORY: undefined,
        BRAND,
        ...brandOfNx(BRAND),
        NX_DAEMON: 'false',
        NODE_OPTIONS: '',
      },
    });
    const { targets } = JSON.parse(project) as { targets: { build: object } };
    expect(targets.build).toMatchObject({ outputs: [`{workspaceRoot}/${folder}`] });
  },
  60_000,
);

describe('an archive of an app', () => {
  let work = '';
  beforeEach(() => void (work = mkdtempSync(join(tmpdir(), 'site-archive-'))));
  afterEach(() => rmSync(work, { recursive: true, force: true }));

  /** Another machine builds the files in another order, at another time. */
  const pack = (name: string, files: readonly string[]) => {
    const folder = join(work, name, 'built');
    mkdirSync(join(folder, 'server'), { recursive: true });
    for (const file of files) writeFileSync(join(folder, file), `// ${file}\n`);
    return packFolder(folder, {
      release: RELEASE,
      bom: {
        serialNumber: `urn:uuid:${name}`,
        metadata: { timestamp: name, component: { name } },
        components: [],
      },
      texts: { Containerfile: 'FROM node\n' },
      to: join(work, name, 'packages'),
    });
  };
  const FILES = ['main.js', 'package-lock.json', 'server/server.js'];

  it('has the same bytes each time one commit is packed', async () => {
    const one = await pack('one', FILES);
    const two = await pack('two', [...FILES].reverse());
    expect(two.hash).toBe(one.hash);
  });

  it('holds program, lock, bill of materials and release in one folder', async () => {
    const { file } = await pack('one', FILES);
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
    expect(names.trim().split('\n')).toEqual([
      'sample-1.4.2/Containerfile',
      'sample-1.4.2/bom.json',
      'sample-1.4.2/main.js',
      'sample-1.4.2/package-lock.json',
      'sample-1.4.2/release.json',
      'sample-1.4.2/server/server.js',
    ]);
  });

  it('has a bill of materials of the app, at the time of the commit', async () => {
    const { file } = await pack('one', FILES);
    const bom = execFileSync('tar', ['-xzOf', file, 'sample-1.4.2/bom.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(bom)).toEqual({
      metadata: {
        timestamp: RELEASE.time,
        component: { type: 'application', name: 'sample', version: '1.4.2' },
      },
      components: [],
    });
  });

  it('comes with its SHA-256 as sha256sum reads it', async () => {
    const { file, hash } = await pack('one', FILES);
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${hash}  sample-1.4.2.tgz\n`);
  });
});

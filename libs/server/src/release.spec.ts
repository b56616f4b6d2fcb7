import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessApp } from './process-app';
import { readRelease } from './release';

const RELEASE = {
  app: 'sample',
  version: '1.4.2',
  commit: 'ab'.repeat(20),
  node: '26.10.0',
};

describe('a process of a built folder', () => {
  const given = process.argv[1];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-release-'));
    writeFileSync(join(folder, 'release.json'), JSON.stringify(RELEASE));
    process.argv[1] = join(folder, 'main.js');
  });
  afterEach(() => {
    process.argv[1] = given ?? '';
    rmSync(folder, { recursive: true, force: true });
  });
  const sample = () =>
    createProcessApp({
      app: 'sample',
      logLevel: 'silent',
      trustedProxy: '',
      refuse: (_error, _request, reply) => void reply.send(),
    });

  it('says at /version which release it is', async () => {
    const answer = await (await sample()).inject('/version');
    expect(answer.json()).toEqual(RELEASE);
  });

  it('lets nobody keep that answer', async () => {
    const answer = await (await sample()).inject('/version');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says it to Prometheus in build_info', async () => {
    const answer = await (await sample()).inject('/metrics');
    expect(answer.body).toContain(
      `build_info{version="1.4.2",commit="${'ab'.repeat(20)}",node="26.10.0"} 1`,
    );
  });
});

it('a process of the sources says so', () => {
  expect(readRelease(join(tmpdir(), 'nowhere/main.js')).version).toBe('development');
});

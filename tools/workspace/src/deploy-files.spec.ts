import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASED } from '../release/apps.mjs';
import { containerfileOf, unitOf } from '../release/deploy-files.mjs';

const APPS = Object.keys(RELEASED);
const hasSystemd = existsSync('/usr/bin/systemd-analyze');

(hasSystemd ? describe : describe.skip)('the systemd unit', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'site-units-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const verify = (unit: string) => {
    const file = join(folder, 'rodar-sample@4200.service');
    writeFileSync(file, unit);
    return spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    }).stderr;
  };

  it.each(APPS)('of %s is one that systemd takes', (app) => {
    expect(verify(unitOf(app))).not.toContain('rodar-sample@4200.service');
  });

  it('with a word that systemd does not know is refused', () => {
    expect(verify(unitOf('api').replace('MemoryMax', 'MemoryMost'))).toMatch(
      /Unknown key (name )?'MemoryMost'/,
    );
  });
});

describe('each app', () => {
  it.each(APPS)('%s has a user of its own', (app) => {
    expect(unitOf(app)).toContain(`\nUser=rodar-${app}\n`);
  });

  it.each(APPS)('%s can write to its own folder alone', (app) => {
    const unit = unitOf(app);
    expect(unit).toContain('\nProtectSystem=strict\n');
    expect(unit).toContain(`\nStateDirectory=rodar-${app}\n`);
  });

  it.each(APPS)('%s listens on a port that its instance names', (app) => {
    const variable = app === 'gateway' ? 'HEALTH_PORT' : 'PORT';
    expect(unitOf(app).match(/^Environment=\w+=%i$/gm)).toEqual([
      `Environment=${variable}=%i`,
    ]);
  });

  it.each(APPS)('%s is given more time to stop than it drains at most', (app) => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unitOf(app)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(10);
  });

  it.each(APPS)('%s runs in a container on the Node that it was tested with', (app) => {
    expect(containerfileOf(app, { node: '26.10.0' })).toContain('node:26.10.0-');
  });
});

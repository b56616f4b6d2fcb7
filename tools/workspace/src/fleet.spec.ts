import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allApps, type AppName } from '@site/api-contract/site-map';
import { HELD_PORTS, OPS, PROGRAMS } from '../fleet/testing/tiny-programs';
import { findNginx } from '../process/debian.mjs';
import { portNear } from '../process/ports.mjs';
import { packFolder } from '../release/pack.mjs';

const ROOT = resolve(__dirname, '../../..');
jest.setTimeout(120_000);

let folder: string;
let file: string;
const archives: Record<string, string> = {};

/** Packs a tiny release of an app; gives its archive. */
async function pack(
  app: AppName | 'gateway',
  version: string,
  program: keyof typeof PROGRAMS = 'serves',
  needs: object = {},
): Promise<string> {
  const built = mkdtempSync(join(folder, 'built-'));
  const release = {
    app,
    version,
    commit: version.repeat(8),
    time: '2026-11-29T10:00:00Z',
    node: process.versions.node,
    contract: '',
    needs,
  };
  const text = (value: object) => JSON.stringify(value);
  writeFileSync(join(built, 'main.js'), PROGRAMS[program]);
  writeFileSync(
    join(built, 'ops.js'),
    program === 'refusesSchema' ? OPS.refusesSchema : OPS.serves,
  );
  writeFileSync(
    join(built, 'package.json'),
    text({ type: 'module', scripts: { start: 'node main.js' } }),
  );
  writeFileSync(join(built, 'package-lock.json'), text({ packages: { '': {} } }));
  const bom = { metadata: { component: {} }, components: [], dependencies: [] };
  const packed = await packFolder(built, {
    release,
    bom,
    texts: {},
    to: join(folder, 'archives'),
  });
  return packed.file;
}

const command = (...words: string[]) => [
  'tools/workspace/fleet.mjs',
  '--file',
  file,
  ...words,
];

function fleet(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...words), {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { code: status, out: stdout, said: stderr.trim() };
}

/** Begins a command, and gives it once it has said a word; `ended` is its exit code. */
async function untilItSays(word: string, ...words: string[]) {
  const child = spawn(process.execPath, command(...words), {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((done) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(word)) done();
    });
  });
  return { child, ended };
}

/** Words of the program that a process of the fleet runs; empty when it has ended. */
function programOf(name: string): string {
  try {
    const pid = readFileSync(join(folder, `fleet/processes/${name}.pid`), 'utf8').trim();
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

type Plan = {
  apps: Record<string, { processes: { port: number }[] }>;
  readySeconds: number;
};
const readPlan = () => JSON.parse(readFileSync(file, 'utf8')) as Plan;
const writePlan = (plan: object) => writeFileSync(file, JSON.stringify(plan));
const portsOf = (app: AppName | 'gateway') =>
  (readPlan().apps[app]?.processes ?? []).map(({ port }) => port);

/** Lets no process of an app get ready, however slow this test is, until it is let go. */
function hold(app: AppName): { letGo: () => void } {
  const held = join(folder, 'fleet', HELD_PORTS);
  writeFileSync(held, portsOf(app).join(' '));
  return { letGo: () => rmSync(held) };
}

/** The releases that the processes of an app say they are. */
async function served(app: AppName | 'gateway'): Promise<string[]> {
  return Promise.all(
    portsOf(app).map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/version`).catch(() => null);
      return answer ? ((await answer.json()) as { version: string }).version : 'away';
    }),
  );
}

/** Starts two tiny processes of each app in release 1.0.0; gives the public address. */
async function startTinyFleet(front: 'nginx' | 'gateway'): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'site-fleet-'));
  file = join(folder, 'fleet.json');
  mkdirSync(join(folder, 'archives'));
  const taken = new Set<number>();
  const next = async () => ({ port: await portNear(0, taken) });
  const apps: Record<string, object> = {};
  for (const app of front === 'gateway' ? [...allApps(), front] : allApps()) {
    await pack(app, '1.0.0');
    apps[app] = { version: '1.0.0', processes: [await next(), await next()] };
  }
  const address = `127.0.0.1:${(await next()).port}`;
  const env = { API_KEY_FILE: join(folder, 'api-key') };
  writeFileSync(env.API_KEY_FILE, 'a key\n');
  const places = { folder: join(folder, 'fleet'), archives: join(folder, 'archives') };
  // A busy machine is slow, not wrong.
  const rest = { listen: [address], front, readySeconds: 60, apps, env };
  writePlan({ ...places, ...rest });
  expect(fleet('start')).toMatchObject({ code: 0, said: '' });
  return address;
}

function endTinyFleet() {
  fleet('stop');
  rmSync(folder, { recursive: true, force: true });
}

describe('a fleet of tiny processes behind the gateway', () => {
  let address = '';
  beforeAll(async () => void (address = await startTinyFleet('gateway')));
  afterAll(endTinyFleet);

  it('rolls the gateway as any app, on the port that both of its processes share', async () => {
    expect(await served('gateway')).toEqual(['1.0.0', '1.0.0']);
    const next = await pack('gateway', '1.1.0');
    const { out, code } = fleet('roll', 'gateway', next);
    expect([code, out.match(/^.* gateway: rehearse$/m)]).toEqual([0, expect.anything()]);
    expect(await served('gateway')).toEqual(['1.1.0', '1.1.0']);
    const answer = await fetch(`http://${address}/version`);
    expect(await answer.json()).toMatchObject({ app: 'gateway', version: '1.1.0' });
    expect(fleet('back', 'gateway').code).toBe(0);
    expect(await served('gateway')).toEqual(['1.0.0', '1.0.0']);
  });

  it('ends a roll whose gateway fails on the shared port, and starts the old one again', async () => {
    const bad = await pack('gateway', '1.2.0', 'failsWhenShared');
    const { code, said } = fleet('roll', 'gateway', bad);
    expect(code).toBe(1);
    expect(said).toMatch(/gateway@\d+: \/ answered 500\./);
    expect(await served('gateway')).toEqual(['1.0.0', '1.0.0']);
  });

  it('puts an app, rolled by its version, back behind it without a word to the gateway', async () => {
    await pack('api', '1.1.0');
    expect(fleet('roll', 'api', '1.1.0').code).toBe(0);
    expect(await served('api')).toEqual(['1.1.0', '1.1.0']);
    expect(fleet('status').out).toContain(`proxy  http://${address}\n`);
  });
});

(findNginx() ? describe : describe.skip)('a fleet of tiny processes behind nginx', () => {
  beforeAll(async () => {
    await startTinyFleet('nginx');
    archives['next'] = await pack('public-site', '1.1.0');
  });
  afterAll(endTinyFleet);

  it('has no gateway to roll', async () => {
    expect(fleet('roll', 'gateway', await pack('gateway', '1.1.0')).said).toBe(
      'nginx stands before this fleet, so no gateway runs in it: "front": "gateway" in fleet.json makes it one.',
    );
  });

  it('rolls an app process by process, and takes it back', async () => {
    expect(await served('public-site')).toEqual(['1.0.0', '1.0.0']);
    const { out } = fleet('roll', 'public-site', archives['next'] ?? '');
    const acts = [...out.matchAll(/@\d+: (\w+)/g)].map(([, act]) => act);
    const replaced = ['out', 'stop', 'start', 'ready', 'try', 'in'];
    expect(acts).toEqual([...replaced, ...replaced]);
    expect(await served('public-site')).toEqual(['1.1.0', '1.1.0']);
    expect(fleet('status').out).toMatch(
      /public-site went from public-site-1\.0\.0-\w{8} to public-site-1\.1\.0-\w{8}\./,
    );
    expect(fleet('back', 'public-site').code).toBe(0);
    expect(await served('public-site')).toEqual(['1.0.0', '1.0.0']);
    expect(fleet('back', 'public-site').said).toMatch(
      /^public-site has no release before /,
    );
  });

  describe('a release that can’t serve changes nothing, and one line says why', () => {
    afterEach(async () => {
      expect(await served('public-site')).toEqual(['1.0.0', '1.0.0']);
      expect(await served('api')).toEqual(['1.0.0', '1.0.0']);
    });

    it('a broken archive is refused', async () => {
      const broken = await pack('public-site', '1.2.0');
      writeFileSync(broken, readFileSync(broken).subarray(0, 200));
      const { code, said } = fleet('roll', 'public-site', broken);
      expect([code, said]).toEqual([
        1,
        `${broken} is broken: its SHA-256 is another one than public-site-1.2.0.tgz.sha256 says.`,
      ]);
    });

    it('a release of another app is refused', () => {
      const { code, said } = fleet('roll', 'api', archives['next'] ?? '');
      expect([code, said]).toEqual([
        1,
        `${archives['next']} is a release of public-site, not of api.`,
      ]);
    });

    it('a release that misses a variable ends at its rehearsal', async () => {
      const { code, said } = fleet(
        'roll',
        'public-site',
        await pack('public-site', '1.3.0', 'needsMore'),
      );
      expect(code).toBe(1);
      expect(said).toMatch(
        /^The roll of public-site to public-site-1\.3\.0-\w{8} ended: public-site@rehearsal ended: Bad environment variable MAIL_FROM: is missing\. public-site serves public-site-1\.0\.0-\w{8} as before\.$/,
      );
    });

    it('a release that is never ready ends at its rehearsal', async () => {
      const plan = readPlan();
      writePlan({ ...plan, readySeconds: 2 });
      const { said } = fleet(
        'roll',
        'public-site',
        await pack('public-site', '1.4.0', 'isNeverReady'),
      );
      writePlan(plan);
      expect(said).toContain('public-site@rehearsal was not ready after 2 s');
    });

    it('a release that does not know the schema is refused', async () => {
      const { code, said } = fleet(
        'roll',
        'api',
        await pack('api', '0.9.0', 'refusesSchema'),
      );
      expect(code).toBe(1);
      expect(said).toContain('it serves code that knows migration 40.');
    });

    it('leaves no draft of a release behind', () => {
      const kept = readdirSync(join(folder, 'fleet/releases'));
      expect(kept.filter((name) => name.includes('draft'))).toEqual([]);
    });
  });

  it('an API older than a web app needs is refused', async () => {
    expect(fleet('roll', 'api', await pack('api', '1.1.0')).code).toBe(0);
    const needs = await pack('dealer-portal', '1.1.0', 'serves', { api: '1.1.0' });
    expect(fleet('roll', 'dealer-portal', needs).code).toBe(0);
    expect(fleet('back', 'api').said).toBe(
      'dealer-portal runs and needs api 1.1.0 or newer, not 1.0.0: take dealer-portal back first. Nothing was changed.',
    );
    expect(await served('api')).toEqual(['1.1.0', '1.1.0']);
  });

  it('refuses a second roll while one works', async () => {
    const { letGo } = hold('public-site');
    const first = await untilItSays(
      ': ready',
      'roll',
      'public-site',
      archives['next'] ?? '',
    );
    expect(fleet('roll', 'consultant-portal', archives['next'] ?? '')).toMatchObject({
      code: 1,
      said: 'Another command works on this fleet. Nothing was changed.',
    });
    letGo();
    expect(await first.ended).toBe(0);
    expect(fleet('back', 'public-site').code).toBe(0);
  });

  it.each([
    ['roll', '1.1.0'],
    ['back', '1.0.0'],
  ])(
    'a roll that was killed says where it stood, and `%s` brings it to an end',
    async (end, version) => {
      const { letGo } = hold('public-site');
      const { child, ended } = await untilItSays(
        ': ready',
        'roll',
        'public-site',
        archives['next'] ?? '',
      );
      child.kill('SIGKILL');
      await ended;
      letGo();
      const { out } = fleet('status');
      expect(out).toMatch(
        /public-site@\d+ {2}public-site-1\.1\.0-\w{8} {2}\S.*, out of the proxy \(started\)/,
      );
      expect(out).toMatch(
        /The roll of public-site from public-site-1\.0\.0-\w{8} to public-site-1\.1\.0-\w{8} has not ended: `roll public-site` goes on, `back public-site` goes back\./,
      );
      expect(fleet(end, 'public-site')).toMatchObject({ code: 0, said: '' });
      expect(await served('public-site')).toEqual([version, version]);
      if (end === 'roll') fleet('back', 'public-site');
    },
  );

  it.each([['back', 'public-site'], ['stop']])(
    'a rehearsal whose command was killed ends with `%s`',
    async (...end) => {
      const { child, ended } = await untilItSays(
        ': rehearse',
        'roll',
        'public-site',
        await pack('public-site', end[0] === 'back' ? '1.5.0' : '1.6.0', 'isNeverReady'),
      );
      const rehearsal = () => programOf('public-site@rehearsal');
      while (!rehearsal().includes('main.js')) await pause(20);
      const said = () => /^public-site@rehearsal {2}(.*)/m.exec(fleet('status').out)?.[1];
      expect(said()).toBe('tries a release for the command that works now');
      child.kill('SIGKILL');
      await ended;
      expect(said()).toBe(
        'left by a command that was killed: the next `roll`, `back` or `stop` ends it',
      );
      expect(fleet(...end)).toMatchObject({ code: 0, said: '' });
      expect(rehearsal()).toBe('');
    },
  );
});

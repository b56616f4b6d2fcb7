import { setTimeout as pause } from 'node:timers/promises';
import {
  endTinyFleet,
  fleet,
  hold,
  pack,
  programOf,
  served,
  startTinyFleet,
  untilItSays,
} from '../../fleet/testing/tiny-fleet';
import { findNginx } from '../../process/debian.mjs';

jest.setTimeout(120_000);

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
  let next = '';
  beforeAll(async () => {
    await startTinyFleet('nginx');
    next = await pack('public-site', '1.1.0');
  });
  afterAll(endTinyFleet);

  it('has no gateway to roll', async () => {
    expect(fleet('roll', 'gateway', await pack('gateway', '1.1.0')).said).toBe(
      'nginx stands before this fleet, so no gateway runs in it: "front": "gateway" in fleet.json makes it one.',
    );
  });

  it('rolls an app process by process, and takes it back', async () => {
    expect(await served('public-site')).toEqual(['1.0.0', '1.0.0']);
    const { out } = fleet('roll', 'public-site', next);
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
    const first = await untilItSays(': ready', 'roll', 'public-site', next);
    expect(fleet('roll', 'consultant-portal', next)).toMatchObject({
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
      const { child, ended } = await untilItSays(': ready', 'roll', 'public-site', next);
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

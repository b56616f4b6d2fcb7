/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createKeptBuilds } from './kept-builds';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN_MS = Date.UTC(2026, 10, 1, 12);
const nameOf = (nth: number) => `00000000000${nth}`;

let place: string;
let folder: string;
let client: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kept-'));
  folder = join(place, 'assets', 'public-site');
  client = join(place, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

/** Starts a process of the nth build, with one file of its own, on a day. */
async function start(nth: number, day: number) {
  rmSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets', `main-abcdef${nth}.js`), `build ${nth}`);
  const log = { warn: jest.fn() };
  const builds = createKeptBuilds(folder, () => BEGIN_MS + day * DAY_MS);
  await builds.keep(nameOf(nth), client, log);
  return { ...builds, log };
}
const kept = () => readdirSync(folder).sort();

describe('files of earlier builds', () => {
  it('are found by their hashed names after a release', async () => {
    await start(1, 0);
    const { folderWith } = await start(2, 1);
    const found = await folderWith('assets/main-abcdef1.js');
    expect(readFileSync(join(String(found), 'assets/main-abcdef1.js'), 'utf8')).toBe(
      'build 1',
    );
    expect(await folderWith('assets/main-abcdef3.js')).toBeUndefined();
  });

  it('are kept for at least five builds, however old', async () => {
    for (const nth of [1, 2, 3, 4, 5, 6]) await start(nth, nth * 30);
    expect(kept()).toEqual([2, 3, 4, 5, 6].map(nameOf));
  });

  it('are kept for seven days after the next build came, however many those are', async () => {
    for (const nth of [1, 2, 3, 4, 5, 6, 7]) await start(nth, nth / 10);
    expect(kept()).toHaveLength(7);
    await start(8, 7.25);
    // The second build was started on day 0.2, the third on day 0.3.
    expect(kept()).toEqual([2, 3, 4, 5, 6, 7, 8].map(nameOf));
  });

  it('count from the last start, so a build that comes back is young again', async () => {
    for (const nth of [1, 2, 3, 4, 5]) await start(nth, nth * 30);
    await start(1, 160);
    await start(6, 190);
    expect(kept()).toEqual([1, 3, 4, 5, 6].map(nameOf));
  });

  it('are put there once when several processes of a build start together', async () => {
    const [one, other] = await Promise.all([start(1, 0), start(1, 0)]);
    expect(kept()).toEqual([nameOf(1)]);
    expect(one.log.warn).not.toHaveBeenCalled();
    expect(other.log.warn).not.toHaveBeenCalled();
  });

  it('are put there by each process alone, for those in containers share their number', async () => {
    const targets: string[] = [];
    const copyTogether = async (_from: string, to: string) => {
      targets.push(to);
      while (targets.length < 2) await nextTurn();
      mkdirSync(to, { recursive: true });
    };
    const log = { warn: jest.fn() };
    await Promise.all(
      [1, 2].map(() =>
        createKeptBuilds(folder, Date.now, copyTogether).keep(nameOf(1), client, log),
      ),
    );
    expect(new Set(targets).size).toBe(2);
    expect(kept()).toEqual([nameOf(1)]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('leave other folders alone', async () => {
    mkdirSync(join(folder, 'notas'), { recursive: true });
    for (const nth of [1, 2, 3, 4, 5, 6]) await start(nth, nth * 30);
    expect(kept()).toContain('notas');
  });

  it('cost one warning when the folder is read-only, and the process starts', async () => {
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    const { log, folderWith } = await start(1, 0);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(await folderWith('assets/main-abcdef1.js')).toBeUndefined();
  });

  /** Simulates a disk with room for one file. */
  const copyOntoFullDisk = async (_from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'main-abcdef2.js'), 'build 2');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };

  it('cost one warning on a full disk, and leave no half of a build there', async () => {
    await start(1, 0);
    const log = { warn: jest.fn() };
    const builds = createKeptBuilds(folder, Date.now, copyOntoFullDisk);
    expect(await builds.keep(nameOf(2), client, log)).toBe(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([nameOf(1)]);
    expect(await builds.folderWith('assets/main-abcdef1.js')).toBeDefined();
  });

  it('make room by builds that are old before the next one comes', async () => {
    for (const nth of [1, 2, 3, 4, 5, 6]) await start(nth, nth / 10);
    const later = () => BEGIN_MS + 20 * DAY_MS;
    const builds = createKeptBuilds(folder, later, copyOntoFullDisk);
    await builds.keep(nameOf(7), client, { warn: jest.fn() });
    expect(kept()).toEqual([2, 3, 4, 5, 6].map(nameOf));
  });

  it('leave nothing half behind where the copy fails', async () => {
    await start(1, 0);
    rmSync(join(client, 'assets'), { recursive: true });
    const log = { warn: jest.fn() };
    await createKeptBuilds(folder).keep(nameOf(2), client, log);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([nameOf(1)]);
  });
});

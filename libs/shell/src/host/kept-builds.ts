import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyBaseLogger } from 'fastify';

const LEAST_BUILDS = 5;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Folders of an app in `ASSETS_DIR`: builds, and copies in progress. */
const BUILD = /^[\da-f]{12}$/;
const COPYING = /^copying-[\da-f]{12}-[\da-f-]+$/;

/**
 * The hashed files of the latest builds of an app, so that a tab from before a release
 * still finds its late parts (decision 126). Each build has its own folder, written
 * completely or not at all; its time is that of its last start. `folder` is the app's in
 * `ASSETS_DIR`.
 */
export function createKeptBuilds(
  folder: string,
  now: () => number = Date.now,
  copy: (from: string, to: string) => Promise<void> = copyFolder,
) {
  /** Newest first, without those that another process has just removed or renamed. */
  const foldersNamed = async (pattern: RegExp) => {
    const names = (await readdir(folder)).filter((name) => pattern.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        return { path, startedMs: await changedMs(path) };
      }),
    );
    return found
      .flatMap(({ path, startedMs }) =>
        startedMs === undefined ? [] : [{ path, startedMs }],
      )
      .sort((one, other) => other.startedMs - one.startedMs);
  };

  const put = async (build: string, clientDir: string) => {
    const target = join(folder, build);
    // Processes in containers share the folder and often their number, too.
    const copying = join(folder, `copying-${build}-${randomUUID()}`);
    if (!(await exists(target))) {
      try {
        await copy(join(clientDir, 'assets'), join(copying, 'assets'));
        await rename(copying, target);
      } catch (error) {
        await rm(copying, { recursive: true, force: true });
        // Another process of the same build has copied it first.
        if (!(await exists(target))) throw error;
      }
    }
    const startedS = now() / 1000;
    await utimes(target, startedS, startedS);
  };

  /** A build's age counts from the start of the next one. */
  const prune = async () => {
    const oldest = now() - KEPT_MS;
    const builds = await foldersNamed(BUILD);
    const copies = await foldersNamed(COPYING);
    const old = [
      ...builds.filter(
        (_, at) => at >= LEAST_BUILDS && (builds[at - 1]?.startedMs ?? 0) < oldest,
      ),
      ...copies.filter(({ startedMs }) => startedMs < oldest),
    ];
    for (const { path } of old) await rm(path, { recursive: true, force: true });
  };

  return {
    /**
     * Adds the files of a build and removes old ones, also before copying, to make room.
     * A folder that is full or read-only causes one warning, but the process starts.
     * Resolves to whether the files are there.
     */
    async keep(
      build: string,
      clientDir: string,
      log: Pick<FastifyBaseLogger, 'warn'>,
    ): Promise<boolean> {
      try {
        await mkdir(folder, { recursive: true });
        await prune();
        await put(build, clientDir);
        await prune();
        return true;
      } catch (error) {
        log.warn({ err: error }, 'the files of this build are not kept for later');
        return false;
      }
    },
    /** The folder of the newest build that has this file, e.g. `assets/main-Ab3dE9_.js`. */
    async folderWith(name: string): Promise<string | undefined> {
      for (const { path } of await foldersNamed(BUILD).catch(() => []))
        if (await exists(join(path, name))) return path;
      return undefined;
    },
  };
}

export type KeptBuilds = ReturnType<typeof createKeptBuilds>;

/** The last change of a folder, or undefined where it is gone. */
async function changedMs(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const copyFolder = (from: string, to: string) => cp(from, to, { recursive: true });

function exists(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

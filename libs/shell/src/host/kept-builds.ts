import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyBaseLogger } from 'fastify';

const LEAST_BUILDS = 5;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Folders of an app in `ASSETS_DIR`: builds, and what a process is still copying. */
const BUILD = /^[\da-f]{12}$/;
const COPYING = /^copying-[\da-f]{12}-\d+$/;

/**
 * The hashed files of the latest builds of an app, so that a tab which was opened before a
 * release still finds its late parts after it (decision 126). A build is a folder of its
 * own, put there whole or not at all; its time is that of its last start. `folder` is that
 * of one app in `ASSETS_DIR`.
 */
export function createKeptBuilds(folder: string, now: () => number = Date.now) {
  /** Newest first. */
  const builds = async () => {
    const names = (await readdir(folder)).filter((name) => BUILD.test(name));
    const found = await Promise.all(
      names.map(async (name) => ({
        path: join(folder, name),
        startedMs: (await stat(join(folder, name))).mtimeMs,
      })),
    );
    return found.sort((one, other) => other.startedMs - one.startedMs);
  };

  const put = async (build: string, clientDir: string) => {
    const target = join(folder, build);
    const copying = join(folder, `copying-${build}-${process.pid}`);
    await mkdir(folder, { recursive: true });
    if (!(await exists(target))) {
      try {
        await cp(join(clientDir, 'assets'), join(copying, 'assets'), { recursive: true });
        await rename(copying, target);
      } catch (error) {
        await rm(copying, { recursive: true, force: true });
        // Another process of the same build was quicker.
        if (!(await exists(target))) throw error;
      }
    }
    const startedS = now() / 1000;
    await utimes(target, startedS, startedS);
  };

  /** A build is old by the time since which the one after it is served. */
  const prune = async () => {
    const all = await builds();
    const old = all.filter(
      (_, at) => at >= LEAST_BUILDS && (all[at - 1]?.startedMs ?? 0) < now() - KEPT_MS,
    );
    for (const { path } of old) await rm(path, { recursive: true, force: true });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (COPYING.test(name) && (await stat(path)).mtimeMs < now() - KEPT_MS)
        await rm(path, { recursive: true, force: true });
    }
  };

  return {
    /**
     * Puts the files of a build there and takes old builds away. A folder that is full or
     * can't be written costs one warning, never the start of the process.
     */
    async keep(
      build: string,
      clientDir: string,
      log: Pick<FastifyBaseLogger, 'warn'>,
    ): Promise<void> {
      try {
        await put(build, clientDir);
        await prune();
      } catch (error) {
        log.warn({ err: error }, 'the files of this build are not kept for later');
      }
    },
    /** The folder of the newest build that has this file, e.g. `assets/main-Ab3dE9_.js`. */
    async folderWith(name: string): Promise<string | undefined> {
      for (const { path } of await builds().catch(() => []))
        if (await exists(join(path, name))) return path;
      return undefined;
    },
  };
}

export type KeptBuilds = ReturnType<typeof createKeptBuilds>;

function exists(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

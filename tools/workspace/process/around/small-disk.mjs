import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';

const BLOCK = Buffer.alloc(1024 * 1024);

/**
 * A disk of its own at `folder`, of `megabytes`, in memory: `fill` takes all of its room or
 * leaves some, `clear` gives it back. Null where it can't be mounted, which needs root.
 */
export async function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  const { code } = await run('mount', words).catch(() => ({ code: 1 }));
  if (code !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(bytes = Infinity) {
      try {
        for (let left = bytes, flag = 'w'; left > 0; left -= BLOCK.length, flag = 'a')
          writeFileSync(ballast, BLOCK, { flag });
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    async unmount() {
      await run('umount', ['--lazy', folder]);
    },
  };
}

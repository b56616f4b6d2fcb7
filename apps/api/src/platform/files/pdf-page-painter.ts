import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/**
 * A page as a JPEG, or why there is none: the PDF needs a password, is broken, takes too
 * much memory or time; this machine can't draw; or the reader left.
 */
export type PagePicture =
  | { picture: Buffer }
  | { problem: 'locked' | 'unreadable' | 'heavy' | 'absent' | 'left' };
/**
 * Draws a page of a PDF, counted from 1, until `signal` aborts because its reader left.
 * Never rejects.
 */
export type PdfPagePainter = (
  bytes: Uint8Array,
  page: number,
  signal?: AbortSignal,
) => Promise<PagePicture>;

/**
 * From start to end, on a busy machine too: together with the wait for a place it stays
 * below the gateways' 12 s.
 */
export const TIME_MS = 9_000;
/**
 * Memory of the whole process: a photo of 12 megapixels takes about 270 MB. Processor
 * time of the drawing alone, without the start of the process.
 */
const LIMITS = { memoryMb: 512, workMs: 5_000, timeMs: TIME_MS };
const MOST_BYTES = 32 * 1024 * 1024;
const PROBLEMS = new Map([
  [3, 'locked'],
  [4, 'absent'],
] as const);

/**
 * Draws in a process of the given file. It may read packages and nothing else, has no
 * network and gets none of our variables.
 */
export function pdfPagePainter(
  childFile: string,
  limits: Partial<typeof LIMITS> = {},
): PdfPagePainter {
  const { memoryMb, workMs, timeMs } = { ...LIMITS, ...limits };
  const reads = readable(childFile);
  return (bytes, page, signal) =>
    new Promise((resolve) => {
      if (!reads) return resolve({ problem: 'absent' });
      if (signal?.aborted) return resolve({ problem: 'left' });
      const child = execFile(
        process.execPath,
        [
          '--permission',
          '--allow-addons',
          '--allow-worker',
          ...reads.map((path) => `--allow-fs-read=${path}`),
          `--max-old-space-size=${memoryMb}`,
          childFile,
          ...[page, memoryMb * 1024 * 1024, workMs].map(String),
        ],
        {
          encoding: 'buffer',
          env: {},
          killSignal: 'SIGKILL',
          maxBuffer: MOST_BYTES,
          signal,
          timeout: timeMs,
          windowsHide: true,
        },
        (error, picture) => {
          if (!error) return resolve({ picture });
          if (signal?.aborted) return resolve({ problem: 'left' });
          const known = PROBLEMS.get(error.code as 3 | 4);
          resolve({ problem: known ?? (error.signal ? 'heavy' : 'unreadable') });
        },
      );
      // A process may end before it has read the whole file.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(bytes);
    });
}

/** Paths that the process must read; null where a package is missing. */
function readable(childFile: string): string[] | null {
  const { resolve } = createRequire(childFile);
  try {
    resolve('sharp');
    const [packages = ''] = resolve('@hyzyla/pdfium').split(`${sep}@hyzyla${sep}`);
    const here = dirname(childFile);
    return [childFile, join(here, 'package.json'), join(here, 'chunks'), packages];
  } catch {
    return null;
  }
}

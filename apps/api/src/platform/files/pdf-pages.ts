import { Worker } from 'node:worker_threads';

/** `late`: a busy machine had no time for the file, which may be sound. */
type PdfPages =
  { pages: number } | { problem: 'locked' | 'unreadable' | 'heavy' | 'late' };
/**
 * The number of pages of a PDF, or its problem: it needs a password, is broken, takes too
 * much work, or has a page with far more to draw than papers have. Never rejects.
 */
export type PdfPageCounter = (bytes: Uint8Array) => Promise<PdfPages>;

/**
 * `workMs`: processor time for the file alone, without the start of the thread; it is
 * looked at every `lookMs` at most. `timeMs`: from start to end, less than the gateways'
 * 12 s.
 */
const LIMITS = { workMs: 5_000, timeMs: 9_000, lookMs: 50 };
const MEMORY_MB = 256;

/**
 * Counts in a worker thread of the given file, with limits of its own
 * (security-requirements F1).
 */
export function pdfPageCounter(
  workerFile: string | URL,
  limits: Partial<typeof LIMITS> = {},
): PdfPageCounter {
  const { workMs, timeMs, lookMs } = { ...LIMITS, ...limits };
  return (bytes) =>
    new Promise((resolve) => {
      const worker = new Worker(workerFile, {
        workerData: bytes,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        execArgv: [],
        stdout: true,
        stderr: true,
      });
      let look: NodeJS.Timeout | undefined;
      let isOver = false;
      const end = (result: PdfPages) => {
        isOver = true;
        clearTimeout(look);
        clearTimeout(latest);
        resolve(result);
        void worker.terminate();
      };
      const latest = setTimeout(() => end({ problem: 'late' }), timeMs);
      const endAfterWork = async () => {
        const before = await worker.cpuUsage();
        const lookAgain = async () => {
          const { user, system } = await worker.cpuUsage(before);
          const leftMs = workMs - (user + system) / 1000;
          if (leftMs <= 0) end({ problem: 'unreadable' });
          else later(leftMs);
        };
        const later = (ms: number) => {
          if (!isOver)
            look = setTimeout(
              () => lookAgain().catch(endUnmeasured),
              Math.max(ms, lookMs),
            );
        };
        later(workMs);
      };
      // A thread that has ended tells so by an event; one that can't be measured ends here.
      const endUnmeasured = (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_WORKER_NOT_RUNNING') end({ problem: 'unreadable' });
      };
      worker.on('message', (said: 'reading' | PdfPages) => {
        if (said === 'reading') endAfterWork().catch(endUnmeasured);
        else end('pages' in said && said.pages < 1 ? { problem: 'unreadable' } : said);
      });
      worker.once('error', () => end({ problem: 'unreadable' }));
      worker.once('exit', () => end({ problem: 'unreadable' }));
    });
}

import { Worker } from 'node:worker_threads';

type PdfPages = { pages: number } | { problem: 'locked' | 'unreadable' | 'heavy' };
/**
 * The number of pages of a PDF, or its problem: it needs a password, is broken, takes too
 * long, or has a page with far more to draw than papers have. Never rejects.
 */
export type PdfPageCounter = (bytes: Uint8Array) => Promise<PdfPages>;

/** The time for the file alone, without the start of the thread. */
const TIME_MS = 5_000;
const MEMORY_MB = 256;

/**
 * Counts in a worker thread of the given file, with limits of its own
 * (security-requirements F1).
 */
export function pdfPageCounter(workerFile: string | URL): PdfPageCounter {
  return (bytes) =>
    new Promise((resolve) => {
      const worker = new Worker(workerFile, {
        workerData: bytes,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        execArgv: [],
        stdout: true,
        stderr: true,
      });
      const end = (result: PdfPages) => {
        clearTimeout(timer);
        resolve(result);
        void worker.terminate();
      };
      let timer: NodeJS.Timeout | undefined;
      worker.on('message', (said: 'reading' | PdfPages) => {
        if (said === 'reading')
          timer = setTimeout(() => end({ problem: 'unreadable' }), TIME_MS);
        else end('pages' in said && said.pages < 1 ? { problem: 'unreadable' } : said);
      });
      worker.once('error', () => end({ problem: 'unreadable' }));
      worker.once('exit', () => end({ problem: 'unreadable' }));
    });
}

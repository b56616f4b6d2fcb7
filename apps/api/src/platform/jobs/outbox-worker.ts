import { type FastifyBaseLogger } from 'fastify';

/** Sends the due rows, at most one batch; returns how many it took. */
type SendDue = () => Promise<number>;

export type OutboxWorker = {
  /** Looks for work at once. */
  wake(): void;
  stop(): Promise<void>;
};

/**
 * Works on outboxes: at once when woken, and every `everyMs` for rows of other processes
 * and repeated tries. Each outbox is independent, so that a slow host delays no other.
 */
export function startOutboxWorker(
  boxes: readonly SendDue[],
  log: FastifyBaseLogger,
  everyMs = 2000,
): OutboxWorker {
  const workers = boxes.map((sendDue) => startOne(sendDue, log, everyMs));
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

function startOne(
  sendDue: SendDue,
  log: FastifyBaseLogger,
  everyMs: number,
): OutboxWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  const work = async () => {
    do {
      again = false;
      try {
        while (!stopped && (await sendDue()) > 0);
      } catch (error) {
        log.warn({ err: error }, 'outbox not reachable');
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = work().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

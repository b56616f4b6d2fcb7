import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '../data/database';
import { type Ports } from '../ports';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
export type Done = { /** rows that it changed, or calls that it made */ done: number };

/**
 * Work that runs by itself. It asks `ports.clock` which work is due and does only that:
 * rows taken with `for update skip locked`, or effects with a unique reference. It may
 * run at any time, in two processes at once, and again after a crash, when it finds
 * nothing left to do. Its errors are logged, and it runs again.
 */
export type Job = {
  /**
   * Its name in logs and `ops -- jobs run`: English, `a-z` and hyphens, never renamed.
   */
  name: string;
  /** Its effect, for people who read `ops -- jobs`; Brazilian Portuguese. */
  title: string;
  /** Seconds of the machine's time between two runs: 60 (a minute) to 86,400 (a day). */
  every: number;
  work(ports: Ports, db: Database, log: JobLog): Promise<Done>;
};

import { type Store } from './store';

/** The bank uses the outside world only by these ports. */
export type Ports = {
  store: Store;
  /** The demo's time, which `ops -- clock` moves. */
  clock: () => Date;
  /** The machine's milliseconds, since retries do not depend on the demo's time. */
  machineMs: () => number;
  /** Unguessable, hex. */
  random: () => string;
};

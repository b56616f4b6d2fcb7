import { type Store } from './store';

/** What the bank touches outside itself. */
export type Ports = {
  store: Store;
  /** The demo's time, which `ops -- clock` moves. */
  clock: () => Date;
  /** The machine's milliseconds: when to try again is no matter of the demo's time. */
  machineMs: () => number;
  /** Unguessable, hex. */
  random: () => string;
};

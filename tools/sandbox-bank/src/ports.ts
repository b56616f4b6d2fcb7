import { type Store } from './store';

/** The bank reaches the outside world by these ports alone. */
export type Ports = {
  store: Store;
  /** The demo's time, which `ops -- clock` moves. */
  clock: () => Date;
  /** The machine's milliseconds: when to try again is no matter of the demo's time. */
  machineMs: () => number;
  /** Unguessable, hex. */
  random: () => string;
};

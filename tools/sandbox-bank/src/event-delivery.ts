import { type Ports } from './ports';
import { type BankEvent } from './rows';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Sends one body; true when the receiver answered with 2xx. */
export type Deliver = (body: string) => Promise<{ taken: boolean; answer: string }>;

/**
 * Delivers due events that were not accepted yet, the oldest first; a refused one is
 * tried again after growing pauses, for ever.
 */
export async function deliverDue(ports: Ports, deliver: Deliver): Promise<number> {
  const { store, machineMs, clock } = ports;
  const due = store.all<BankEvent>(
    'select * from events where delivered_at is null and next_try_ms <= ? order by at, rowid limit 20',
    machineMs(),
  );
  for (const { id, body, tries } of due) {
    const { taken, answer } = await deliver(body);
    if (taken)
      store.run(
        'update events set delivered_at = ?, tries = tries + 1, last_answer = ? where id = ?',
        clock().toISOString(),
        answer,
        id,
      );
    else
      store.run(
        'update events set tries = tries + 1, next_try_ms = ?, last_answer = ? where id = ?',
        machineMs() + Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
        answer,
        id,
      );
  }
  return due.length;
}

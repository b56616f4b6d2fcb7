import { type Ports } from './ports';
import { type BankEvent } from './rows';

/** Something that the receiver is told of by webhook. */
export type Told = {
  type:
    | 'payment.received'
    | 'charge.declined'
    | 'charge.failed'
    | 'charge.canceled'
    | 'recurrence.changed'
    | 'refund.sent';
  /** Its charge, for those who look at the page. */
  chargeId?: string;
  data: Record<string, unknown>;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Writes down what is to be told, in the transaction of its cause. */
export function tell(
  { store, clock, machineMs, random }: Ports,
  { type, chargeId, data }: Told,
  delayMs = 0,
): string {
  const id = `evt_${random()}`;
  const at = clock().toISOString();
  store.run(
    'insert into events (id, charge_id, body, at, next_try_ms) values (?, ?, ?, ?, ?)',
    id,
    chargeId ?? null,
    JSON.stringify({ id, type, at, data }),
    at,
    machineMs() + delayMs,
  );
  return id;
}

/** Sends one body; true when the receiver answered with 2xx. */
export type Deliver = (body: string) => Promise<{ taken: boolean; answer: string }>;

/**
 * Delivers what is due and was not taken yet, the oldest first; what is refused is tried
 * again after a growing pause, for ever.
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

/** The last thing told of a charge goes out once more, under the same id. */
export function tellAgain({ store, machineMs }: Ports, chargeId: string): boolean {
  return (
    store.run(
      `update events set delivered_at = null, next_try_ms = ? where id =
        (select id from events where charge_id = ? order by at desc, rowid desc limit 1)`,
      machineMs(),
      chargeId,
    ) > 0
  );
}

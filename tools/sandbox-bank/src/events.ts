import { type Ports } from './ports';

/** An event for the receiver's webhook. */
export type Told = {
  type:
    | 'payment.received'
    | 'charge.declined'
    | 'charge.failed'
    | 'charge.canceled'
    | 'charge.challenged'
    | 'card.kept'
    | 'card.refused'
    | 'recurrence.changed'
    | 'refund.sent';
  /** Its charge, for the bank's page. */
  chargeId?: string;
  data: Record<string, unknown>;
};

/** Stores an event, in the transaction of its cause. */
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

/** Sends the last event of a charge once more, under the same id. */
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

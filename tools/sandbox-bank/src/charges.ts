import { saoPauloDay } from '@site/api-contract/brazil';
import { tell } from './events';
import { type Ports } from './ports';
import { missing, refuse } from './refusal';
import { type Charge, type ChargeKind, type ChargeState, type Payment } from './rows';

export const findCharge = ({ store }: Ports, id: string): Charge =>
  store.one<Charge>('select * from charges where id = ?', id) ?? missing();

export const paymentsOf = ({ store }: Ports, chargeId: string): Payment[] =>
  store.all<Payment>(
    'select * from payments where charge_id = ? order by rowid',
    chargeId,
  );

export type NewCharge = Pick<
  Charge,
  'reference' | 'description' | 'payer' | 'centavos'
> & {
  dueOn?: string | undefined;
  recurrenceId?: string;
  token?: string;
};

/** Registers a payment to make; nobody is told of it. */
export function addCharge(
  { store, clock, random }: Ports,
  kind: ChargeKind,
  { reference, description, payer, centavos, dueOn, recurrenceId, token }: NewCharge,
): Charge {
  const id = `chg_${random()}`;
  const number =
    (store.one<{ n: number }>('select count(*) as n from charges')?.n ?? 0) + 1;
  store.run(
    `insert into charges (id, kind, reference, description, payer, centavos, due_on, pay_on,
       state, location, our_number, recurrence_id, token, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    kind,
    reference,
    description,
    payer,
    centavos,
    dueOn ?? null,
    kind === 'automatic' ? (dueOn ?? saoPauloDay(clock())) : null,
    kind === 'automatic' ? 'scheduled' : 'open',
    kind === 'pix' ? `pix.banco-demo.test/qr/v2/${random()}` : null,
    kind === 'boleto' ? String(number).padStart(12, '0') : null,
    recurrenceId ?? null,
    token ?? null,
    clock().toISOString(),
  );
  return store.one<Charge>('select * from charges where id = ?', id) ?? missing();
}

export function setState({ store }: Ports, id: string, state: ChargeState): void {
  store.run('update charges set state = ? where id = ?', state, id);
}

/**
 * Takes money for a charge, in any amount and any number of times, like a bank; tells of
 * it after `delayMs`. A canceled charge takes none.
 */
export function pay(
  ports: Ports,
  charge: Charge,
  { centavos = charge.centavos, delayMs = 0, more = {} } = {},
): void {
  if (charge.state === 'canceled') refuse('Esta cobrança foi cancelada.');
  ports.store.together(() => {
    const paymentId = `pay_${ports.random()}`;
    const paidAt = ports.clock().toISOString();
    ports.store.run(
      'insert into payments (id, charge_id, centavos, paid_at) values (?, ?, ?, ?)',
      paymentId,
      charge.id,
      centavos,
      paidAt,
    );
    setState(ports, charge.id, 'paid');
    const { id: chargeId, kind, reference } = charge;
    const data = { chargeId, kind, reference, paymentId, centavos, paidAt, ...more };
    tell(ports, { type: 'payment.received', chargeId, data }, delayMs);
  });
}

/** The payer or the card declines. */
export function decline(ports: Ports, charge: Charge, reason: string): void {
  if (charge.state !== 'open') refuse('Esta cobrança não está em aberto.');
  ports.store.together(() => {
    setState(ports, charge.id, 'declined');
    const { id: chargeId, kind, reference } = charge;
    const data = { chargeId, kind, reference, reason };
    tell(ports, { type: 'charge.declined', chargeId, data });
  });
}

/** The receiver cancels a charge; a paid one stays paid. */
export function cancelCharge(ports: Ports, charge: Charge): void {
  if (charge.state === 'paid') refuse('Esta cobrança já foi paga.');
  setState(ports, charge.id, 'canceled');
}

/** Sends money back, at most as much as came. */
export function refund(
  ports: Ports,
  { paymentId, centavos }: { paymentId: string; centavos: number },
): { id: string } {
  return ports.store.together(() => {
    const payment =
      ports.store.one<Payment>('select * from payments where id = ?', paymentId) ??
      missing();
    if (centavos > payment.centavos - payment.refunded_centavos)
      refuse('A devolução é maior do que o que resta do pagamento.');
    const id = `ref_${ports.random()}`;
    const at = ports.clock().toISOString();
    ports.store.run(
      'insert into refunds (id, payment_id, centavos, at) values (?, ?, ?, ?)',
      id,
      paymentId,
      centavos,
      at,
    );
    ports.store.run(
      'update payments set refunded_centavos = refunded_centavos + ? where id = ?',
      centavos,
      paymentId,
    );
    const { charge_id: chargeId } = payment;
    const data = { refundId: id, paymentId, chargeId, centavos, at };
    tell(ports, { type: 'refund.sent', chargeId, data });
    return { id };
  });
}

import { type DemoBankRecords } from '@site/server';
import { type Ports } from './ports';

/** Takes over the demo's past payments; known records stay. */
export function takeOverDemoRecords({ store }: Ports, book: DemoBankRecords): void {
  store.together(() => {
    for (const charge of book.charges)
      store.run(
        `insert or ignore into charges (id, kind, reference, description, payer, centavos, due_on,
           pay_on, state, location, our_number, recurrence_id, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        charge.id,
        charge.kind,
        charge.reference,
        charge.description,
        charge.payer,
        charge.centavos,
        charge.dueOn,
        charge.kind === 'automatic' ? charge.dueOn : null,
        charge.state,
        charge.location,
        charge.ourNumber,
        charge.recurrenceId,
        charge.createdAt,
      );
    for (const { id, chargeId, centavos, paidAt } of book.payments)
      store.run(
        'insert or ignore into payments (id, charge_id, centavos, paid_at) values (?, ?, ?, ?)',
        id,
        chargeId,
        centavos,
        paidAt,
      );
    for (const recurrence of book.recurrences)
      store.run(
        `insert or ignore into recurrences (id, reference, contract, payer, journey, state,
           location, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
        recurrence.id,
        recurrence.reference,
        recurrence.contract,
        recurrence.payer,
        recurrence.journey,
        recurrence.state,
        recurrence.location,
        recurrence.createdAt,
      );
  });
}

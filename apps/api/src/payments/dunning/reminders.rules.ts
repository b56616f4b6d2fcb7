import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { boletoClearsUntil } from '../../contracts/ledger/late-charges.rules';
import { payableUntil } from '../bills/bill.rules';
import { type BankChargeRow, isLive } from '../payments/payments.repository';
import { type ReminderStep } from './payment-reminders.table';

/** The dunning calendar: days after the due date (docs/product/payments.md). */
const CALENDAR: readonly (readonly [ReminderStep, number])[] = [
  ['em-3-dias', -3],
  ['hoje', 0],
  ['venceu', 1],
  ['em-5-dias', 5],
  ['em-15-dias', 15],
  ['ultima', 30],
];

/**
 * Last day on which the bank may tell that a bill was paid in time: two business days
 * after the last day of its boleto. Null without a boleto.
 */
export function clearsUntil(
  dueOn: IsoDate,
  charges: readonly Pick<
    BankChargeRow,
    'method' | 'state' | 'dueOn' | 'payableUntil' | 'bankId'
  >[],
): IsoDate | null {
  const inTime = payableUntil(dueOn, dueOn);
  const isOut = charges.some(
    (charge) =>
      charge.method === 'boleto' &&
      charge.dueOn === dueOn &&
      charge.payableUntil === inTime &&
      charge.bankId !== null &&
      isLive(charge.state),
  );
  return isOut ? boletoClearsUntil(dueOn) : null;
}

/**
 * Steps that a bill has reached on a day, the newest last. A bill that may have been paid
 * in time is not called late until the bank would have told of it (`clearsUntil`).
 */
export function stepsReached(
  dueOn: IsoDate,
  today: IsoDate,
  charges: Parameters<typeof clearsUntil>[1] = [],
): ReminderStep[] {
  const clears = clearsUntil(dueOn, charges);
  const mayBePaid = clears !== null && today <= clears;
  return CALENDAR.filter(
    ([, days]) => addDays(dueOn, days) <= today && !(mayBePaid && days > 0),
  ).map(([step]) => step);
}

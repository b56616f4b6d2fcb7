import { addDays, type IsoDate } from '@site/contracts/brazil';
import { type ReminderStep } from '../../../tables';

/** The dunning calendar: days after the due date (docs/decisions/041). */
const CALENDAR: readonly (readonly [ReminderStep, number])[] = [
  ['em-3-dias', -3],
  ['hoje', 0],
  ['venceu', 1],
  ['em-5-dias', 5],
  ['em-15-dias', 15],
  ['ultima', 30],
];

/** Steps that a bill has reached on a day, the newest last. */
export function stepsReached(dueOn: IsoDate, today: IsoDate): ReminderStep[] {
  return CALENDAR.filter(([, days]) => addDays(dueOn, days) <= today).map(
    ([step]) => step,
  );
}

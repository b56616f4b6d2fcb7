import { type AutomaticState } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Told } from '../bank/bank-events';
import { isLiving, type RecurrenceRow } from './recurrences.repository';

const ORDER: readonly AutomaticState[] = ['asked', 'criada', 'enviada', 'aceita'];

/**
 * Decides what news of a recurrence change: nothing (null) where they are older than what
 * is known. It takes bills that fall due from the day on which its payer accepts it.
 */
export function decideRecurrence(
  known: Pick<RecurrenceRow, 'state'>,
  { state, recurrenceId: bankId }: Told['recurrence.changed'],
  today: IsoDate,
): Partial<RecurrenceRow> | null {
  const isNewer = !isLiving(state) || ORDER.indexOf(state) > ORDER.indexOf(known.state);
  if (!isNewer) return null;
  return { state, bankId, ...(state === 'aceita' && { chargesFrom: today }) };
}

/** Whether the payer has answered, or it has ended: they are told so by mail. */
export function isAnswer(
  state: AutomaticState,
): state is Exclude<AutomaticState, 'asked' | 'criada' | 'enviada'> {
  return state !== 'asked' && state !== 'criada' && state !== 'enviada';
}

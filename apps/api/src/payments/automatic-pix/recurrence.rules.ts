import { type AutomaticState } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Told } from '../bank/bank-events';
import { isLiving, type RecurrenceRow } from './recurrences.repository';

const ORDER: readonly AutomaticState[] = ['asked', 'criada', 'enviada', 'aceita'];

/**
 * Decides the effect of news about a recurrence: null when they are older than the known
 * state. It pays bills that fall due from the day of the payer's acceptance on.
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

/** Whether the payer has answered or it has ended, which a mail tells. */
export function isAnswer(
  state: AutomaticState,
): state is Exclude<AutomaticState, 'asked' | 'criada' | 'enviada'> {
  return state !== 'asked' && state !== 'criada' && state !== 'enviada';
}

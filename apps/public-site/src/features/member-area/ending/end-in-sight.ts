import { type ContractSummary } from '@site/contracts';
import { addDays, type IsoDate } from '@site/contracts/brazil';
import { END_IN_SIGHT_DAYS } from '@site/contracts/return-terms';
import { isEndedUnpaid } from './ended-unpaid';

/**
 * The last day of a contract that runs with the car, once it is `END_IN_SIGHT_DAYS` away
 * or less; null before, and when we want the car back.
 */
export function endInSight(contract: ContractSummary, today: IsoDate): IsoDate | null {
  const { state, endsOn } = contract;
  if (state !== 'ativa' || isEndedUnpaid(contract)) return null;
  return endsOn && addDays(endsOn, -END_IN_SIGHT_DAYS) <= today ? endsOn : null;
}

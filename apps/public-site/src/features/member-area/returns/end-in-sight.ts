import { type ContractSummary } from '@site/api-contract';
import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { END_IN_SIGHT_DAYS } from '@site/api-contract/return-terms';
import { isEndedUnpaid } from './ended-unpaid';

/**
 * The last day of the months of a contract that runs with the car; null before the
 * handover, once it is over, and when we want the car back.
 */
export function runsUntil(contract: ContractSummary): IsoDate | null {
  const isRunning = contract.state === 'ativa' && !isEndedUnpaid(contract);
  return isRunning ? contract.endsOn : null;
}

/** `runsUntil`, once it is `END_IN_SIGHT_DAYS` away or less; null before. */
export function endInSight(contract: ContractSummary, today: IsoDate): IsoDate | null {
  const endsOn = runsUntil(contract);
  return endsOn && addDays(endsOn, -END_IN_SIGHT_DAYS) <= today ? endsOn : null;
}

import { type ContractSummary } from '@site/api-contract';
import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { END_IN_SIGHT_DAYS } from '@site/api-contract/driving';
import { isEndedUnpaid } from './ended-unpaid';

/**
 * The last day of an active contract; null before the handover, once the contract is
 * over, and when it was ended for unpaid bills.
 */
export function runsUntil(contract: ContractSummary): IsoDate | null {
  const isRunning = contract.state === 'ativa' && !isEndedUnpaid(contract);
  return isRunning ? contract.endsOn : null;
}

/** The result of `runsUntil` if it is at most `END_IN_SIGHT_DAYS` away; else null. */
export function endInSight(contract: ContractSummary, today: IsoDate): IsoDate | null {
  const endsOn = runsUntil(contract);
  return endsOn && addDays(endsOn, -END_IN_SIGHT_DAYS) <= today ? endsOn : null;
}

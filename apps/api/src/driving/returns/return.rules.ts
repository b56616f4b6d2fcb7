import { addDays, type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contract-terms';
import { exitCostCentavos, sum } from '@site/api-contract/pricing';
import { type InsteadOfReturn, type ReturnKind } from '@site/api-contract/return-terms';
import {
  DAYS_OF_A_MONTH,
  monthOn,
  planOf,
  withdrawableUntil,
} from '../../contracts/contracts/contract.rules';
import { damageCosts } from '../../contracts/contracts/end/damage-costs.rules';
import { type LivedContract, overtimeDays } from '../km/km-settlement.rules';
import { type ReturnFacts } from './returns.repository';

/** A settlement is paid this long after the return. */
const DUE_DAYS = 10;

/**
 * The cost of leaving on a day, in centavos, by the function of the simulator and the
 * contract page. It is the cost of the month in which the car comes back; in the last
 * month nothing is left to pay for, and that return is the end of the term.
 */
export function exitOn(
  contract: LivedContract,
  day: IsoDate,
): { kind: ReturnKind; month: number; centavos: number } {
  const { term, monthlyCentavos } = termsOn(contract.terms, contract.amendments, day);
  const month = Math.min(monthOn(contract.handedOverOn, day), term);
  return {
    kind: month >= term ? 'fim' : 'antecipada',
    month,
    centavos: exitCostCentavos(monthlyCentavos, term, month),
  };
}

/**
 * Months of the contract that begin after today and up to a day, and what they cost: each
 * is paid whole, beside what leaving on that day costs.
 */
export function monthsBeginning(
  contract: LivedContract,
  { today, day }: { today: IsoDate; day: IsoDate },
): { months: number; centavos: number } {
  const from = monthOn(contract.handedOverOn, today);
  const until = exitOn(contract, day).month;
  const begun = planOf(contract, today).filter(
    ({ kind, number }) => kind === 'mensalidade' && number > from && number <= until,
  );
  return { months: begun.length, centavos: sum(begun) };
}

/** It was not booked by free choice, so it can't be cancelled: the contract is over. */
export function isDemanded({ kind }: { kind: ReturnKind }): boolean {
  return kind === 'inadimplencia' || kind === 'desistencia';
}

/**
 * Why no return is booked: within the 7 days leaving is free by stepping back, and who
 * accepted to buy the car first goes back on that.
 */
export function closedBy(
  { proposal, contract, purchase, booking }: ReturnFacts,
  now: Date,
): InsteadOfReturn | null {
  if (proposal.state === 'ativa' && now <= withdrawableUntil(contract.terms))
    return 'desistencia';
  const isBuying = purchase?.state === 'aceita' && !(booking && isDemanded(booking));
  return isBuying ? 'compra' : null;
}

/**
 * Keeps the days with room on which a car with a last day can come back: up to that day,
 * and where none is left the next one.
 */
export function daysToBring<Day extends { day: IsoDate }>(
  days: readonly Day[],
  bringBy: IsoDate | null,
): Day[] {
  if (bringBy === null) return [...days];
  const inTime = days.filter(({ day }) => day <= bringBy);
  return inTime.length > 0 ? inTime : days.slice(0, 1);
}

/**
 * Keeps the days with room that cost nothing more. A customer who asks in time and finds
 * none gets the next one for nothing (`excusedUntil`); after the last day all are
 * offered, each at its cost.
 */
export function daysUpToEnd<Day extends { day: IsoDate }>(
  days: readonly Day[],
  { until, today }: { until: IsoDate; today: IsoDate },
): { days: Day[]; excusedUntil: IsoDate | null } {
  if (today > until) return { days: [...days], excusedUntil: null };
  const inTime = days.filter(({ day }) => day <= until);
  const [next] = days;
  return inTime.length > 0 || !next
    ? { days: inTime, excusedUntil: null }
    : { days: [next], excusedUntil: next.day };
}

/**
 * The last day of a car once a day was booked: whoever books in time and found none
 * before it that has room is not late on that day.
 */
export function bringByWith(
  bringBy: IsoDate | null,
  { today, day }: { today: IsoDate; day: IsoDate },
): IsoDate | null {
  return bringBy !== null && today <= bringBy && day > bringBy ? day : bringBy;
}

/**
 * The cost of the days after the end, in centavos: 1/30 of the month each; the customer
 * does not pay a fraction of a centavo.
 */
export function overtimeCentavos(contract: LivedContract, day: IsoDate): number {
  const { monthlyCentavos } = termsOn(contract.terms, contract.amendments, day);
  return Math.floor((monthlyCentavos * overtimeDays(contract, day)) / DAYS_OF_A_MONTH);
}

/** The customer's cost of one damage, in centavos. */
export function costOf(
  { damages, contract }: Pick<ReturnFacts, 'damages' | 'contract'>,
  id: string,
): number {
  const costs = damageCosts(damages, contract.terms.deductibleCentavos);
  return costs[damages.findIndex((damage) => damage.id === id)] ?? 0;
}

/** When what a return charges falls due. */
export function settlementDueOn(today: IsoDate): IsoDate {
  return nextBusinessDay(addDays(today, DUE_DAYS));
}

import { addDays, type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import {
  type InsteadOfReturn,
  type PricedWearRow,
  wearRowsOf,
} from '@site/api-contract/driving';
import { exitCostCentavos, sum } from '@site/api-contract/pricing';
import { type ReturnKind } from '@site/api-contract/sales';
import {
  DAYS_OF_A_MONTH,
  monthOn,
  planOf,
  withdrawableUntil,
} from '../../contracts/contracts/contract.rules';
import { damageCosts } from '../../contracts/contracts/end/damage-costs.rules';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import { isCharged } from '../../contracts/ledger/statement.rules';
import { type LivedContract, overtimeDays } from '../km/km-settlement.rules';
import { type ReturnFacts } from './returns.repository';

/** Days after the return until a settlement is due. */
const DUE_DAYS = 10;

/**
 * The cost of leaving on a day, in centavos, by the function of the simulator and the
 * contract page. It is the cost of the month in which the car comes back; in the last
 * month it is zero, and the return is the end of the term.
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
 * Months of the contract that begin after today and up to a day, with their price: each
 * is paid whole, in addition to the cost of leaving on that day.
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

/**
 * Months of the contract that have begun and are not charged, with all that is charged
 * with them: a return on any day charges them whole (`settleMonths`).
 */
export function monthsUncharged(
  contract: LivedContract,
  entries: readonly Entry[],
  today: IsoDate,
): { months: number; centavos: number } {
  const { month } = exitOn(contract, today);
  const due = planOf(contract, today).filter(
    ({ number }) => number <= month && !isCharged(entries, number),
  );
  return { months: new Set(due.map(({ number }) => number)).size, centavos: sum(due) };
}

/** Whether the contract is over, so that the return can't be cancelled. */
export function isDemanded({ kind }: { kind: ReturnKind }): boolean {
  return kind === 'inadimplencia' || kind === 'desistencia';
}

/**
 * Why no return can be booked: within the 7 days a withdrawal is free, and a customer who
 * accepted to buy the car must first give that up.
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
 * The days with room for a car that must come back: those up to its last day, and without
 * any the next one.
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
 * The days with room that cost nothing more. A customer who asks in time and finds none
 * gets the next one free (`excusedUntil`); after the last day all are offered, each at
 * its cost.
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
 * The last day of a car after a day was booked: a customer who booked in time, when no
 * earlier day had room, is not late on the booked day.
 */
export function bringByWith(
  bringBy: IsoDate | null,
  { today, day }: { today: IsoDate; day: IsoDate },
): IsoDate | null {
  return bringBy !== null && today <= bringBy && day > bringBy ? day : bringBy;
}

/**
 * The cost of the days after the end, in centavos: 1/30 of the month each, rounded down
 * in the customer's favor.
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

/** The rows of the contract's frozen wear table; null where it has none. */
export function rowsOfContract({
  contract: { terms },
}: Pick<ReturnFacts, 'contract'>): PricedWearRow[] | null {
  return (
    (terms.wear &&
      wearRowsOf(
        terms.wear,
        terms.addOns.map(({ slug }) => slug),
      )) ??
    null
  );
}

/** Due day of the charges of a return. */
export function settlementDueOn(today: IsoDate): IsoDate {
  return nextBusinessDay(addDays(today, DUE_DAYS));
}

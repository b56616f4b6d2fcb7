import { daysBetween, type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from '@site/api-contract/contract-terms';
import {
  DAYS_OF_A_MONTH,
  lastDayOf,
  monthOn,
} from '../../contracts/contracts/contract.rules';

/** A contract whose car was handed over. */
export type LivedContract = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  handedOverOn: IsoDate;
  /** A later day than the last one up to which none costs. */
  excusedUntil?: IsoDate | null;
};

export type KmSettlement = {
  /** Km that the months lived and the top-ups bring. */
  allowed: number;
  /** Km driven beyond them; never below 0. */
  extraKm: number;
  /** The cost of the extra km. */
  centavos: number;
};

/**
 * Settles the km of a contract once, at its end (domain-brazil §15): what was driven
 * beyond the km of the months lived and of the top-ups costs the plan's km price; km that
 * are left over are not paid back.
 */
export function settleKm({
  months,
  toppedUp,
  driven,
  extraKmCentavos,
}: {
  /** Km of each month lived, the first one first. */
  months: readonly number[];
  /** Km bought beside the package. */
  toppedUp: number;
  driven: number;
  /** Price of a km, as it is in force at the end. */
  extraKmCentavos: number;
}): KmSettlement {
  const allowed = months.reduce((total, km) => total + km, toppedUp);
  const extraKm = Math.max(0, driven - allowed);
  return { allowed, extraKm, centavos: extraKm * extraKmCentavos };
}

/**
 * Last day on which a car comes back at the end without a day too many: that of the
 * contract, or where it has no business the next one with it; later where that is excused.
 */
export function freeUntil({
  handedOverOn,
  terms,
  excusedUntil,
}: Pick<LivedContract, 'handedOverOn' | 'terms' | 'excusedUntil'>): IsoDate {
  const last = nextBusinessDay(lastDayOf(handedOverOn, terms));
  return excusedUntil && excusedUntil > last ? excusedUntil : last;
}

/** Days with the car after that one. */
export function overtimeDays(contract: LivedContract, day: IsoDate): number {
  return Math.max(0, daysBetween(freeUntil(contract), day));
}

/**
 * The km of a contract that ends on a day: the months begun bring theirs, and each day
 * after the last one 1/30 of a month's.
 */
export function kmOn(
  contract: LivedContract,
  day: IsoDate,
  { driven, toppedUp }: { driven: number; toppedUp: number },
): KmSettlement {
  const { terms, amendments } = contract;
  const { term, km, extraKmCentavos } = termsOn(terms, amendments, day);
  const month = Math.min(monthOn(contract.handedOverOn, day), term);
  const months = Array.from(
    { length: month },
    (_, index) => termsForInstallment(terms, amendments, index + 1).km,
  );
  const overtime = Math.ceil((km * overtimeDays(contract, day)) / DAYS_OF_A_MONTH);
  return settleKm({ months: [...months, overtime], toppedUp, driven, extraKmCentavos });
}

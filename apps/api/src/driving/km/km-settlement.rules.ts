import { daysBetween, type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from '@site/api-contract/contracts';
import {
  DAYS_OF_A_MONTH,
  givenKm,
  lastDayOf,
  monthOn,
} from '../../contracts/contracts/contract.rules';

/** A contract whose car was handed over. */
export type LivedContract = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  handedOverOn: IsoDate;
  /** A later last day without cost, where the delay is excused. */
  excusedUntil?: IsoDate | null;
};

export type KmSettlement = {
  /** Km of the months lived and of the top-ups. */
  allowed: number;
  /** Km driven beyond them; never below 0. */
  extraKm: number;
  /** The cost of the extra km. */
  centavos: number;
};

/**
 * Settles the km of a contract once, at its end (domain-brazil §15): km driven beyond
 * those of the months lived and of the top-ups cost the plan's km price; unused km are
 * not paid back.
 */
export function settleKm({
  months,
  toppedUp,
  driven,
  extraKmCentavos,
}: {
  /** Km of each month lived, the first one first. */
  months: readonly number[];
  /** Km bought in addition to the package, and those of a campaign. */
  toppedUp: number;
  driven: number;
  /** Price of a km in force at the end. */
  extraKmCentavos: number;
}): KmSettlement {
  const allowed = months.reduce((total, km) => total + km, toppedUp);
  const extraKm = Math.max(0, driven - allowed);
  return { allowed, extraKm, centavos: extraKm * extraKmCentavos };
}

/**
 * Last day to bring the car back without a charge for extra days: the contract's last
 * day, moved to the next business day, or the later excused day.
 */
export function freeUntil({
  handedOverOn,
  terms,
  excusedUntil,
}: Pick<LivedContract, 'handedOverOn' | 'terms' | 'excusedUntil'>): IsoDate {
  const last = nextBusinessDay(lastDayOf(handedOverOn, terms));
  return excusedUntil && excusedUntil > last ? excusedUntil : last;
}

/** Days with the car after that day. */
export function overtimeDays(contract: LivedContract, day: IsoDate): number {
  return Math.max(0, daysBetween(freeUntil(contract), day));
}

/**
 * The km of a contract that ends on a day: those of the months begun, 1/30 of a month's
 * for each day after the last one, and all of a campaign.
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
  return settleKm({
    months: [...months, overtime],
    toppedUp: toppedUp + givenKm(terms),
    driven,
    extraKmCentavos,
  });
}

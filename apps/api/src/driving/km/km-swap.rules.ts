import { addMonths, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Amendment, termsForInstallment } from '@site/api-contract/contract-terms';
import { type PriceInput, withKmPackage } from '@site/api-contract/pricing';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { nextToCome } from '../../contracts/contracts/plan/installment-charge.rules';

/** One swap in so many months (domain-brazil §15). */
const MONTHS_BETWEEN = 6;

export type KmSwapOffer = {
  /** Km of the next installment to be charged. */
  km: number;
  monthlyCentavos: number;
  /** Where another package would begin; null when no other month comes. */
  from: { number: number; dueDate: IsoDate } | null;
  /** First day of the next swap; null when that day has come. */
  possibleOn: IsoDate | null;
  nextPossibleOn: IsoDate;
  /** Everything that the car's price table has for the term, the smallest first. */
  packages: { km: number; changes: PackageChanges }[];
};

type PackageChanges = Required<Pick<Amendment['changes'], 'km' | 'lines'>> & {
  monthlyCentavos: number;
};

/**
 * Which km packages a contract can have instead and what a month costs with each: by the
 * price table that it was signed with (`grid`), paint and add-ons as they are.
 */
export function kmSwapOffer(
  record: Pick<
    ContractRecord,
    'contract' | 'amendments' | 'handedOverOn' | 'entries' | 'carReturn'
  >,
  grid: PriceInput['grid'],
  today: IsoDate,
): KmSwapOffer {
  const { contract, amendments } = record;
  const { terms: signed } = contract;
  const from = nextToCome({ ...record, terms: signed }, today);
  const terms = termsForInstallment(signed, amendments, from?.number ?? signed.term);
  const last = amendments.findLast(({ kind }) => kind === 'km');
  const possibleOn = last && addMonths(saoPauloDay(last.confirmedAt), MONTHS_BETWEEN);
  return {
    km: terms.km,
    monthlyCentavos: terms.monthlyCentavos,
    from: from && { number: from.number, dueDate: from.dueDate },
    possibleOn: possibleOn && possibleOn > today ? possibleOn : null,
    nextPossibleOn: addMonths(today, MONTHS_BETWEEN),
    packages: grid
      .filter(({ term }) => term === terms.term)
      .sort((one, other) => one.km - other.km)
      .flatMap(({ km }) => {
        const price = withKmPackage(terms, { term: terms.term, km, grid });
        return price ? { km, changes: { km, ...price } } : [];
      }),
  };
}

export type BiggerPackage = {
  km: number;
  /** Centavos that each month costs more with it. */
  moreCentavos: number;
  from: { number: number; dueDate: IsoDate };
  /** How many months would have it, to the end. */
  months: number;
  /** Km that those months bring beyond the present package. */
  moreKm: number;
};

/** The next package above the present one; null where the package can't be changed now. */
export function biggerPackage(
  { km, monthlyCentavos, from, possibleOn, packages }: KmSwapOffer,
  term: number,
): BiggerPackage | null {
  const next = packages.find((one) => one.km > km);
  if (!next || !from || possibleOn) return null;
  const months = term - from.number + 1;
  return {
    km: next.km,
    moreCentavos: next.changes.monthlyCentavos - monthlyCentavos,
    from,
    months,
    moreKm: (next.km - km) * months,
  };
}

/**
 * Day from which a package counts that begins with an installment: the first of its month
 * with the car, or today once that has begun.
 */
export function swapCountsFrom(
  handedOverOn: IsoDate,
  installment: number,
  today: IsoDate,
): IsoDate {
  const month = addMonths(handedOverOn, installment - 1);
  return month > today ? month : today;
}

import { addMonths, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Amendment, termsForInstallment } from '@site/api-contract/contracts';
import { type PriceInput, withKmPackage } from '@site/api-contract/pricing';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { nextToCome } from '../../contracts/contracts/plan/installment-charge.rules';

/** Months between two swaps (domain-brazil §15). */
const MONTHS_BETWEEN = 6;

export type KmSwapOffer = {
  /** Km of the next installment without a charge. */
  km: number;
  monthlyCentavos: number;
  /**
   * The installment from which another package would hold; null when no other month
   * comes.
   */
  from: { number: number; dueDate: IsoDate } | null;
  /** First day of the next swap; null when that day has come. */
  possibleOn: IsoDate | null;
  nextPossibleOn: IsoDate;
  /** All packages of the price table for the term, the smallest first. */
  packages: { km: number; changes: PackageChanges }[];
};

type PackageChanges = Required<Pick<Amendment['changes'], 'km' | 'lines'>> & {
  monthlyCentavos: number;
};

/**
 * The km packages that a contract can change to, with the new price a month: by the price
 * table of its signature (`grid`), with its paint and add-ons.
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
  /** Additional centavos of each month. */
  moreCentavos: number;
  from: { number: number; dueDate: IsoDate };
  /** Number of months with the new package, to the end. */
  months: number;
  /** Additional km in those months. */
  moreKm: number;
};

/** The next larger package; null where the package can't be changed now. */
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
 * Day from which a package holds that begins with an installment: the first day of its
 * month with the car, or today once that has begun.
 */
export function swapCountsFrom(
  handedOverOn: IsoDate,
  installment: number,
  today: IsoDate,
): IsoDate {
  const month = addMonths(handedOverOn, installment - 1);
  return month > today ? month : today;
}

import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type ContractTerms } from '@site/api-contract/contracts';
import { sum } from '@site/api-contract/pricing';
import { type StatementEntryKind } from '@site/api-contract/sales';

/** A signed contract that a dealership sold. */
export type Sale = {
  dealershipId: number;
  sellerId: string | null;
  terms: Pick<ContractTerms, 'lines' | 'addOns'>;
  signedAt: Date;
  /** When it was cancelled; null for a contract that runs or came to its end. */
  cancelledAt: Date | null;
};

/** A rate of a dealership, in the order in which rates were set. */
export type Rate = {
  dealershipId: number;
  /** Hundredths of a percent. */
  rateHundredths: number;
  holdsFrom: IsoDate;
};

/** One line of a statement. Money in centavos. */
export type Entry<Sold extends Sale> = {
  kind: StatementEntryKind;
  sale: Sold;
  /** The signature of a sale, the cancellation of one taken back. */
  day: IsoDate;
  basisCentavos: number;
  rateHundredths: number | null;
  /** Below zero for one taken back. */
  commissionCentavos: number;
};

/** Months of a contract that earn a commission. */
const MONTHS = 12;

/**
 * The whole rule of a commission (docs/product/sales.md): a signed contract earns the
 * rate of its day on the first twelve months without add-ons; a cancelled one gives the
 * same amount back on the day of its end. `rates` in the order in which they were set.
 */
export function entriesOf<Sold extends Sale>(
  sale: Sold,
  rates: readonly Rate[],
): Entry<Sold>[] {
  const soldOn = saoPauloDay(sale.signedAt);
  const basisCentavos = basisOf(sale.terms);
  const rateHundredths = rateOn(rates, sale.dealershipId, soldOn);
  const commissionCentavos = commissionOf(basisCentavos, rateHundredths ?? 0);
  const sold: Entry<Sold> = {
    kind: 'venda',
    sale,
    day: soldOn,
    basisCentavos,
    rateHundredths,
    commissionCentavos,
  };
  if (!sale.cancelledAt) return [sold];
  const takenBack: Entry<Sold> = {
    ...sold,
    kind: 'estorno',
    day: saoPauloDay(sale.cancelledAt),
    commissionCentavos: 0 - commissionCentavos,
  };
  return [sold, takenBack];
}

/** The first twelve months of the signed price, without the lines of add-ons. */
function basisOf({ lines, addOns }: Sale['terms']): number {
  const added = new Set(addOns.map(({ slug }) => slug));
  return MONTHS * sum(lines.filter(({ key }) => !added.has(key)));
}

/** The rate of a dealership on a day; of two for one day the later one. */
function rateOn(
  rates: readonly Rate[],
  dealershipId: number,
  day: IsoDate,
): number | null {
  let present: Rate | null = null;
  for (const rate of rates) {
    if (rate.dealershipId !== dealershipId || rate.holdsFrom > day) continue;
    if (!present || rate.holdsFrom >= present.holdsFrom) present = rate;
  }
  return present?.rateHundredths ?? null;
}

/** Each sale is rounded by itself, half a centavo up, so that sums are those of the rows. */
function commissionOf(basisCentavos: number, rateHundredths: number): number {
  return Math.round((basisCentavos * rateHundredths) / 10_000);
}

/** Sums of entries: how many, and how much. Money in centavos. */
export type Sums = {
  sales: number;
  takenBack: number;
  earnedCentavos: number;
  returnedCentavos: number;
  commissionCentavos: number;
};

export function sumsOf(
  entries: readonly Pick<Entry<Sale>, 'kind' | 'commissionCentavos'>[],
): Sums {
  const of = (kind: StatementEntryKind) => entries.filter((one) => one.kind === kind);
  const total = (some: typeof entries) =>
    some.reduce((centavos, one) => centavos + one.commissionCentavos, 0);
  const [sold, back] = [of('venda'), of('estorno')];
  return {
    sales: sold.length,
    takenBack: back.length,
    earnedCentavos: total(sold),
    returnedCentavos: 0 - total(back),
    commissionCentavos: total(entries),
  };
}

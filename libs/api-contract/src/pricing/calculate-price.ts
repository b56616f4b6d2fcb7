import { type CampaignBenefit, offContract } from './campaigns/campaign-benefit';
import { type CentavosLine, monthlyLines, sum, withKmLine } from './monthly-lines';

/** Facts that determine a price. Amounts in centavos; term in months, km a month. */
export type PriceInput = {
  term: number;
  km: number;
  /** The version's cells of one price table, for one client type. */
  grid: readonly { term: number; km: number; monthlyCentavos: number }[];
  paint: { name: string; monthlyCentavos: number };
  /** The chosen add-ons, in the order in which they are shown. */
  addOns: readonly {
    slug: string;
    name: string;
    priceCentavos: number;
    charged: 'month' | 'once';
  }[];
  extraKmCentavos: number;
  deductibleCentavos: number;
};

/**
 * The price of a choice in integer centavos: every amount of a quote except the exit
 * costs, which follow from it.
 */
export type CalculatedPrice = {
  /** Price of a month without a campaign; exit cost and late credit follow from it. */
  monthlyCentavos: number;
  lines: CentavosLine[];
  oneOff: CentavosLine[];
  contractTotalCentavos: number;
  extraKmCentavos: number;
  deductibleCentavos: number;
  benefit?: CampaignBenefit | undefined;
};

/** Parts by which two prices of one choice are compared. */
export type ComparablePrice = Pick<
  CalculatedPrice,
  'monthlyCentavos' | 'lines' | 'oneOff' | 'contractTotalCentavos' | 'benefit'
>;

/** The add-on that halves the insurance deductible (domain-brazil 16.3). */
const HALF_DEDUCTIBLE = 'franquia-reduzida';

/**
 * The price of a choice (docs/product/catalog.md): the only calculation, for the server's
 * quote and the browser's estimate. A missing cell of the grid counts as zero; the API
 * refuses such a choice before it calculates.
 */
export function calculatePrice(input: PriceInput): CalculatedPrice {
  const { term, km, grid, paint, addOns } = input;
  const lines = monthlyLines({
    smallestKmCentavos: smallestKmPrice(grid, term),
    chosenKmCentavos: cellPrice(grid, term, km) ?? 0,
    km,
    paint,
    addOns: linesOf(addOns, 'month'),
  });
  const oneOff = linesOf(addOns, 'once');
  const monthlyCentavos = sum(lines);
  return {
    monthlyCentavos,
    lines,
    oneOff,
    contractTotalCentavos: contractTotalCentavos(monthlyCentavos, term, sum(oneOff)),
    extraKmCentavos: input.extraKmCentavos,
    deductibleCentavos: addOns.some(({ slug }) => slug === HALF_DEDUCTIBLE)
      ? Math.round(input.deductibleCentavos / 2)
      : input.deductibleCentavos,
  };
}

/**
 * A price with another km package of the same grid, with paint and add-ons as priced: the
 * result of `calculatePrice` for it. Null where the package isn't sold.
 */
export function withKmPackage(
  { lines }: Pick<CalculatedPrice, 'lines'>,
  { term, km, grid }: Pick<PriceInput, 'term' | 'km' | 'grid'>,
): Pick<CalculatedPrice, 'lines' | 'monthlyCentavos'> | null {
  const price = cellPrice(grid, term, km);
  if (price === undefined) return null;
  const changed = withKmLine(lines, km, price - smallestKmPrice(grid, term));
  return { lines: changed, monthlyCentavos: sum(changed) };
}

/**
 * A price with another benefit of a campaign, one that counts for it (`benefitProblem`),
 * or with none. The month stays as it is.
 */
export function withBenefit<
  Price extends Pick<
    CalculatedPrice,
    'monthlyCentavos' | 'oneOff' | 'contractTotalCentavos' | 'benefit'
  >,
>(
  { benefit: _before, ...price }: Price,
  { term, benefit }: { term: number; benefit?: CampaignBenefit | undefined },
): Omit<Price, 'benefit'> & { benefit?: CampaignBenefit } {
  const { monthlyCentavos, oneOff } = price;
  return {
    ...price,
    contractTotalCentavos:
      contractTotalCentavos(monthlyCentavos, term, sum(oneOff)) -
      offContract(benefit, term),
    ...(benefit && { benefit }),
  };
}

function smallestKmPrice(grid: PriceInput['grid'], term: number): number {
  const smallest = Math.min(
    ...grid.filter((cell) => cell.term === term).map(({ km }) => km),
  );
  return cellPrice(grid, term, smallest) ?? 0;
}

/** Centavos a month of one cell of a grid; undefined where it isn't sold. */
export function cellPrice(
  grid: PriceInput['grid'],
  term: number,
  km: number,
): number | undefined {
  return grid.find((cell) => cell.term === term && cell.km === km)?.monthlyCentavos;
}

function linesOf(addOns: PriceInput['addOns'], when: 'month' | 'once'): CentavosLine[] {
  return addOns
    .filter(({ charged }) => charged === when)
    .map(({ slug, name, priceCentavos }) => ({
      key: slug,
      label: name,
      centavos: priceCentavos,
    }));
}

/** All months of the contract plus the one-off items. */
export function contractTotalCentavos(
  monthlyCentavos: number,
  term: number,
  oneOffCentavos: number,
): number {
  return monthlyCentavos * term + oneOffCentavos;
}

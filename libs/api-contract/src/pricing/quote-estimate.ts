import { centavosFromReais, reaisFromCentavos } from '../brazil/money';
import {
  type CalculatedPrice,
  calculatePrice,
  type ComparablePrice,
  type PriceInput,
} from './calculate-price';
import { type CampaignBenefit } from './campaigns/campaign-benefit';
import { exitCostCentavos } from './exit-cost';

/** The amounts by which two prices of one choice are compared, in reais. */
export type PriceAmounts = {
  monthly: number;
  lines: { key: string; label: string; monthly: number }[];
  oneOff: { key: string; label: string; amount: number }[];
  contractTotal: number;
  /** The benefit of a campaign, which the total contains and the month does not. */
  benefit?: QuoteBenefit | undefined;
};

/** A benefit on the wire: its amount in reais. */
export type QuoteBenefit = Omit<CampaignBenefit, 'monthlyOffCentavos' | 'models'> & {
  monthlyOff: number;
  models: { slug: string; name: string }[];
  /** Why its campaign takes nobody new; only the server knows (`quote`). */
  over?: 'vencida' | 'encerrada' | 'esgotada' | undefined;
};

/** Gives a benefit of the wire as the rules count it: its amount in centavos. */
export function benefitInCentavos({
  monthlyOff,
  over: _over,
  ...benefit
}: QuoteBenefit): CampaignBenefit {
  return { ...benefit, monthlyOffCentavos: centavosFromReais(monthlyOff) };
}

/**
 * Every amount of a quote, in reais, that the browser can know before the server's
 * answer.
 */
export type QuoteEstimate = PriceAmounts & {
  extraKm: number;
  deductible: number;
  /** Cost of leaving in month 1, 2, … of the term. */
  exitCosts: number[];
};

/**
 * A choice with its parts from the catalogue; amounts in reais, term in months, km a
 * month.
 */
export type EstimateInput = {
  version: {
    prices: readonly { term: number; km: number; monthly: number }[];
    extraKm: number;
    deductible: number;
  };
  paint: { name: string; monthly: number };
  /** The chosen ones, in the order of the catalogue. */
  addOns: readonly {
    slug: string;
    name: string;
    price: number;
    charged: 'month' | 'once';
  }[];
  term: number;
  km: number;
};

/**
 * Estimates the server's quote of a choice, to the centavo, from the loaded catalogue;
 * shown until the quote arrives.
 */
export function estimateQuote(choice: EstimateInput): QuoteEstimate {
  return quoteAmounts(calculatePrice(priceInputOf(choice)), choice.term);
}

/** The monthly amount of that estimate, in reais, for an option or a card. */
export function monthlyEstimate(choice: EstimateInput): number {
  return reaisFromCentavos(calculatePrice(priceInputOf(choice)).monthlyCentavos);
}

function priceInputOf({ version, paint, addOns, term, km }: EstimateInput): PriceInput {
  return {
    term,
    km,
    grid: version.prices.map((cell) => ({
      term: cell.term,
      km: cell.km,
      monthlyCentavos: centavosFromReais(cell.monthly),
    })),
    paint: { name: paint.name, monthlyCentavos: centavosFromReais(paint.monthly) },
    addOns: addOns.map(({ slug, name, price, charged }) => ({
      slug,
      name,
      priceCentavos: centavosFromReais(price),
      charged,
    })),
    extraKmCentavos: centavosFromReais(version.extraKm),
    deductibleCentavos: centavosFromReais(version.deductible),
  };
}

/**
 * The amounts of a calculated price for the wire: reais, with the exit cost of every
 * month of the term.
 */
export function quoteAmounts(price: CalculatedPrice, term: number): QuoteEstimate {
  return {
    ...priceAmounts(price),
    extraKm: reaisFromCentavos(price.extraKmCentavos),
    deductible: reaisFromCentavos(price.deductibleCentavos),
    exitCosts: Array.from({ length: term }, (_, index) =>
      reaisFromCentavos(exitCostCentavos(price.monthlyCentavos, term, index + 1)),
    ),
  };
}

/** The amounts for comparing a price with another one, in reais. */
export function priceAmounts({
  monthlyCentavos,
  lines,
  oneOff,
  contractTotalCentavos,
  benefit,
}: ComparablePrice): PriceAmounts {
  return {
    monthly: reaisFromCentavos(monthlyCentavos),
    lines: lines.map(({ key, label, centavos }) => ({
      key,
      label,
      monthly: reaisFromCentavos(centavos),
    })),
    oneOff: oneOff.map(({ key, label, centavos }) => ({
      key,
      label,
      amount: reaisFromCentavos(centavos),
    })),
    contractTotal: reaisFromCentavos(contractTotalCentavos),
    ...(benefit && { benefit: benefitInReais(benefit) }),
  };
}

/** A benefit with its amount in reais, for the wire. */
export function benefitInReais({
  monthlyOffCentavos,
  models,
  ...benefit
}: CampaignBenefit): QuoteBenefit {
  return {
    ...benefit,
    models: [...models],
    monthlyOff: reaisFromCentavos(monthlyOffCentavos),
  };
}

import { formatDate, type IsoDate } from '../brazil/dates/dates';
import { type CampaignBenefit } from '../pricing/campaigns/campaign-benefit';
import { type PaymentMethod } from '../sales/payment-methods';
import { type WearTerms } from './wear-terms';

/**
 * The signed terms (docs/product/contracts.md), frozen: later changes are amendments.
 * Money in integer centavos, days as `YYYY-MM-DD` in São Paulo.
 */
export type ContractTerms = {
  /** 1 for a person, 2 for a company. */
  clientType: 1 | 2;
  modelSlug: string;
  modelName: string;
  versionSlug: string;
  versionName: string;
  paint: string;
  paintName: string;
  /** Months. */
  term: number;
  /** Km a month. */
  km: number;
  addOns: { slug: string; name: string }[];
  /** Parts of a month's price; their sum is `monthlyCentavos`. */
  lines: { key: string; label: string; centavos: number }[];
  monthlyCentavos: number;
  /** The campaign's benefit; absent without one. */
  benefit?: CampaignBenefit;
  /** Charged once, with the first installment. */
  oneOff: { key: string; label: string; centavos: number }[];
  extraKmCentavos: number;
  deductibleCentavos: number;
  /** The wear table; absent in contracts that were signed before there was one. */
  wear?: WearTerms;
  dueDay: number;
  paymentMethod: PaymentMethod;
  signedOn: IsoDate;
  /** The promised day of the car: its business days count from the signature. */
  promisedOn: IsoDate;
  /**
   * Dealership that sold the car, in contracts up to 26/11/2026. The delivery names the
   * dealership that hands it over.
   */
  dealershipId?: number | null;
  /** How the car is handed over, in the words of `handoverOf`. */
  handover: { label: string; text: string };
};

/**
 * Kinds of amendments: another km package, another due day, one more driver. Numbered
 * from 1 within a contract, each confirmed by the customer.
 */
export const AMENDMENT_KINDS = ['km', 'vencimento', 'condutor'] as const;
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number];

/**
 * Terms that an amendment changes, from one installment on. For a driver it names the row
 * that holds the person.
 */
export type AmendedTerms = Partial<
  Pick<ContractTerms, 'km' | 'lines' | 'monthlyCentavos' | 'extraKmCentavos' | 'dueDay'>
> & {
  /** Number of the first installment for which it holds. */
  fromInstallment?: number;
  driverId?: string;
  /** The driver may not drive any more. */
  driverLeft?: true;
};

export type Amendment = {
  /** 1, 2, 3 … in the order of confirmation. */
  number: number;
  kind: AmendmentKind;
  changes: AmendedTerms;
  effectiveFrom: IsoDate;
};

/** The terms in force on a day: the signed ones, with every amendment up to that day. */
export function termsOn(
  signed: ContractTerms,
  amendments: readonly Amendment[],
  day: IsoDate,
): ContractTerms {
  return apply(
    signed,
    amendments.filter(({ effectiveFrom }) => effectiveFrom <= day),
  );
}

/** The terms for one installment, by its number from 1. */
export function termsForInstallment(
  signed: ContractTerms,
  amendments: readonly Amendment[],
  installment: number,
): ContractTerms {
  return apply(
    signed,
    amendments.filter(({ changes }) => (changes.fromInstallment ?? 1) <= installment),
  );
}

function apply(signed: ContractTerms, amendments: readonly Amendment[]): ContractTerms {
  let terms = signed;
  const inOrder = [...amendments].sort((one, other) => one.number - other.number);
  for (const { changes } of inOrder) {
    const { km, lines, monthlyCentavos, extraKmCentavos, dueDay } = changes;
    terms = {
      ...terms,
      ...(km !== undefined && { km }),
      ...(lines && { lines }),
      ...(monthlyCentavos !== undefined && { monthlyCentavos }),
      ...(extraKmCentavos !== undefined && { extraKmCentavos }),
      ...(dueDay !== undefined && { dueDay }),
    };
  }
  return terms;
}

/** A change of the due day whose first installment is not charged yet. */
export type PendingDueDay = {
  dueDay: number;
  fromInstallment: number;
  /** Day on which that installment is charged; null before the car is handed over. */
  againOn: IsoDate | null;
};

/**
 * Says why the due day can't be changed now, and from when on it can; page and API use
 * the words.
 */
export function dueDayPendingText({
  dueDay,
  fromInstallment,
  againOn,
}: PendingDueDay): string {
  const again = againOn
    ? `Você pode mudar de novo a partir de ${formatDate(againOn)}, quando ela é cobrada.`
    : 'Você pode mudar de novo depois que ela for cobrada.';
  return `O vencimento já muda para o dia ${dueDay} a partir da mensalidade ${fromInstallment}. ${again}`;
}

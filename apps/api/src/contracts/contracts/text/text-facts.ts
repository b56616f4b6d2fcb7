import { formatCentavos, formatDate, type IsoDate } from '@site/api-contract/brazil';
import { type ContractTerms } from '@site/api-contract/contract-terms';
import { exitCostCentavos, type Fuel } from '@site/api-contract/pricing';
import { type Company } from '#platform/company';

export type CustomerParty = {
  name: string;
  personType: 'PF' | 'PJ';
  /** CPF or CNPJ as it is written; masked for who may not read it. */
  document: string;
  /** Null where the registration has none, as that of a demo customer. */
  address: string | null;
  email: string;
  /** Number as people write it, or empty. */
  phone: string;
  /** The partner who signs for a company; null for a person. */
  signer: { name: string; cpf: string } | null;
};

/**
 * Everything that the text of a contract is written from: the terms, and who, with whom
 * and on which proposal.
 */
export type TextFacts = ContractTerms & {
  proposalNumber: string;
  simulationCode: string;
  priceTable: string;
  company: Company;
  customer: CustomerParty;
  engine: string;
  fuel: Fuel;
  /** Centavos of the whole contract. */
  totalCentavos: number;
  /** The first payment: a month and what is charged once. */
  firstPayment: { dueOn: IsoDate; centavos: number };
};

/** Months of the term in which a short and a longer contract show the cost of leaving. */
const SHORT_TERM = 12;

/** The month that stands for all among the ten numbers: 12, or 6 of a short contract. */
export function exampleMonth(term: number): number {
  return term > SHORT_TERM ? 12 : 6;
}

/**
 * The cost of leaving in each month of the term, in centavos, by the simulator's
 * function.
 */
export function exitCosts({
  monthlyCentavos,
  term,
}: Pick<TextFacts, 'monthlyCentavos' | 'term'>): number[] {
  return Array.from({ length: term }, (_, index) =>
    exitCostCentavos(monthlyCentavos, term, index + 1),
  );
}

export const hasAddOn = ({ addOns }: TextFacts, slug: string): boolean =>
  addOns.some((addOn) => addOn.slug === slug);

/** Whether the customer is a company, which the text calls 'empresa contratante'. */
export const isOfCompany = ({ customer }: Pick<TextFacts, 'customer'>): boolean =>
  customer.personType === 'PJ';

export const money = formatCentavos;
export const day = formatDate;

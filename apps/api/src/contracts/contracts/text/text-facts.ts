import { formatCentavos, formatDate, type IsoDate } from '@site/api-contract/brazil';
import { type ContractTerms } from '@site/api-contract/contracts';
import { exitCostCentavos, type Fuel } from '@site/api-contract/pricing';
import { type Company } from '#platform/company';

export type CustomerParty = {
  name: string;
  personType: 'PF' | 'PJ';
  /** CPF or CNPJ in its usual form; masked for readers who may not see it. */
  document: string;
  /** Null where the registration has none, like that of a demo customer. */
  address: string | null;
  email: string;
  /** Number as people write it, or empty. */
  phone: string;
  /** The partner who signs for a company; null for a person. */
  signer: { name: string; cpf: string } | null;
};

/**
 * All facts that a contract's text is written from: the terms, the customer, the signer
 * and the proposal.
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
  /** The first payment: a month and the items that are charged once. */
  firstPayment: { dueOn: IsoDate; centavos: number };
};

/**
 * Months that stand as the example of the cost of leaving, in a long and a short
 * contract.
 */
const SHORT_TERM = 12;

/**
 * The month that serves as the example among the ten numbers: 12, or 6 in a short
 * contract.
 */
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

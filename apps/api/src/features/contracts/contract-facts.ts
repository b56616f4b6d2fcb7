import {
  addDays,
  formatCentavos,
  formatDate,
  type IsoDate,
} from '@site/contracts/brazil';
import { type ContractTerms } from '@site/contracts/contract-terms';
import { exitCostCentavos } from '@site/contracts/pricing';

/** Who the customer contracts with; configuration of the house. */
export type Company = {
  name: string;
  /** CNPJ as it is written. */
  document: string;
  address: string;
  phone: string;
  email: string;
  privacyEmail: string;
};

export type CustomerParty = {
  name: string;
  personType: 'PF' | 'PJ';
  /** CPF or CNPJ as it is written; masked for who may not read it. */
  document: string;
  /** Null where the registration has none, as that of a demo customer. */
  address: string | null;
  email: string;
  /** As it is written, or empty. */
  phone: string;
};

/**
 * Everything that the text of a contract is written from: the terms, and who, with whom
 * and on which proposal.
 */
export type ContractFacts = ContractTerms & {
  proposalNumber: string;
  simulationCode: string;
  priceTable: string;
  company: Company;
  customer: CustomerParty;
  /** Who delivers the car, such as `Rodar Batel, Rua …, Curitiba`; null: the nearest. */
  dealership: string | null;
  engine: string;
  /** Centavos of the whole contract. */
  totalCentavos: number;
  /** The first payment: a month and what is charged once. */
  firstPayment: { dueOn: IsoDate; centavos: number };
};

/** Days in which leaving costs nothing; day 1 is the one after the signature (CDC 49). */
const WITHDRAWAL_DAYS = 7;
/** Months of the term in which a short and a longer contract show the cost of leaving. */
const SHORT_TERM = 12;

/** Last day of the withdrawal, until 23:59:59 in São Paulo (product.md §6). */
export function withdrawalDay(signedOn: IsoDate): IsoDate {
  return addDays(signedOn, WITHDRAWAL_DAYS);
}

/** The month that stands for all among the ten numbers: 12, or 6 of a short contract. */
export function exampleMonth(term: number): number {
  return term > SHORT_TERM ? 12 : 6;
}

/** What leaving costs in each month of the term, by the function of the simulator. */
export function exitCosts({
  monthlyCentavos,
  term,
}: Pick<ContractFacts, 'monthlyCentavos' | 'term'>): number[] {
  return Array.from({ length: term }, (_, index) =>
    exitCostCentavos(monthlyCentavos, term, index + 1),
  );
}

export const hasAddOn = ({ addOns }: ContractFacts, slug: string): boolean =>
  addOns.some((addOn) => addOn.slug === slug);

export const money = formatCentavos;
export const day = formatDate;
export const kmText = (km: number): string => `${km.toLocaleString('pt-BR')} km`;

import { type CallerFactsForm } from '@site/api-contract';
import { CALLER_FACTS, type CallerFact } from '@site/api-contract/back-office';
import {
  asTyped,
  type IsoDate,
  normalizeDocument,
  onlyDigits,
  parseBRL,
  parseDate,
  plateSpellings,
} from '@site/api-contract/brazil';

/** Facts about a customer that a caller may be asked for. */
export type KnownFacts = {
  /** CPF or CNPJ, bare. */
  document: string | null;
  birthdate: IsoDate | null;
  /** Plates of the cars of all contracts. */
  plates: readonly string[];
  /** Eight digits. */
  cep: string | null;
  /** Today's month of each contract, in centavos. */
  monthly: readonly number[];
};

/** Digits of a document that are enough, from its end. */
const LAST_DIGITS = 4;

/** Whether we have each fact, so that it can be compared. */
const HAS: Record<CallerFact, (known: KnownFacts) => boolean> = {
  document: ({ document }) => document !== null,
  birthdate: ({ birthdate }) => birthdate !== null,
  plate: ({ plates }) => plates.length > 0,
  cep: ({ cep }) => cep !== null,
  monthly: ({ monthly }) => monthly.length > 0,
};

/** The facts that we have of a customer. */
export const factsToAsk = (known: KnownFacts): CallerFact[] =>
  CALLER_FACTS.filter((fact) => HAS[fact](known));

/** Compares a fact with what somebody typed while listening. */
const IS_RIGHT: Record<CallerFact, (typed: string, known: KnownFacts) => boolean> = {
  document: (typed, { document }) => {
    const end = normalizeDocument(typed);
    return end.length >= LAST_DIGITS && document !== null && document.endsWith(end);
  },
  // Two digits of a year mean the one that is compared with.
  birthdate: (typed, { birthdate }) =>
    birthdate !== null && parseDate(typed, birthdate) === birthdate,
  plate: (typed, { plates }) =>
    plateSpellings(typed).some((spelling) => plates.includes(spelling)),
  cep: (typed, { cep }) => cep !== null && onlyDigits(typed) === cep,
  monthly: (typed, { monthly }) => {
    const centavos = parseBRL(typed);
    if (centavos === null) return false;
    const inWholeReais = !/[.,]\d{1,2}\D*$/.test(asTyped(typed));
    return monthly.some(
      (one) => one === centavos || (inWholeReais && one - (one % 100) === centavos),
    );
  },
};

/** Whether everything that was typed is right. A fact that we do not have is wrong. */
export function areFactsRight(typed: CallerFactsForm, known: KnownFacts): boolean {
  return CALLER_FACTS.every((fact) => {
    const text = typed[fact] ?? '';
    return text.trim() === '' || IS_RIGHT[fact](text, known);
  });
}

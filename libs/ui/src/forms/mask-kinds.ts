import {
  formatCep,
  formatCnpj,
  formatCpf,
  formatDate,
  formatDocument,
  formatPhone,
  isIsoDate,
  onlyDigits,
  parseBRL,
  parseDate,
  reaisFromCentavos,
} from '@site/contracts/brazil';

/**
 * The masks of spec §5 (CPF-or-CNPJ is `document`, IP, time, percent, separators) and
 * what Brazil needs beside them. In the form `date` is AAAA-MM-DD; `separators` and
 * `percent` are numbers.
 */
export type MaskKind =
  | 'cpf'
  | 'cnpj'
  | 'document'
  | 'phone'
  | 'cep'
  | 'date'
  | 'separators'
  | 'percent'
  | 'time'
  | 'ip';

type Conversion = {
  /** What the input shows of a value of the form. */
  toText: (value: string) => string;
  /**
   * The form's value of what stands in the input; text that says nothing yet stays text,
   * for the rule to refuse.
   */
  fromText: (text: string) => string | number;
  inputMode: 'numeric' | 'decimal' | 'text' | 'tel';
  /** Longest text, before the mask has loaded. */
  maxLength: number;
};

const asIs = (text: string) => text;
const isNumber = (value: string) => value !== '' && !Number.isNaN(Number(value));
const SEPARATED = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The number that a text with Brazilian separators says. */
function numberOf(text: string): string | number {
  const hundredths = parseBRL(text);
  return hundredths === null ? text : reaisFromCentavos(hundredths);
}

export const MASK_KINDS: Readonly<Record<MaskKind, Conversion>> = {
  cpf: {
    toText: (value) => formatCpf(onlyDigits(value)),
    fromText: asIs,
    inputMode: 'numeric',
    maxLength: 14,
  },
  cnpj: { toText: formatCnpj, fromText: asIs, inputMode: 'text', maxLength: 18 },
  document: { toText: formatDocument, fromText: asIs, inputMode: 'text', maxLength: 18 },
  phone: { toText: formatPhone, fromText: asIs, inputMode: 'tel', maxLength: 20 },
  cep: { toText: formatCep, fromText: asIs, inputMode: 'numeric', maxLength: 9 },
  date: {
    toText: (value) => (isIsoDate(value) ? formatDate(value) : value),
    fromText: (text) => (text.length === 10 ? parseDate(text) : null) ?? text,
    inputMode: 'numeric',
    maxLength: 10,
  },
  separators: {
    toText: (value) => (isNumber(value) ? SEPARATED.format(Number(value)) : value),
    fromText: numberOf,
    inputMode: 'decimal',
    maxLength: 16,
  },
  percent: {
    toText: asIs,
    fromText: (text) => (text === '' ? '' : Number(text)),
    inputMode: 'numeric',
    maxLength: 3,
  },
  time: { toText: asIs, fromText: asIs, inputMode: 'numeric', maxLength: 5 },
  ip: { toText: asIs, fromText: asIs, inputMode: 'decimal', maxLength: 15 },
};

import {
  formatCep,
  formatCnpj,
  formatCpf,
  formatDocument,
  formatPhone,
  isValidPhone,
  onlyDigits,
} from '@site/api-contract/brazil';

/**
 * The masks of spec §5 (CPF-or-CNPJ is `document`, IP, time, percent; separators are a
 * `NumberField`) and those that Brazil needs in addition. `percent` gives the form a
 * number.
 */
export type MaskKind =
  'cpf' | 'cnpj' | 'document' | 'phone' | 'cellphone' | 'cep' | 'percent' | 'time' | 'ip';

type Conversion = {
  /** Text that the input shows for a value of the form. */
  toText: (value: string) => string;
  /**
   * The form's value of an input's text; an unfinished text stays text, and the rule
   * refuses it.
   */
  fromText: (text: string) => string | number;
  inputMode: 'numeric' | 'decimal' | 'text' | 'tel';
};

const asIs = (text: string) => text;
const PHONE: Conversion = {
  // A number that begins with the country code stays unformatted until it is complete.
  toText: (value) =>
    value.startsWith('+') && !isValidPhone(value) ? value : formatPhone(value),
  fromText: asIs,
  inputMode: 'tel',
};

export const MASK_KINDS: Readonly<Record<MaskKind, Conversion>> = {
  cpf: {
    toText: (value) => formatCpf(onlyDigits(value)),
    fromText: asIs,
    inputMode: 'numeric',
  },
  cnpj: { toText: formatCnpj, fromText: asIs, inputMode: 'text' },
  document: { toText: formatDocument, fromText: asIs, inputMode: 'text' },
  phone: PHONE,
  cellphone: PHONE,
  cep: { toText: formatCep, fromText: asIs, inputMode: 'numeric' },
  percent: {
    toText: asIs,
    fromText: (text) => (text === '' ? '' : Number(text)),
    inputMode: 'numeric',
  },
  time: { toText: asIs, fromText: asIs, inputMode: 'numeric' },
  ip: { toText: asIs, fromText: asIs, inputMode: 'decimal' },
};

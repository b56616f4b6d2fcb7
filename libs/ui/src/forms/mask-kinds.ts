import {
  formatBRL, formatCep, formatCnpj, formatCpf, formatDate, formatDocument, formatPhone, isIsoDate, onlyDigits,
  parseBRL, parseDate, reaisFromCentavos,
} from '@site/contracts/brazil';

/** `document` recognises CPF and CNPJ; `date` holds AAAA-MM-DD and `currency` a number in reais in the form. */
export type MaskKind = 'cpf' | 'cnpj' | 'document' | 'phone' | 'cep' | 'date' | 'currency' | 'percent' | 'time' | 'ip';

type Conversion = {
  /** What the input shows of a value of the form. */
  toText: (value: string) => string;
  /** The form's value of what stands in the input; text that says nothing yet stays text, for the rule to refuse. */
  fromText: (text: string) => string | number;
  inputMode: 'numeric' | 'decimal' | 'text' | 'tel';
  /** Longest text, before the mask has loaded. */
  maxLength: number;
};

const asIs = (text: string) => text;

export const MASK_KINDS: Readonly<Record<MaskKind, Conversion>> = {
  cpf: { toText: (value) => formatCpf(onlyDigits(value)), fromText: asIs, inputMode: 'numeric', maxLength: 14 },
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
  currency: {
    toText: (value) => (value === '' || Number.isNaN(Number(value)) ? value : formatBRL(Number(value)).replace(/^R\$\s*/, '')),
    fromText: (text) => {
      const centavos = parseBRL(text);
      return centavos === null ? text : reaisFromCentavos(centavos);
    },
    inputMode: 'decimal',
    maxLength: 16,
  },
  percent: { toText: asIs, fromText: (text) => (text === '' ? '' : Number(text)), inputMode: 'numeric', maxLength: 3 },
  time: { toText: asIs, fromText: asIs, inputMode: 'numeric', maxLength: 5 },
  ip: { toText: asIs, fromText: asIs, inputMode: 'decimal', maxLength: 15 },
};

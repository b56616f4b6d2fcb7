import 'imask/masked/dynamic';
import 'imask/masked/number';
import 'imask/masked/pattern';
import 'imask/masked/range';
import 'imask/masked/regexp';
import IMask from 'imask/holder';
import {
  asTyped,
  CEP_MASK,
  CNPJ_MASK,
  CPF_MASK,
  documentKind,
  isValidPhone,
  LANDLINE_MASK,
  MOBILE_MASK,
  normalizePhone,
} from '@site/contracts/brazil';
import { type MaskKind } from './mask-kinds';

/**
 * Loaded when the first masked field appears: imask stays out of what a page loads first.
 */
export type AttachedMask = { show: (text: string) => void; detach: () => void };

const DIGIT = { 0: /\d/ };
// Twelve positions of a CNPJ take letters; its two check digits are digits always (IN RFB
// 2.229/2024).
const CNPJ = {
  mask: `${CNPJ_MASK.slice(0, -2).replaceAll('0', '#')}00`,
  definitions: { ...DIGIT, '#': /[0-9A-Z]/ },
  prepare: asTyped,
};
const upper = (text: string) => text.toUpperCase();
const pattern = (mask: string) => ({ mask, definitions: DIGIT, prepare: asTyped });

/**
 * A whole number may bring country code, trunk 0 or carrier; what is still being typed
 * may not be cut.
 */
const nationalPhone = (text: string) => {
  const phone = normalizePhone(text);
  return isValidPhone(phone) ? phone : asTyped(text);
};
/** No area code begins with 0. */
const withoutTrunk = (char: string, masked: { rawInputValue: string }) =>
  char === '0' && !/\d/.test(masked.rawInputValue) ? '' : char;
const ABROAD_MASK = '+00 (00) 00000-0000';

type Dynamic = { rawInputValue: string; compiledMasks: unknown[] };

/** A phone under one of its masks, the first one until more digits decide. */
function phone(masks: readonly string[]) {
  return {
    mask: [...masks, ABROAD_MASK].map(pattern),
    prepare: nationalPhone,
    prepareChar: withoutTrunk,
    dispatch: (appended: string, { rawInputValue, compiledMasks }: Dynamic) => {
      const typed = `${rawInputValue}${appended}`;
      const digits = typed.replace(/\D/g, '');
      if (typed.includes('+') || /^55\d{10}/.test(digits)) return compiledMasks.at(-1);
      const isMobile = digits.length > 10 || digits[2] === '9';
      return compiledMasks[isMobile ? masks.length - 1 : 0];
    },
  };
}
/** What an IP address reads while it is being typed: up to four numbers from 0 to 255. */
const IP_SO_FAR =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){0,3}(?:25[0-5]|2[0-4]\d|1?\d?\d)?$/;

function optionsOf(kind: MaskKind) {
  switch (kind) {
    case 'cpf':
      return pattern(CPF_MASK);
    case 'cnpj':
      return { ...CNPJ, prepareChar: upper };
    case 'document':
      return {
        mask: [
          { ...pattern(CPF_MASK), kind: 'cpf' },
          { ...CNPJ, kind: 'cnpj' },
        ],
        prepare: asTyped,
        prepareChar: upper,
        dispatch: (
          appended: string,
          masked: { rawInputValue: string; compiledMasks: { kind?: string }[] },
          _: unknown,
          tail: unknown,
        ) => {
          const matching = documentKind(
            `${masked.rawInputValue}${appended}${String(tail ?? '')}`,
          );
          return masked.compiledMasks.find((mask) => mask.kind === matching);
        },
      };
    case 'phone':
      return phone([LANDLINE_MASK, MOBILE_MASK]);
    case 'cellphone':
      return phone([MOBILE_MASK]);
    case 'cep':
      return pattern(CEP_MASK);
    case 'time':
      return {
        mask: 'HH:mm',
        blocks: {
          HH: { mask: IMask.MaskedRange, from: 0, to: 23, autofix: 'pad' },
          mm: { mask: IMask.MaskedRange, from: 0, to: 59, maxLength: 2 },
        },
      };
    case 'ip':
      return { mask: IP_SO_FAR };
    case 'percent':
      return { mask: Number, min: 0, max: 100, scale: 0 };
  }
}

/**
 * Puts a mask over an input: caret, paste and deletion are imask's. `onText` gets every
 * accepted text.
 */
export function attachMask(
  input: HTMLInputElement,
  kind: MaskKind,
  onText: (text: string) => void,
): AttachedMask {
  const mask = IMask(input, optionsOf(kind) as never) as unknown as {
    value: string;
    on: (event: 'accept', handler: () => void) => void;
    destroy: () => void;
    updateValue: () => void;
  };
  mask.on('accept', () => onText(input.value));
  return {
    show(text) {
      mask.value = text;
    },
    detach: () => mask.destroy(),
  };
}

import 'imask/masked/dynamic';
import 'imask/masked/number';
import 'imask/masked/pattern';
import 'imask/masked/range';
import 'imask/masked/regexp';
import IMask from 'imask/holder';
import {
  CEP_MASK,
  CNPJ_MASK,
  CPF_MASK,
  documentKind,
  LANDLINE_MASK,
  MOBILE_MASK,
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
};
const upper = (text: string) => text.toUpperCase();
const pattern = (mask: string) => ({ mask, definitions: DIGIT });

/** A pasted number may bring the country code. */
const withoutCountry = (text: string) =>
  text.replace(/^\s*\+?55\s*(?=\(?\d{2}\)?[\s-]*\d{4,5}[\s-]*\d{4}\s*$)/, '');

/**
 * Brazilian separators. A single dot typed is the decimal comma of other keyboards; in a
 * pasted number it groups thousands.
 */
const SEPARATORS = {
  mask: Number,
  min: 0,
  max: 999_999_999.99,
  scale: 2,
  thousandsSeparator: '.',
  radix: ',',
  normalizeZeros: true,
  prepare: (text: string) =>
    /\.\d{3}(?!\d)/.test(text) ? text.replaceAll('.', '') : text,
};
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
        prepareChar: upper,
        dispatch: (
          appended: string,
          masked: { rawInputValue: string; compiledMasks: { kind?: string }[] },
          _: unknown,
          tail: unknown,
        ) => {
          const wanted = documentKind(
            `${masked.rawInputValue}${appended}${String(tail ?? '')}`,
          );
          return masked.compiledMasks.find((mask) => mask.kind === wanted);
        },
      };
    case 'phone':
      return {
        mask: [pattern(LANDLINE_MASK), pattern(MOBILE_MASK)],
        prepare: withoutCountry,
        dispatch: (
          appended: string,
          masked: { rawInputValue: string; compiledMasks: unknown[] },
        ) => {
          const digits = `${masked.rawInputValue}${appended}`.replace(/\D/g, '');
          return masked.compiledMasks[digits.length > 10 || digits[2] === '9' ? 1 : 0];
        },
      };
    case 'cep':
      return pattern(CEP_MASK);
    case 'date':
      return pattern('00/00/0000');
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
    case 'separators':
      return SEPARATORS;
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

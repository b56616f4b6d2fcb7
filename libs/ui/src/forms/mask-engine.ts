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
export type AttachedMask = {
  show: (text: string) => void;
  /** False while the input shows a text that is too long for the mask. */
  isMasked: () => boolean;
  detach: () => void;
};

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

/** What of a text a mask has to take, or it would read as another value. */
function charactersOf(kind: MaskKind, text: string): string {
  switch (kind) {
    case 'cpf':
    case 'cep':
      return asTyped(text).replace(/\D/g, '');
    case 'cnpj':
    case 'document':
      return asTyped(text).replace(/[^0-9a-z]/gi, '');
    case 'phone':
    case 'cellphone':
      return nationalPhone(text).replace(/\D/g, '').replace(/^0+/, '');
    default:
      return '';
  }
}

function fits(kind: MaskKind, text: string): boolean {
  const probe = IMask.createMask(optionsOf(kind) as never) as unknown as {
    value: string;
    resolve: (text: string) => void;
  };
  const whole = charactersOf(kind, text).length;
  probe.resolve(text);
  return charactersOf(kind, probe.value).length >= whole;
}

type EngineMask = {
  value: string;
  on: (event: 'accept', handler: () => void) => void;
  destroy: () => void;
};
/** Keys one by one, also of a phone's keyboard. */
const BY_KEY = /^(insertText|insertComposition|delete)/;

/**
 * Puts a mask over an input: caret, paste and deletion are imask's. `onText` gets every
 * accepted text. A key beyond the end is dropped; a text that comes at once (pasted,
 * filled in by the browser) and is too long stays as it is, for the rule to refuse, until
 * it fits: cut it could be another's valid number (decision 076).
 */
export function attachMask(
  input: HTMLInputElement,
  kind: MaskKind,
  onText: (text: string) => void,
): AttachedMask {
  let mask: EngineMask | null = null;
  const put = () => {
    if (!fits(kind, input.value)) return;
    mask = IMask(input, optionsOf(kind) as never) as unknown as EngineMask;
    mask.on('accept', () => onText(input.value));
  };
  const take = () => {
    mask?.destroy();
    mask = null;
  };
  const onInput = (event: Event) => {
    if (mask) {
      const by = (event as InputEvent).inputType;
      if ((by && BY_KEY.test(by)) || fits(kind, input.value)) return;
      take();
    } else put();
    onText(input.value);
  };
  // Before imask hears of it, and cuts.
  input.addEventListener('input', onInput, true);
  put();
  return {
    show(text) {
      if (mask) mask.value = text;
      else {
        input.value = text;
        put();
      }
    },
    isMasked: () => mask !== null,
    detach() {
      input.removeEventListener('input', onInput, true);
      take();
    },
  };
}

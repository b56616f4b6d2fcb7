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
  onlyDigits,
} from '@site/api-contract/brazil';
import { type MaskKind } from './mask-kinds';

/**
 * Loaded with the first masked field, so that imask is not part of a page's first load.
 */
export type AttachedMask = {
  show: (text: string) => void;
  /** False while the input shows a text that is too long for the mask. */
  isMasked: () => boolean;
  detach: () => void;
};

const DIGIT = { 0: /\d/ };
// Twelve positions of a CNPJ may be letters; its two check digits are always digits (IN
// RFB
// 2.229/2024).
const CNPJ = {
  mask: `${CNPJ_MASK.slice(0, -2).replaceAll('0', '#')}00`,
  definitions: { ...DIGIT, '#': /[0-9A-Z]/ },
  prepare: asTyped,
};
const upper = (text: string) => text.toUpperCase();
const pattern = (mask: string) => ({ mask, definitions: DIGIT, prepare: asTyped });

/**
 * A whole number may have country code, trunk 0 or carrier; an unfinished one must not be
 * cut.
 */
const nationalPhone = (text: string) => {
  const phone = normalizePhone(text);
  return isValidPhone(phone) ? phone : asTyped(text);
};
/** Whether a whole number still has the country code. */
const hasCountryCode = (kind: MaskKind, text: string) =>
  (kind === 'phone' || kind === 'cellphone') &&
  isValidPhone(text) &&
  normalizePhone(text) !== onlyDigits(text);
/** No area code begins with 0. */
const withoutTrunk = (char: string, masked: { rawInputValue: string }) =>
  char === '0' && !/\d/.test(masked.rawInputValue) ? '' : char;
const ABROAD_MASK = '+00 (00) 00000-0000';

type Dynamic = { rawInputValue: string; compiledMasks: unknown[] };

/** A phone under one of its masks: the first one until more digits decide. */
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
/** Matches an IP address while it is being typed: up to four numbers from 0 to 255. */
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

/** The characters that a mask must accept so that the text keeps its value. */
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
/**
 * Whether an event is a key press, also on a phone. Suggestions of such a keyboard (the
 * clipboard, a known number) are `insertText` as well, but of several characters.
 */
const isKey = ({ inputType, data }: InputEvent) =>
  /^delete/.test(inputType ?? '') || (inputType === 'insertText' && data?.length === 1);

const significant = (text: string) => text.replace(/[^0-9a-z]/gi, '').length;

/** The position in a text with so many characters other than punctuation behind it. */
function placeBefore(text: string, behind: number): number {
  let at = text.length;
  while (at > 0 && significant(text.slice(at)) < behind) at -= 1;
  return at;
}

/**
 * Puts a mask over an input: imask handles caret, paste and deletion. `onText` gets every
 * shown text. A key beyond the end is dropped. A text that comes at once (pasted,
 * auto-filled, composed by a keyboard) and is too long stays as it is, and the rule
 * refuses it: a cut text could be another valid number (decision 027). `isSettled` says
 * that no keyboard is composing the text which the input has now; it is false where nobody
 * knows.
 */
export function attachMask(
  input: HTMLInputElement,
  kind: MaskKind,
  onText: (text: string) => void,
  isSettled = false,
): AttachedMask {
  let mask: EngineMask | null = null;
  let told = input.value;
  const tell = () => {
    // The mask of spec §5 has no room for it.
    if (mask && hasCountryCode(kind, mask.value)) mask.value = normalizePhone(mask.value);
    if (input.value === told) return;
    told = input.value;
    onText(told);
  };
  const isFocused = () => input === input.ownerDocument.activeElement;
  const put = () => {
    if (!fits(kind, input.value)) return;
    const { value, selectionEnd } = input;
    const behind = significant(value.slice(selectionEnd ?? value.length));
    mask = IMask(input, optionsOf(kind) as never) as unknown as EngineMask;
    mask.on('accept', tell);
    // After imask's own listeners, which may have removed typed characters.
    input.addEventListener('input', tell);
    input.addEventListener('compositionend', tell);
    if (isFocused() && input.value !== value) {
      const caret = placeBefore(input.value, behind);
      input.setSelectionRange(caret, caret);
    }
  };
  const take = () => {
    mask?.destroy();
    mask = null;
    input.removeEventListener('input', tell);
    input.removeEventListener('compositionend', tell);
  };
  const onInput = (event: Event) => {
    // The keyboard is still composing: imask waits for the end, the form need not.
    if ((event as InputEvent).isComposing) return tell();
    if (mask && (isKey(event as InputEvent) || fits(kind, input.value))) return;
    if (mask) take();
    else put();
    tell();
  };
  const onComposed = () => {
    if (mask && !fits(kind, input.value)) take();
    else if (!mask) put();
    tell();
  };
  // A password manager may set the value and send the event late, or never.
  const onLate = () => {
    if (!mask) put();
    else if (input.value !== mask.value) {
      if (fits(kind, input.value)) mask.value = input.value;
      else take();
    }
    tell();
  };
  // Before imask gets the event, and cuts the text.
  const early: readonly [string, (event: Event) => void][] = [
    ['input', onInput],
    ['compositionend', onComposed],
    ['change', onLate],
    ['blur', onLate],
  ];
  for (const [type, listener] of early) input.addEventListener(type, listener, true);
  // While a phone's keyboard may be composing, the mask waits for its end.
  if (input.value === '' || !isFocused() || isSettled) put();
  told = input.value;
  return {
    show(text) {
      if (mask) mask.value = text;
      else {
        input.value = text;
        put();
      }
      told = input.value;
    },
    isMasked: () => mask !== null,
    detach() {
      for (const [type, listener] of early)
        input.removeEventListener(type, listener, true);
      take();
    },
  };
}

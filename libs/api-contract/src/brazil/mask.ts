import { asTyped } from './as-typed';

/**
 * Fills characters into a mask in which `0` stands for one character. A short value gives
 * the part of the mask that it fills, so the same function formats a stored value and one
 * that is being typed.
 */
export function applyMask(mask: string, value: string): string {
  let result = '';
  let next = 0;
  for (const position of mask) {
    if (next >= value.length) break;
    result += position === '0' ? value[next++] : position;
  }
  return result;
}

/** Only the digits of a text. Never use it on a CNPJ: a CNPJ has letters. */
export function onlyDigits(text: string): string {
  return asTyped(text).replace(/\D/g, '');
}

/** Upper-case letters A-Z and digits of a text, in order. */
export function onlyAlphanumerics(text: string): string {
  return asTyped(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

/**
 * True when every character is the same: such numbers pass several check-digit rules and
 * are never issued.
 */
export function isRepeated(value: string): boolean {
  return /^(.)\1*$/.test(value);
}

import { onlyAlphanumerics } from '../mask';
import { formatCnpj, isCanonicalCnpj } from './cnpj';
import { formatCpf, isValidCpf } from './cpf';
import { type PersonType } from './person-type';

export type DocumentKind = 'cpf' | 'cnpj';

/** CPF or CNPJ as stored: upper-case letters and digits. */
export function normalizeDocument(text: string): string {
  return onlyAlphanumerics(text);
}

/**
 * CPF or CNPJ, even of an unfinished value: a letter or more than 11 characters make it a
 * CNPJ.
 */
export function documentKind(text: string): DocumentKind {
  const value = normalizeDocument(text);
  return /[A-Z]/.test(value) || value.length > 11 ? 'cnpj' : 'cpf';
}

/** Whether a text is a CPF or a CNPJ with right check digits. */
export function isValidDocument(text: string): boolean {
  if (!/^[0-9A-Za-z.\-/\s]*$/.test(text)) return false;
  const value = normalizeDocument(text);
  return documentKind(value) === 'cpf' ? isValidCpf(value) : isCanonicalCnpj(value);
}

/** The value in its own format; a shorter one as far as it goes. */
export function formatDocument(text: string): string {
  return documentKind(text) === 'cpf' ? formatCpf(text) : formatCnpj(text);
}

/** PF for a CPF, PJ for a CNPJ. */
export function personTypeOfDocument(text: string): PersonType {
  return documentKind(text) === 'cpf' ? 'PF' : 'PJ';
}

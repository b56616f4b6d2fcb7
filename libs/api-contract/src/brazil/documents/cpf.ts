import { applyMask, isRepeated, onlyDigits } from '../mask';

export const CPF_MASK = '000.000.000-00';

/** Digits of a typed CPF: the form it is stored in. */
function normalizeCpf(text: string): string {
  return onlyDigits(text);
}

/**
 * Whether a text is a CPF with right check digits, with or without punctuation
 * (domain-brazil 1).
 */
export function isValidCpf(text: string): boolean {
  if (!/^[\d.\-\s]*$/.test(text)) return false;
  const cpf = normalizeCpf(text);
  if (cpf.length !== 11 || isRepeated(cpf)) return false;
  return cpf.slice(9) === cpfCheckDigits(cpf.slice(0, 9));
}

/** Both check digits of the first nine digits. */
export function cpfCheckDigits(base: string): string {
  const first = digit(base, 10);
  return `${first}${digit(`${base}${first}`, 11)}`;
}

/** `000.000.000-00`; a shorter value is formatted as far as it goes. */
export function formatCpf(text: string): string {
  return applyMask(CPF_MASK, normalizeCpf(text));
}

function digit(digits: string, firstWeight: number): number {
  const sum = [...digits].reduce(
    (total, char, index) => total + Number(char) * (firstWeight - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

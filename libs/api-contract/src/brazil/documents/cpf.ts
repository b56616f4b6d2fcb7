import { applyMask, onlyDigits } from '../mask';

export { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

export const CPF_MASK = '000.000.000-00';

/** `000.000.000-00`; a shorter value is formatted as far as it goes. */
export function formatCpf(text: string): string {
  return applyMask(CPF_MASK, onlyDigits(text));
}

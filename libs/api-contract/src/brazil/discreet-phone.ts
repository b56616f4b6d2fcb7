import { normalizePhone } from './phone';

const DOTS = '•••';

/** `(41) •••••-5432` of a mobile or landline number; dots alone when it is neither. */
export function discreetPhone(phone: string): string {
  const digits = normalizePhone(phone);
  return digits.length < 10 ? DOTS : `(${digits.slice(0, 2)}) •••••-${digits.slice(-4)}`;
}

import { normalizePhone } from './phone';

const DOTS = '•••';

/** `(41) •••••-5432` for a mobile or landline number; only dots for anything else. */
export function discreetPhone(phone: string): string {
  const digits = normalizePhone(phone);
  return digits.length < 10 ? DOTS : `(${digits.slice(0, 2)}) •••••-${digits.slice(-4)}`;
}

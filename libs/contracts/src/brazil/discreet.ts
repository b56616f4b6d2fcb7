import { normalizePhone } from './phone';

const DOTS = '•••';

/**
 * `m•••@rodar.test`: enough to recognise one's own address, too little for somebody
 * looking over a shoulder.
 */
export function discreetEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
}

/** `(41) •••••-5432` of a mobile or landline number; dots alone when it is neither. */
export function discreetPhone(phone: string): string {
  const digits = normalizePhone(phone);
  return digits.length < 10 ? DOTS : `(${digits.slice(0, 2)}) •••••-${digits.slice(-4)}`;
}

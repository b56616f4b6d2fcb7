import { Secret, TOTP } from 'otpauth';
import { type Config } from '#platform/config';
import { brandOf } from '#platform/mail/mail-template';

/** Seconds for which an app shows a code (RFC 6238). */
export const CODE_SECONDS = 30;
/** Codes before and after the current one that count, since clocks differ. */
const WINDOW = 1;
/** Bytes of a secret, as many as the hash has (RFC 4226, section 4). */
const SECRET_BYTES = 20;

const appOf = (secret: Uint8Array, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1', // the only one that every app knows
    digits: 6,
    period: CODE_SECONDS,
  });

/** The secret of a new app. */
export function newSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** The half minute since 1970 that a moment is in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (CODE_SECONDS * 1000));
}

/** The half minute to which a code belongs, of those that count now; null for none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = appOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? null : stepAt(now) + delta;
}

/** The code of a half minute. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  return appOf(secret).generate({ timestamp: step * CODE_SECONDS * 1000 });
}

/** The code of this half minute or the next, whichever was not used; null when both were. */
export function nextUnusedCode(
  secret: Uint8Array,
  lastStep: number,
  now: Date,
): string | null {
  const step = Math.max(stepAt(now), lastStep + 1);
  return step > stepAt(now) + WINDOW ? null : codeOfStep(secret, step);
}

/**
 * The facts that connect an app: the `otpauth:` address that a QR code or a link
 * carries, and the key for who types it, in groups of four letters.
 */
export function connectionOf(
  config: Pick<Config, 'MAIL_FROM'>,
  secret: Uint8Array,
  email: string,
): { key: string; address: string } {
  const app = appOf(secret, { issuer: brandOf(config), label: email });
  return {
    key: app.secret.base32.replace(/(.{4})(?=.)/g, '$1 '),
    address: app.toString(),
  };
}

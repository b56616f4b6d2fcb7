/**
 * Categories that a visitor may allow in addition to the necessary ones (LGPD art. 8;
 * security-requirements I2). No zod here: the boot module of content pages reads the
 * choice too.
 */
export const CONSENT_CATEGORIES = ['measurement', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/**
 * Versions of the agreed text, newest first. A changed text gets a new version, and
 * everybody is asked again.
 */
export const CONSENT_TEXTS = ['2026-11-28', '2026-11-21'] as const;
export const CONSENT_TEXT = CONSENT_TEXTS[0];

/**
 * The choice is kept in a cookie, since dealer and seller links clear local storage
 * (docs/product/identity.md).
 */
export const CONSENT_COOKIE = 'ROD_CONSENT';
const SIX_MONTHS_S = 182 * 86_400;

/**
 * A choice as the browser stores it. `unsaidFrom` is the path where it was made, until
 * the API has it.
 */
export type KeptConsent = ConsentChoice & { unsaidFrom?: string };

/**
 * The choice in the text of `document.cookie`; null when there is none, or for an older
 * text.
 */
export function readConsent(cookies: string): KeptConsent | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const stored = new URLSearchParams(value);
  if (stored.get('text') !== CONSENT_TEXT) return null;
  const unsaidFrom = stored.get('page');
  return {
    measurement: stored.get('measurement') === '1',
    marketing: stored.get('marketing') === '1',
    ...(unsaidFrom && { unsaidFrom }),
  };
}

/** The value that `readConsent` reads. */
export function consentValue({
  measurement,
  marketing,
  unsaidFrom,
}: KeptConsent): string {
  const kept = {
    text: CONSENT_TEXT,
    measurement: measurement ? '1' : '0',
    marketing: marketing ? '1' : '0',
  };
  return new URLSearchParams({
    ...kept,
    ...(unsaidFrom && { page: unsaidFrom }),
  }).toString();
}

/** Builds the text for `document.cookie`: first party, six months. `secure` on https. */
export function consentCookie(consent: KeptConsent, secure: boolean): string {
  return `${CONSENT_COOKIE}=${consentValue(consent)}; Path=/; Max-Age=${SIX_MONTHS_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

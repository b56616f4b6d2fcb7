import { CONSENT_TEXT, consentCookie, consentValue, readConsent } from './consent';

const inCookies = (value: string) => `XSRF-TOKEN=a=b; ROD_CONSENT=${value}; other=1`;

describe('the cookie of the consent', () => {
  it('lasts six months, for this site alone, and holds the version of the text', () => {
    const cookie = consentCookie({ measurement: true, marketing: false }, true);
    expect(cookie).toBe(
      `ROD_CONSENT=text=${CONSENT_TEXT}&measurement=1&marketing=0; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
    );
    expect(consentCookie({ measurement: true, marketing: false }, false)).not.toContain(
      'Secure',
    );
  });

  it.each([
    { measurement: true, marketing: false },
    { measurement: false, marketing: true, unsaidFrom: '/institucional/duvidas' },
  ])('is read as it was written: %j', (consent) =>
    expect(readConsent(inCookies(consentValue(consent)))).toEqual(consent),
  );

  it.each([
    '',
    'XSRF-TOKEN=x',
    'NOT_ROD_CONSENT=text=2026-11-21',
    inCookies('broken'),
    inCookies('text=2020-01-01&measurement=1&marketing=1'),
  ])('no choice, a broken one or one about an older text counts as none: %j', (cookies) =>
    expect(readConsent(cookies)).toBeNull(),
  );
});

import { COOKIE_PREFERENCES_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { CONSENT_ID, type ConsentAnswer } from '../../../shared/consent';
import { consentCopy as copy } from './consent.copy';

const ANSWERS = Object.entries(copy.answers) as [ConsentAnswer, string][];

/**
 * Asks for consent in one line (LGPD art. 8): two equal buttons, nothing blocked, and a
 * link to the page that explains the categories and takes a choice for each. The server
 * renders it hidden for everybody; `offerConsent` shows it and handles the answer, so
 * React renders it only once.
 */
export function ConsentBanner() {
  return (
    <section
      className="consent"
      id={CONSENT_ID}
      aria-label={copy.title}
      hidden
      suppressHydrationWarning
    >
      <form className="wrap">
        <p>{copy.text}</p>
        <div className="consent-answers">
          {ANSWERS.map(([value, label]) => (
            <button
              key={value}
              type="submit"
              className="btn btn--line btn--sm"
              value={value}
            >
              {label}
            </button>
          ))}
        </div>
        <SiteLink
          className="link"
          to={COOKIE_PREFERENCES_PATH}
          aria-label={copy.chooseHint}
        >
          {copy.choose}
        </SiteLink>
      </form>
    </section>
  );
}

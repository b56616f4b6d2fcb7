import {
  type ConsentChoice,
  consentCookie,
  consentValue,
  type KeptConsent,
  readConsent,
} from '@site/api-contract/consent';

/**
 * Id of the banner. React renders it as it is and never changes it: it must work before
 * React, and without it.
 */
export const CONSENT_ID = 'consent';
const CHANGED = 'rod:consent';

/** Values of the banner's two buttons: everything or nothing beyond the necessary. */
export type ConsentAnswer = 'all' | 'none';

/**
 * The visitor's choice. The boot module and the app each have one of these; the cookie is
 * what they share.
 */
export type Consent = {
  /**
   * Null until something was chosen about the text of today. The same object while
   * nothing changes.
   */
  current: () => ConsentChoice | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Counts at once. The history hears of it now or, when it can't be reached, on a later
   * page.
   */
  choose: (choice: ConsentChoice) => void;
  /** Tells the history what it has not heard yet. */
  report: () => Promise<void>;
};

/** The part of a window that keeps the choice. */
export type ConsentPage = {
  document: Pick<
    Document,
    'cookie' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'
  >;
  location: Pick<Location, 'pathname' | 'protocol'>;
};

type Ports = {
  page: ConsentPage;
  onChosen: (before: ConsentChoice | null) => void;
  /** `POST consents`, which may fail; the boot module leaves it to the app. */
  tell?: (choice: ConsentChoice, from: string) => Promise<unknown>;
};

/** The choice in its cookie, and its way into the history. */
export function createConsent({
  page: { document, location },
  onChosen,
  tell,
}: Ports): Consent {
  let known: KeptConsent | null = null;
  let telling = false;
  const current = () => {
    const read = readConsent(document.cookie);
    if (read === null || known === null || consentValue(read) !== consentValue(known))
      known = read;
    return known;
  };
  const keep = (consent: KeptConsent) => {
    document.cookie = consentCookie(consent, location.protocol === 'https:');
    document.dispatchEvent(new Event(CHANGED));
  };
  const subscribe = (listener: () => void) => {
    document.addEventListener(CHANGED, listener);
    return () => document.removeEventListener(CHANGED, listener);
  };
  const report = async (): Promise<void> => {
    const stored = current();
    if (!tell || telling || stored?.unsaidFrom === undefined) return undefined;
    telling = true;
    const { unsaidFrom, ...choice } = stored;
    const sent = await tell(choice, unsaidFrom).then(
      () => true,
      () => false,
    );
    telling = false;
    if (stored !== current()) return report();
    if (sent) keep(choice);
    return undefined;
  };
  if (tell) subscribe(() => void report());
  return {
    current,
    subscribe,
    report,
    choose: ({ measurement, marketing }) => {
      const before = current();
      keep({ measurement, marketing, unsaidFrom: location.pathname });
      onChosen(before);
    },
  };
}

/**
 * Shows the banner to who has not chosen yet, and takes the answer. Harmless when the
 * banner is already open.
 */
export function offerConsent(
  { document, ResizeObserver }: Window & typeof globalThis,
  consent: Consent,
): void {
  const banner = document.getElementById(CONSENT_ID);
  if (!banner || consent.current()) return;
  banner.hidden = false;
  consent.subscribe(() => {
    banner.hidden = consent.current() !== null;
  });
  // Bars that stick to the lower edge stay above the banner, and nothing focused hides
  // behind it. The style sheet knows the height of one line; every element inherits the
  // property, so it is written only where larger letters need more lines.
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    if (banner.offsetHeight > lineOf(banner))
      style.setProperty('--consent-h', `${banner.offsetHeight}px`);
    else style.removeProperty('--consent-h');
  }).observe(banner);
  banner.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const answer = (event as SubmitEvent).submitter?.getAttribute('value');
    const isAccepted = answer === ('all' satisfies ConsentAnswer);
    consent.choose({ measurement: isAccepted, marketing: isAccepted });
  });
}

/** Height of a banner of one line, in pixels, rounded as `offsetHeight` is. */
function lineOf(banner: HTMLElement): number {
  return Math.ceil(parseFloat(getComputedStyle(banner).minHeight));
}

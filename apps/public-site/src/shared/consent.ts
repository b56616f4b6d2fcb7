import {
  type ConsentChoice,
  consentCookie,
  consentValue,
  type KeptConsent,
  readConsent,
} from '@site/api-contract/identity';

/**
 * Id of the banner. React renders it once and never changes it, since it must work before
 * React and without it.
 */
export const CONSENT_ID = 'consent';
const CHANGED = 'rod:consent';

/** Values of the banner's two buttons: all categories, or only the necessary ones. */
export type ConsentAnswer = 'all' | 'none';

/**
 * The visitor's choice. The boot module and the app each have an instance, and share the
 * cookie.
 */
export type Consent = {
  /**
   * Null until the visitor has chosen for the present version of the text. The object
   * stays the same while the choice does.
   */
  current: () => ConsentChoice | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Takes effect at once. The choice is sent to the history now or, if the API can't be
   * reached, from a later page.
   */
  choose: (choice: ConsentChoice) => void;
  /** Sends a choice to the history that was not sent yet. */
  report: () => Promise<void>;
};

/** The parts of a window that store the choice. */
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
  /**
   * `POST consents`, which may fail; absent in the boot module, where the app sends it.
   */
  tell?: (choice: ConsentChoice, from: string) => Promise<unknown>;
};

/** Stores the choice in its cookie, and sends it to the history. */
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
 * Shows the banner to visitors without a choice, and handles the answer. A second call
 * has no effect.
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
  // Bars at the lower edge stay above the banner, and focused elements are never behind
  // it. The style sheet has the height for one line of text. The property is inherited by
  // every element, so it is set only when larger text needs more lines.
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

/** Height of a banner with one line, in pixels, rounded like `offsetHeight`. */
function lineOf(banner: HTMLElement): number {
  return Math.ceil(parseFloat(getComputedStyle(banner).minHeight));
}

import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentChoice,
  readConsent,
} from '@site/api-contract/consent';
import { type DataLayerWindow, pushPageView } from '@site/shell/page-view';
import { MEASUREMENT_META } from './measurement-meta';

type CampaignFields = { [name: `utm_${string}`]: string };

/**
 * Events that may leave the page. They carry paths without ids and query, the five utm
 * values, and nothing about a person.
 */
export type MeasurementEvent =
  | { event: 'page_view'; page_path: string }
  | ({ event: 'campaign_visit'; page_path: string } & CampaignFields);

/**
 * The one way out of the page for measurement. An adapter only ever gets what the visitor
 * has allowed.
 */
export type MeasurementPort = { send: (event: MeasurementEvent) => void };

const NEEDS: Readonly<Record<MeasurementEvent['event'], ConsentCategory>> = {
  page_view: 'measurement',
  campaign_visit: 'marketing',
};
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const MOST_CHARACTERS = 100;

/**
 * Posts each event to an address as plain text, which needs no preflight; it survives the
 * end of the page.
 */
export function beaconPort(
  navigator: Pick<Navigator, 'sendBeacon'>,
  url: string,
): MeasurementPort {
  return { send: (event) => void navigator.sendBeacon(url, JSON.stringify(event)) };
}

/** Shows a developer what would leave the page. */
function consolePort(console: Pick<Console, 'info'>): MeasurementPort {
  return { send: (event) => console.info('measurement', event) };
}

/**
 * Sends nothing: where no address is configured, the page's own `dataLayer` is all there
 * is.
 */
const silentPort: MeasurementPort = { send: () => undefined };

export function measurementOf(
  page: Window & typeof globalThis & DataLayerWindow,
): Measurement {
  const address = () =>
    page.document.querySelector<HTMLMetaElement>(`meta[name="${MEASUREMENT_META}"]`)
      ?.content;
  const port = () => {
    const url = address();
    if (url) return beaconPort(page.navigator, url);
    return process.env['NODE_ENV'] === 'development'
      ? consolePort(page.console)
      : silentPort;
  };
  return createMeasurement({ page, cookies: () => page.document.cookie, port });
}

/** The events of a path with its query. */
export function eventsOf(path: string): MeasurementEvent[] {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  // A segment with a digit is somebody's proposal, contract or token.
  const page_path = pathname.replace(/[^/]*\d[^/]*/g, ':id');
  const campaign = UTM.map((name) => [
    name,
    searchParams.get(name)?.slice(0, MOST_CHARACTERS),
  ]).filter(([, value]) => value && !value.includes('@'));
  const views: MeasurementEvent[] = [{ event: 'page_view', page_path }];
  return campaign.length > 0
    ? [
        ...views,
        {
          event: 'campaign_visit',
          page_path,
          ...(Object.fromEntries(campaign) as CampaignFields),
        },
      ]
    : views;
}

export type Measurement = {
  /**
   * Pushes a page view to `dataLayer` (spec §4) and sends what is allowed. `isFirst`: the
   * document's own view.
   */
  pageView: (path: string, title: string, isFirst?: boolean) => void;
  /** Sends what is allowed of a view that stands in `dataLayer` already. */
  viewed: (path: string) => void;
  /**
   * The visitor has chosen. What waited since the document was loaded goes out now, or
   * never: a rejection drops it.
   */
  chosen: (before: ConsentChoice | null) => void;
};

type Ports = {
  page: DataLayerWindow;
  /**
   * Text of `document.cookie`. Read for each event, so that a withdrawal counts at once
   * and in every tab.
   */
  cookies: () => string;
  /** Made for the first event that may leave the page. */
  port: () => MeasurementPort;
};

/**
 * Measurement of one page. Its queue is the page's `dataLayer`, which the boot module and
 * the app share.
 */
export function createMeasurement({ page, cookies, port }: Ports): Measurement {
  let opened: MeasurementPort | undefined;
  const send = (path: string) => {
    const choice = readConsent(cookies());
    if (!choice || !CONSENT_CATEGORIES.some((category) => choice[category])) return;
    opened ??= port();
    for (const event of eventsOf(path))
      if (choice[NEEDS[event.event]]) opened.send(event);
  };
  return {
    viewed: send,
    pageView: (path, title, isFirst) => {
      if (pushPageView(page, path, title, isFirst)) send(path);
    },
    chosen: (before) => {
      if (before === null)
        for (const { page_path } of page.dataLayer ?? []) send(page_path);
    },
  };
}

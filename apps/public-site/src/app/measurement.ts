import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentChoice,
  readConsent,
} from '@site/api-contract/identity';
import { type DataLayerWindow, pushPageView } from '@site/shell/page-view';
import { MEASUREMENT_META } from './measurement-meta';

type CampaignFields = { [name: `utm_${string}`]: string };

/**
 * Events that may be sent. They carry paths without ids and query, the five utm values,
 * and no personal data.
 */
export type MeasurementEvent =
  | { event: 'page_view'; page_path: string }
  | ({ event: 'campaign_visit'; page_path: string } & CampaignFields);

/**
 * The only port through which measurement leaves the page. It receives only events that
 * the visitor has allowed.
 */
export type MeasurementPort = { send: (event: MeasurementEvent) => void };

const NEEDS: Readonly<Record<MeasurementEvent['event'], ConsentCategory>> = {
  page_view: 'measurement',
  campaign_visit: 'marketing',
};
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const MOST_CHARACTERS = 100;

/**
 * Posts each event as plain text, which needs no preflight, with `sendBeacon`, which also
 * works while the page is closed.
 */
export function beaconPort(
  navigator: Pick<Navigator, 'sendBeacon'>,
  url: string,
): MeasurementPort {
  return { send: (event) => void navigator.sendBeacon(url, JSON.stringify(event)) };
}

/** Logs each event to the console for developers. */
function consolePort(console: Pick<Console, 'info'>): MeasurementPort {
  return { send: (event) => console.info('measurement', event) };
}

/**
 * Sends nothing: without a configured address there is only the page's own `dataLayer`.
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

/** The events for a path with its query. */
export function eventsOf(path: string): MeasurementEvent[] {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  // A segment with a digit may be the id of a proposal or contract, or a token.
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
   * Pushes a page view to `dataLayer` (spec §4) and sends what is allowed. `isFirst`
   * marks the view of the loaded document itself.
   */
  pageView: (path: string, title: string, isFirst?: boolean) => void;
  /** Sends what is allowed of a view that is already in `dataLayer`. */
  viewed: (path: string) => void;
  /**
   * Called after each choice of the visitor. The first one (`before` is null) sends those
   * waiting events that it allows.
   */
  chosen: (before: ConsentChoice | null) => void;
};

type Ports = {
  page: DataLayerWindow;
  /**
   * Text of `document.cookie`. Read for each event, so that a withdrawal takes effect at
   * once and in every tab.
   */
  cookies: () => string;
  /** Creates the port when the first event may be sent. */
  port: () => MeasurementPort;
};

/**
 * Measurement of one page. Its queue is the page's `dataLayer`, shared by the boot module
 * and the app.
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

import { api, listOf } from '@site/api-client';
import { type Live, LOST, stayCurrent } from '@site/api-client/live';
import { type ChangeTopic, type ViewerKind } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';
import { selectViewer } from '@site/auth';
import { isUnsaved } from '../device/is-unsaved';
import { type wireBrowser } from './wiring';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/**
 * The tags of the queries for a topic. A changed proposal also changes lists of contracts
 * and deliveries; an open contract is not read (and recorded) again. New documents appear
 * in their list; no file is opened for that.
 */
const TAGS = withFallback<ChangeTopic, readonly Tag[]>(
  {
    proposals: ['Proposals', 'Documents', listOf('Contracts'), listOf('Deliveries')],
    deliveries: ['Deliveries', 'Returns', 'Workshop'],
    services: ['ServiceRequests'],
    disputes: ['Disputes', 'Returns'],
    fines: ['TrafficFines'],
    purchases: ['Purchases'],
    overdue: ['Overdue'],
    leads: ['Leads'],
    carts: ['SharedCarts'],
    payments: ['Payments', 'Contracts'],
    notifications: ['Notifications'],
    holds: ['Holds'],
  },
  [],
);

/** The viewers of the portals. */
export const STAFF: readonly ViewerKind[] = ['dealer', 'seller', 'consultant'];

type Site = Pick<ReturnType<typeof wireBrowser>, 'client' | 'store'>;

type Listening = {
  people: readonly ViewerKind[];
  /** Whether somebody else may hear of changes now; by default nobody. */
  orAlso?: () => boolean;
};

/**
 * Keeps the data of these viewers' pages up to date when others change them. A page in
 * the back-forward cache stops, and loads everything again when it returns.
 */
export function stayLive(site: Site, page: Window, listening: Listening): void {
  const { document } = page;
  const beginLive = (since: string | null) => beginFor(listening, { site, page, since });
  let live = beginLive(null);
  const look = () => live.look();
  document.addEventListener('visibilitychange', look);
  page.addEventListener('pagehide', () => live.stop());
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live = beginLive(LOST);
  });
}

function beginFor(
  { people, orAlso = () => false }: Listening,
  { site, page, since }: { site: Site; page: Window; since: string | null },
): Live {
  const { client, store } = site;
  const { document, navigator } = page;
  const { locks = null } = navigator as Partial<Navigator>;
  const hasChannels = 'BroadcastChannel' in page;

  function isSignedIn(): boolean {
    return people.includes(selectViewer(store.getState()).kind) || orAlso();
  }

  function read(topics: readonly ChangeTopic[]): void {
    const tags = topics.flatMap((topic): readonly Tag[] => TAGS[topic]);
    store.dispatch(api.util.invalidateTags(tags));
  }

  return stayCurrent(
    {
      client,
      fetch: page.fetch.bind(page),
      isSignedIn,
      isVisible: () => document.visibilityState === 'visible',
      isTyping: () => isUnsaved(page),
      read,
      locks,
      openChannel: hasChannels ? (name) => new BroadcastChannel(name) : null,
      random: Math.random,
    },
    since,
  );
}

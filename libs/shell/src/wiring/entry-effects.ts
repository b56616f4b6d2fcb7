import { type Dealership } from '@site/api-contract';
import {
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
  DEALER_PARAM,
  SELLER_PARAM,
} from '@site/api-contract/entry-links';
import { HOME_PATH, LEAD_MODAL_PATH } from '@site/api-contract/site-paths';
import { type BrowserStorage, dealerLanded, sessionEnded } from '@site/auth';
import { attributionFrom } from '../attribution/attribution';

const HOME_PATHS = [HOME_PATH, LEAD_MODAL_PATH];
/** A link that is opened again within this time is the same visit. */
const VISIT_MS = 30 * 60_000;

type EntryPorts = {
  storage: BrowserStorage;
  dispatch: (
    action: ReturnType<typeof sessionEnded> | ReturnType<typeof dealerLanded>,
  ) => unknown;
  fetchDealership: (id: string) => Promise<Dealership>;
  endServerSession: () => Promise<unknown>;
  /** Tells the API of a visit by the remembered link. */
  countVisit: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Changes the browser's storage when a page loads (spec §4). Home with dealerid or
 * sellerid first clears everything, then stores; a campaign parameter is remembered on
 * any page; each home load removes `hasSimulations`. A link's visit is counted as well.
 */
export async function runEntryEffects(url: URL, ports: EntryPorts): Promise<void> {
  const { storage } = ports;
  const before = linkIn(ports);
  const isHome = HOME_PATHS.includes(url.pathname);
  if (isHome) storage.remove('hasSimulations');
  const landing = isHome ? homeEffects(url.searchParams, ports) : undefined;
  if (url.searchParams.has(CAMPAIGN_PARAM)) storage.write('campaign', url.href);
  await landing;
  if (isHome) countNewVisit(before, ports);
}

/** The link that this browser remembers, and when it was opened. */
function linkIn({ storage, now }: Pick<EntryPorts, 'storage' | 'now'>) {
  const openedAt = Number(storage.read('linkedAt')) || 0;
  return { link: attributionFrom(storage, now()), openedAt };
}

/**
 * Counts a visit once, and not when the page is reloaded. The remembered values tell the
 * two apart, so nothing else is stored.
 */
function countNewVisit(
  before: ReturnType<typeof linkIn>,
  ports: Pick<EntryPorts, 'storage' | 'now' | 'countVisit'>,
): void {
  const { storage } = ports;
  const { link, openedAt } = linkIn(ports);
  const isOfSomebody = (['dealerLandingId', 'seller', 'assistedSale'] as const).some(
    (key) => storage.read(key) !== null,
  );
  const isNew = link !== before.link || openedAt - before.openedAt > VISIT_MS;
  if (isOfSomebody && openedAt > before.openedAt && isNew)
    void ports.countVisit().catch(() => undefined);
}

async function homeEffects(
  query: URLSearchParams,
  { storage, dispatch, ...ports }: EntryPorts,
): Promise<void> {
  const dealerId = query.get(DEALER_PARAM);
  const sellerId = query.get(SELLER_PARAM);
  const assistedSale = query.get(ASSISTED_SALE_PARAM);
  if (dealerId || sellerId) {
    // Another person's link ends the session in this browser, on the server too
    // (docs/product/identity.md).
    if (storage.read('token') !== null)
      void ports.endServerSession().catch(() => undefined);
    dispatch(sessionEnded());
    dispatch(dealerLanded(null));
    storage.clearAll();
  }
  if (dealerId || sellerId || assistedSale)
    storage.write('linkedAt', String(ports.now()));
  if (sellerId) storage.write('seller', sellerId);
  if (assistedSale) storage.write('assistedSale', assistedSale);
  if (dealerId) await landAtDealer(dealerId, { storage, dispatch, ...ports });
}

/** A dealership that can't be fetched is ignored (spec §8). */
async function landAtDealer(
  dealerId: string,
  { storage, dispatch, fetchDealership }: EntryPorts,
): Promise<void> {
  const dealership = await fetchDealership(dealerId).catch(() => null);
  if (!dealership) return;
  storage.write('dealerLandingId', dealership.id);
  storage.writeJson('dealerLandingData', dealership);
  const { id, name, city, state, phone } = dealership;
  dispatch(dealerLanded({ id, name, city, state, phone }));
}

import { type BrowserStorage } from '@site/auth';
import { dealerLanded, sessionEnded } from '@site/auth';
import { type Dealership } from '@site/contracts';
import {
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
  DEALER_PARAM,
  SELLER_PARAM,
} from '@site/contracts/entry-links';
import { HOME_PATH, LEAD_MODAL_PATH } from '@site/contracts/site-paths';

const HOME_PATHS = [HOME_PATH, LEAD_MODAL_PATH];

export type EntryPorts = {
  storage: BrowserStorage;
  dispatch: (
    action: ReturnType<typeof sessionEnded> | ReturnType<typeof dealerLanded>,
  ) => unknown;
  fetchDealership: (id: string) => Promise<Dealership>;
  endServerSession: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * What loading a page does to the browser's storage (spec §4). Home with dealerid or
 * sellerid clears everything first, then stores; a campaign address is remembered on any
 * page; each home load drops `hasSimulations`.
 */
export async function runEntryEffects(url: URL, ports: EntryPorts): Promise<void> {
  const { storage } = ports;
  const isHome = HOME_PATHS.includes(url.pathname);
  if (isHome) storage.remove('hasSimulations');
  const landing = isHome ? homeEffects(url.searchParams, ports) : undefined;
  if (url.searchParams.has(CAMPAIGN_PARAM)) storage.write('campaign', url.href);
  await landing;
}

async function homeEffects(
  query: URLSearchParams,
  { storage, dispatch, ...ports }: EntryPorts,
): Promise<void> {
  const dealerId = query.get(DEALER_PARAM);
  const sellerId = query.get(SELLER_PARAM);
  const assistedSale = query.get(ASSISTED_SALE_PARAM);
  if (dealerId || sellerId) {
    // A link of somebody else ends the session that was here, on the server too
    // (product.md §11).
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

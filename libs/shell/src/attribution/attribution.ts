import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import {
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
  DEALER_PARAM,
  LINK_DAY_PARAM,
  LINK_DAYS,
  SELLER_PARAM,
} from '@site/api-contract/entry-links';
import { type BrowserStorage, type StorageKey } from '@site/auth';

/** Time for which the last dealer or seller link counts (docs/product/sales.md). */
const KEPT_MS = LINK_DAYS * DAY_MS;
const OF_THE_LINK: readonly StorageKey[] = [
  'linkedAt',
  'dealerLandingId',
  'dealerLandingData',
  'seller',
  'assistedSale',
];

/**
 * Dealer, seller, assisted sale and campaign that this browser remembers, in the query
 * string of their link. A link older than `KEPT_MS` is dropped. `now` in milliseconds
 * since 1970.
 */
export function attributionFrom(storage: BrowserStorage, now: number): string {
  if (now - Number(storage.read('linkedAt') ?? now) > KEPT_MS)
    OF_THE_LINK.forEach(storage.remove);
  const remembered = {
    [DEALER_PARAM]: storage.read('dealerLandingId'),
    [SELLER_PARAM]: storage.read('seller'),
    [ASSISTED_SALE_PARAM]: storage.read('assistedSale'),
    [CAMPAIGN_PARAM]: campaignOf(storage.read('campaign')),
  };
  return new URLSearchParams(
    Object.entries(remembered).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  ).toString();
}

/** The same with the day on which the link was opened, as calls send it. */
export function attributionHeader(storage: BrowserStorage, now: number): string {
  const link = attributionFrom(storage, now);
  const linkedAt = Number(storage.read('linkedAt'));
  if (!linkedAt) return link;
  return `${link}&${LINK_DAY_PARAM}=${saoPauloDay(new Date(linkedAt))}`;
}

function campaignOf(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).searchParams.get(CAMPAIGN_PARAM) : null;
}

/**
 * Links to the home page that say who sent a visitor (spec §2). The browser remembers
 * these parameters and sends them under the same names. A file without imports: content
 * pages load it, but not the table of all paths.
 */

export const DEALER_PARAM = 'dealerid';
export const SELLER_PARAM = 'sellerid';
export const ASSISTED_SALE_PARAM = 'vendaassistida';
/** Read on every page. */
export const CAMPAIGN_PARAM = 'utm_campaign';
/** Days for which a link counts (docs/product/sales.md). */
export const LINK_DAYS = 30;
/** Day of São Paulo on which the link was opened; the browser adds it. */
export const LINK_DAY_PARAM = 'linkday';

/** The link that a dealership shows its visitors. */
export function dealershipLinkPath(dealershipId: string): string {
  return `/?${DEALER_PARAM}=${encodeURIComponent(dealershipId)}`;
}

/** The link of a seller; its sales are not assisted ones. */
export function sellerLinkPath(sellerId: string): string {
  return `/?${SELLER_PARAM}=${encodeURIComponent(sellerId)}`;
}

/** The link of an assisted sale; its origin in capitals (spec §6). */
export function assistedSaleLinkPath(origin: string): string {
  return `/?${ASSISTED_SALE_PARAM}=${encodeURIComponent(origin.toUpperCase())}`;
}

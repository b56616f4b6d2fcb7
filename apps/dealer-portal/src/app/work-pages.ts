import { type ViewerKind } from '@site/api-contract';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PORTAL_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_STOCK_PATH,
  DEALER_TEAM_PATH,
  PORTAL_LINK_PATH,
  SELLER_PATH,
} from '@site/api-contract/site-paths';
import { shellCopy as copy } from './shell.copy';

export type WorkPage = { label: string; href: string };

const PROPOSALS = { label: copy.proposals, href: DEALER_PROPOSALS_PATH };

/**
 * Pages for dealership staff that follow those of the header's own table (spec §2); other
 * viewers may not open them.
 */
export function pagesBesideHeader(kind: ViewerKind): WorkPage[] {
  if (kind !== 'dealer' && kind !== 'seller') return [];
  return [
    ...(kind === 'seller' ? [PROPOSALS] : []),
    { label: copy.deliveries, href: DEALER_DELIVERIES_PATH },
    { label: copy.returns, href: DEALER_RETURNS_PATH },
    { label: copy.results, href: DEALER_RESULTS_PATH },
    ...(kind === 'dealer'
      ? [
          { label: copy.stock, href: DEALER_STOCK_PATH },
          { label: copy.team, href: DEALER_TEAM_PATH },
        ]
      : []),
  ];
}

/** All pages for the staff of a dealership. */
export function pagesOf(kind: ViewerKind): WorkPage[] {
  return [
    { label: copy.home, href: kind === 'seller' ? SELLER_PATH : DEALER_PORTAL_PATH },
    ...(kind === 'seller' ? [] : [PROPOSALS]),
    { label: copy.link, href: PORTAL_LINK_PATH },
    ...pagesBesideHeader(kind),
  ];
}

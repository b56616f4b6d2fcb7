import { type DueItem } from '@site/api-contract';
import { type TodayQueue } from '@site/api-contract/back-office';
import { CONSULTANT_PORTAL_PATH } from '@site/api-contract/site-map';
import {
  consultantContestPath,
  consultantDisputePath,
  consultantFinePath,
  consultantLeadPath,
  consultantOverduePath,
  consultantPagePath,
  consultantPriceTablePath,
  consultantProposalPath,
  consultantPurchasePath,
  consultantServicePath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';

/** The page on which an item of each queue is decided. */
const PATHS = withFallback<TodayQueue, (id: string) => string>(
  {
    proposals: consultantProposalPath,
    leads: consultantLeadPath,
    overdue: consultantOverduePath,
    services: consultantServicePath,
    fines: consultantFinePath,
    disputes: consultantDisputePath,
    damages: consultantContestPath,
    purchases: consultantPurchasePath,
    prices: consultantPriceTablePath,
    pages: consultantPagePath,
  },
  () => CONSULTANT_PORTAL_PATH,
);

const FROM = ['fila', 'hoje'] as const;

/**
 * Path of the site to the page on which an item is decided; its address says that it was
 * opened from the day, whose order the next and the previous item follow.
 */
export function duePath({ queue, id }: DueItem): string {
  const path = PATHS[queue](id);
  return `${path}${path.includes('?') ? '&' : '?'}${FROM.join('=')}`;
}

/** Whether an address was opened from the day. */
export function isFromToday(params: URLSearchParams): boolean {
  const [name, value] = FROM;
  return params.get(name) === value;
}

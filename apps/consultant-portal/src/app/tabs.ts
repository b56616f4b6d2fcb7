import { type ConsultantRight, type Viewer } from '@site/api-contract';
import { type TodayQueue } from '@site/api-contract/back-office';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PAGES_PATH,
  CONSULTANT_PORTAL_PATH,
  CONSULTANT_PRICES_PATH,
  CONSULTANT_PROPOSALS_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SERVICES_PATH,
} from '@site/api-contract/site-paths';
import { hasRight } from '../shared/rights';
import { shellCopy as copy } from './shell.copy';

type Tab = {
  /** Relative to the portal. */
  to: string;
  label: string;
  right?: ConsultantRight;
  /** The queue that it lists, whose figure it shows. */
  queue?: TodayQueue;
};

/** One of the few parts of the portal, with its pages; its link leads to the first. */
export type Place = { label: string; tabs: readonly Tab[] };

const tab = (
  path: string,
  label: string,
  right?: ConsultantRight,
  queue?: TodayQueue,
): Tab => ({ to: pathInApp('consultant-portal', path), label, right, queue });

const PLACES: readonly Place[] = [
  { label: copy.today, tabs: [tab(CONSULTANT_PORTAL_PATH, copy.today)] },
  {
    label: copy.sales,
    tabs: [
      tab(CONSULTANT_PROPOSALS_PATH, copy.analysis, 'analysis', 'proposals'),
      tab(CONSULTANT_LEADS_PATH, copy.leads, 'leads', 'leads'),
    ],
  },
  {
    label: copy.portfolio,
    tabs: [
      tab(CONSULTANT_CUSTOMERS_PATH, copy.customers),
      tab(CONSULTANT_CONTRACTS_PATH, copy.contracts, 'analysis'),
      tab(CONSULTANT_OVERDUE_PATH, copy.overdue, 'analysis', 'overdue'),
    ],
  },
  {
    label: copy.requests,
    tabs: [
      tab(CONSULTANT_SERVICES_PATH, copy.service, 'analysis', 'services'),
      tab(CONSULTANT_FINES_PATH, copy.fines, 'analysis', 'fines'),
      tab(CONSULTANT_DISPUTES_PATH, copy.disputes, 'analysis', 'disputes'),
      tab(CONSULTANT_CONTESTS_PATH, copy.contests, 'analysis', 'damages'),
      tab(CONSULTANT_PURCHASES_PATH, copy.purchases, 'analysis', 'purchases'),
    ],
  },
  {
    label: copy.desk,
    tabs: [
      tab(CONSULTANT_PRICES_PATH, copy.prices, 'desk', 'prices'),
      tab(CONSULTANT_DEALERSHIPS_PATH, copy.dealerships, 'desk'),
      tab(CONSULTANT_PAGES_PATH, copy.pages, 'desk', 'pages'),
      tab(CONSULTANT_AUDIT_PATH, copy.audit, 'audit'),
    ],
  },
];

/** The places for this consultant, each with the pages that their rights open. */
export function placesFor(viewer: Viewer): readonly Place[] {
  return PLACES.map(({ label, tabs }) => ({
    label,
    tabs: tabs.filter(({ right }) => !right || hasRight(viewer, right)),
  })).filter(({ tabs }) => tabs.length > 0);
}

/** Whether a page stands in a place with several pages, whatever the reader's rights. */
export function hasNeighbours(pathname: string): boolean {
  return (openIn(PLACES, pathname)?.place.tabs.length ?? 0) > 1;
}

/** The page of the menu to which an address belongs, and its place. */
export function openIn(places: readonly Place[], pathname: string) {
  for (const place of places)
    for (const one of place.tabs)
      if (pathname === one.to || pathname.startsWith(`${one.to}/`))
        return { place, tab: one };
  return null;
}

import { type ConsultantRight, type Viewer } from '@site/api-contract';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PORTAL_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SERVICES_PATH,
} from '@site/api-contract/site-paths';
import { deskCopy } from '../shared/desk.copy';
import { DESK_PAGES, type PortalPage, portalPage } from '../shared/desk-pages';
import { hasRight } from '../shared/rights';
import { shellCopy as copy } from './shell.copy';

type PortalTab = PortalPage & {
  right?: ConsultantRight;
  /** The pages below this tab; without them the tab is the page itself. */
  inside?: readonly PortalPage[];
};

const tab = (path: string, label: string, right: ConsultantRight): PortalTab => ({
  ...portalPage(path, label),
  right,
});

/** The tabs of the portal's navigation; paths are relative to the portal. */
const TABS: readonly PortalTab[] = [
  tab(CONSULTANT_PORTAL_PATH, copy.analysis, 'analysis'),
  portalPage(CONSULTANT_CUSTOMERS_PATH, copy.customers),
  tab(CONSULTANT_CONTRACTS_PATH, copy.contracts, 'analysis'),
  tab(CONSULTANT_OVERDUE_PATH, copy.overdue, 'analysis'),
  tab(CONSULTANT_DISPUTES_PATH, copy.disputes, 'analysis'),
  tab(CONSULTANT_SERVICES_PATH, copy.service, 'analysis'),
  tab(CONSULTANT_FINES_PATH, copy.fines, 'analysis'),
  tab(CONSULTANT_CONTESTS_PATH, copy.contests, 'analysis'),
  tab(CONSULTANT_PURCHASES_PATH, copy.purchases, 'analysis'),
  tab(CONSULTANT_LEADS_PATH, copy.leads, 'leads'),
  tab(CONSULTANT_AUDIT_PATH, copy.audit, 'audit'),
  { to: DESK_PAGES[0].to, label: deskCopy.title, right: 'desk', inside: DESK_PAGES },
];

/** The tabs that this consultant may open; pages that need a missing right have none. */
export function tabsFor(viewer: Viewer): readonly PortalTab[] {
  return TABS.filter(({ right }) => !right || hasRight(viewer, right));
}

/** The pages below all tabs, in one list. */
export function pagesOf(tabs: readonly PortalTab[]): readonly PortalPage[] {
  return tabs.flatMap((tab) => tab.inside ?? [tab]);
}

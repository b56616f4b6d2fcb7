import { type ConsultantRight, type Viewer } from '@site/api-contract';
import { type TodayQueue } from '@site/api-contract/back-office';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CAMPAIGNS_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PAGES_PATH,
  CONSULTANT_PRICES_PATH,
  CONSULTANT_PROPOSALS_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SALE_RULE_PATH,
  CONSULTANT_SERVICES_PATH,
  CONSULTANT_STAFF_PATH,
  CONSULTANT_STATEMENT_PATH,
} from '@site/api-contract/site-paths';
import { type MenuEntry, type MenuTab } from '@site/ui/portal-menu';
import { hasRight } from '../shared/rights';
import { shellCopy as copy } from './shell.copy';

type Tab = MenuTab & {
  /** The rights that open it, one of which is enough. */
  rights?: readonly ConsultantRight[];
  /** The queue that it lists, whose figure it shows. */
  queue?: TodayQueue;
};

const tab = (
  path: string,
  label: string,
  right?: ConsultantRight | readonly ConsultantRight[],
  queue?: TodayQueue,
): Tab => ({
  to: pathInApp('consultant-portal', path),
  label,
  rights: right && [right].flat(),
  queue,
});

/** The whole menu, whatever the reader's rights. */
export const MENU: readonly MenuEntry<Tab>[] = [
  { label: copy.today, tabs: [tab(CONSULTANT_PORTAL_PATH, copy.today)] },
  {
    label: copy.sales,
    tabs: [
      tab(CONSULTANT_PROPOSALS_PATH, copy.analysis, 'analysis', 'proposals'),
      tab(CONSULTANT_LEADS_PATH, copy.leads, 'leads', 'leads'),
      tab(CONSULTANT_SALE_RULE_PATH, copy.saleRule, ['analysis', 'leads']),
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
      tab(CONSULTANT_CAMPAIGNS_PATH, copy.campaigns, 'desk'),
      tab(CONSULTANT_DEALERSHIPS_PATH, copy.dealerships, 'desk'),
      tab(CONSULTANT_STATEMENT_PATH, copy.statement, 'desk'),
      tab(CONSULTANT_PAGES_PATH, copy.pages, 'desk', 'pages'),
      tab(CONSULTANT_AUDIT_PATH, copy.audit, 'audit'),
      tab(CONSULTANT_STAFF_PATH, copy.staff, 'people'),
    ],
  },
];

/** The menu for this consultant: each entry with the pages that their rights open. */
export function menuFor(viewer: Viewer): readonly MenuEntry<Tab>[] {
  return MENU.map(({ label, tabs }) => ({
    label,
    tabs: tabs.filter(
      ({ rights }) => !rights || rights.some((right) => hasRight(viewer, right)),
    ),
  })).filter(({ tabs }) => tabs.length > 0);
}

import { type ViewerKind } from '@site/api-contract';
import { DEALER_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_SALE_RULE_PATH,
  DEALER_STATEMENT_PATH,
  DEALER_STOCK_PATH,
  DEALER_TEAM_PATH,
  DEALER_WORKSHOP_PATH,
  PORTAL_LINK_PATH,
  SELLER_PATH,
} from '@site/api-contract/site-paths';
import { type MenuEntry, type MenuTab } from '@site/ui/portal-menu';
import { shellCopy as copy } from './shell.copy';

const tab = (path: string, label: string): MenuTab => ({
  to: pathInApp('dealer-portal', path),
  label,
});

const VISITS: MenuEntry = {
  label: copy.visits,
  tabs: [
    tab(DEALER_DELIVERIES_PATH, copy.deliveries),
    tab(DEALER_RETURNS_PATH, copy.returns),
  ],
};
const WORKSHOP = tab(DEALER_WORKSHOP_PATH, copy.workshop);
const RESULTS = tab(DEALER_RESULTS_PATH, copy.results);
const STATEMENT = tab(DEALER_STATEMENT_PATH, copy.statement);
const SALE_RULE = tab(DEALER_SALE_RULE_PATH, copy.saleRule);
const LINK = tab(PORTAL_LINK_PATH, copy.link);

/** The menu for the staff of a dealership; other viewers have none. */
export function menuFor(kind: ViewerKind): readonly MenuEntry[] {
  if (kind !== 'dealer' && kind !== 'seller') return [];
  const isDealer = kind === 'dealer';
  const home = isDealer ? DEALER_PORTAL_PATH : SELLER_PATH;
  const stock = tab(DEALER_STOCK_PATH, copy.stock);
  const team = tab(DEALER_TEAM_PATH, copy.team);
  return [
    { label: copy.today, tabs: [tab(home, copy.today)] },
    {
      label: copy.proposals,
      tabs: [tab(DEALER_PROPOSALS_PATH, copy.myProposals)],
    },
    VISITS,
    ...(isDealer ? [{ label: copy.stock, tabs: [stock] }] : []),
    {
      label: copy.more,
      tabs: [RESULTS, WORKSHOP, STATEMENT, ...(isDealer ? [team] : []), LINK, SALE_RULE],
    },
  ];
}

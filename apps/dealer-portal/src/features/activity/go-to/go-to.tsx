import { saoPauloDay } from '@site/api-contract/brazil';
import {
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { type FoundKinds, SearchPalette } from '@site/back-office/search';
import { useSiteActions } from '@site/shell';
import { type PalettePartProps } from '@site/ui';
import { goToCopy as copy } from './go-to.copy';

/**
 * Opens a page, or a proposal, car or workshop visit of the dealership by its customer,
 * number or plate.
 */
export function GoTo(props: PalettePartProps) {
  const { now } = useSiteActions();
  const today = saoPauloDay(new Date(now()));
  const kinds: FoundKinds = {
    proposal: { heading: copy.proposals, facts: copy.proposal, path: dealerProposalPath },
    delivery: {
      heading: copy.deliveries,
      facts: (item) => copy.delivery(item, today),
      path: dealerDeliveryPath,
    },
    return: {
      heading: copy.returns,
      facts: (item) => copy.return(item, today),
      path: dealerReturnPath,
    },
    workshop: {
      heading: copy.visits,
      facts: (item) => copy.visit(item, today),
      path: dealerWorkshopVisitPath,
    },
  };
  return <SearchPalette app="dealer-portal" kinds={kinds} {...props} />;
}

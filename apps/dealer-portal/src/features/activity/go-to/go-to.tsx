import { useSelector } from 'react-redux';
import { useListAssistedCartsQuery } from '@site/api-client';
import { saoPauloDay } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import {
  assistedCartPath,
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { type FoundKinds, SearchPalette } from '@site/back-office/search';
import { useSiteActions } from '@site/shell';
import { type PalettePartProps } from '@site/ui';
import { opensForSeller } from '../../../shared/open-cart';
import { goToCopy as copy } from './go-to.copy';
import { PAGE_WORDS } from './page-words.copy';

/**
 * Opens a page, or a proposal, car or workshop visit of the dealership by its customer,
 * number or plate, or a seller's open cart by its customer.
 */
export function GoTo(props: PalettePartProps) {
  const { now } = useSiteActions();
  const isSeller = useSelector(selectViewer).kind === 'seller';
  const { data: carts = [] } = useListAssistedCartsQuery(undefined, { skip: !isSeller });
  const own = {
    heading: copy.carts,
    places: carts.filter(opensForSeller).map((cart) => ({
      id: pathInApp('dealer-portal', assistedCartPath(cart.id)),
      label: copy.cart(cart),
    })),
  };
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
  const known = { kinds, own: [own], words: PAGE_WORDS };
  return <SearchPalette app="dealer-portal" {...known} {...props} />;
}

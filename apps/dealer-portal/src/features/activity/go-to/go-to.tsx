import {
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
} from '@site/api-contract/site-paths';
import { type FoundKinds, SearchPalette } from '@site/back-office/search';
import { type PalettePartProps } from '@site/ui';
import { goToCopy as copy } from './go-to.copy';

const KINDS: FoundKinds = {
  proposal: { heading: copy.proposals, facts: copy.proposal, path: dealerProposalPath },
  delivery: { heading: copy.deliveries, facts: copy.delivery, path: dealerDeliveryPath },
  return: { heading: copy.returns, facts: copy.return, path: dealerReturnPath },
};

/** Opens a page, or a proposal or car of the dealership by its customer, number or plate. */
export function GoTo(props: PalettePartProps) {
  return <SearchPalette app="dealer-portal" kinds={KINDS} {...props} />;
}

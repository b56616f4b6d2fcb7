import {
  consultantContractPath,
  consultantCustomerPath,
  consultantLeadPath,
  consultantProposalPath,
  consultantServicePath,
} from '@site/api-contract/site-paths';
import { type FoundKinds, SearchPalette } from '@site/back-office/search';
import { type PalettePartProps } from '@site/ui';
import { useRight } from '../../../shared/rights';
import { goToCopy as copy } from './go-to.copy';
import { PAGE_WORDS } from './page-words.copy';

/** Opens a page, or a customer and what is theirs by name, document, phone, number or plate. */
export function GoTo(props: PalettePartProps) {
  const rights = [useRight('analysis'), useRight('leads')];
  const seesAll = rights.every(Boolean);
  const kinds: FoundKinds = {
    customer: {
      heading: copy.customers,
      facts: (item) => copy.customer(item, seesAll),
      path: consultantCustomerPath,
    },
    proposal: {
      heading: copy.proposals,
      facts: copy.proposal,
      path: consultantProposalPath,
    },
    contract: {
      heading: copy.contracts,
      facts: copy.contract,
      path: consultantContractPath,
    },
    service: { heading: copy.services, facts: copy.service, path: consultantServicePath },
    lead: { heading: copy.leads, facts: copy.lead, path: consultantLeadPath },
  };
  const known = { kinds, words: PAGE_WORDS };
  return <SearchPalette app="consultant-portal" {...known} {...props} />;
}

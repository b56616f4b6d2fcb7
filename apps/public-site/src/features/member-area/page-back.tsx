import { MEMBER_AREA_PATH, memberContractPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';

/** The way back at the top of a page: to its contract, or to the overview. */
export function PageBack({ contractId }: { contractId?: string }) {
  return (
    <SiteLink
      className="link prop-page-back"
      to={contractId ? memberContractPath(contractId) : MEMBER_AREA_PATH}
    >
      {contractId ? memberAreaCopy.backToContract : memberAreaCopy.back}
    </SiteLink>
  );
}

import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { SavedViewsOf } from '@site/back-office/saved-views';

const LIST = pathInApp('consultant-portal', CONSULTANT_PROPOSALS_PATH);

export function ProposalSavedViews() {
  return <SavedViewsOf list="proposals" pathname={LIST} />;
}

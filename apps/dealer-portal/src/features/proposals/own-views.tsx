import { pathInApp } from '@site/contracts/site-map';
import { DEALER_PROPOSALS_PATH } from '@site/contracts/site-paths';
import { SavedViewsOf } from '@site/shell/saved-views';

const LIST = pathInApp('dealer-portal', DEALER_PROPOSALS_PATH);

export function OwnViews() {
  return <SavedViewsOf list="proposals" pathname={LIST} />;
}

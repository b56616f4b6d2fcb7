import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_LEADS_PATH } from '@site/api-contract/site-paths';
import { SavedViewsOf } from '@site/back-office/saved-views';

const LIST = pathInApp('consultant-portal', CONSULTANT_LEADS_PATH);

export function LeadSavedViews() {
  return <SavedViewsOf list="leads" pathname={LIST} />;
}

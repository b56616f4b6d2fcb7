import { MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';

/** The link to the overview at the top of a page. */
export function OverviewLink() {
  return (
    <SiteLink className="link prop-back-link" to={MEMBER_AREA_PATH}>
      {memberAreaCopy.back}
    </SiteLink>
  );
}

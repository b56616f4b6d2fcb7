import { MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';

/** The way back to the overview at the top of a page. */
export function PageBack() {
  return (
    <SiteLink className="link prop-page-back" to={MEMBER_AREA_PATH}>
      {memberAreaCopy.back}
    </SiteLink>
  );
}

import { useLocation } from 'react-router-dom';
import { SIMULATOR_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { contentMissingCopy as copy } from './content-missing.copy';

/**
 * A page whose CMS content is empty or of another shape (spec §8): what happened, and two
 * ways on.
 */
export function ContentMissing() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-failure">
      <title>{copy.title}</title>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <div className="actions">
        {/* A plain link: trying again loads the document, with or without JavaScript. */}
        <a className="btn" href={`${pathname}${search}`}>
          {copy.retry}
        </a>
        <SiteLink className="link" to={SIMULATOR_PATH}>
          {copy.simulate}
        </SiteLink>
      </div>
    </div>
  );
}

import { useLocation } from 'react-router-dom';
import { SIMULATOR_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { contentMissingCopy as copy } from './content-missing.copy';

/**
 * Shown when the CMS content of a page is empty or has another structure (spec §8): an
 * explanation and two links.
 */
export function ContentMissing() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-failure">
      <title>{copy.title}</title>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <div className="actions">
        {/* A plain link, so that the document is loaded again, with or without
            JavaScript. */}
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

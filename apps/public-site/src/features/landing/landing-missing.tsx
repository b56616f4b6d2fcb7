import { SiteLink } from '@site/ui';
import { landingCopy as copy } from './landing.copy';

/** The CMS has the page, but not what it needs: the page stands and leads on (spec §8, 'Falha ao buscar!' is in the log). */
export function LandingMissing() {
  return (
    <div className="wrap page-failure">
      <h1>{copy.missingTitle}</h1>
      <p>{copy.missingText}</p>
      <p className="acts"><SiteLink className="btn" to="/">{copy.home}</SiteLink></p>
    </div>
  );
}

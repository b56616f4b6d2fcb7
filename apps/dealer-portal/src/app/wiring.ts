import {
  type Navigate,
  pagePorts,
  type SiteActions,
  wirePortalPage,
  wirePortalVisit,
} from '@site/auth';
import {
  type PageState,
  type ServerWiring,
  type Visit,
  type Wiring,
} from '@site/server/page';

const APP = 'dealer-portal';

const showPopup: SiteActions['showPopup'] = async (popup) =>
  (await import('@site/ui/popup')).showPopup(popup);

/** Composition root: one server rendering. */
export const wireVisit = (visit: Visit): ServerWiring => wirePortalVisit(APP, visit);

/** Composition root: one page load in the browser. */
export const wirePage = (state: PageState, navigate: Navigate): Wiring =>
  wirePortalPage(APP, state, navigate, { ...pagePorts(window), showPopup });

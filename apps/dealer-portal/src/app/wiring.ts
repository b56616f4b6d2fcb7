import {
  type Navigate,
  pagePorts,
  type PortalEdges,
  wirePortalPage,
  wirePortalServer,
} from '@site/shell';
import {
  type PageState,
  type RenderRequest,
  type ServerWiring,
  type Wiring,
} from '@site/shell/page';

const APP = 'dealer-portal';

const popups = () => import('@site/ui/popup');
const showPopup: PortalEdges['showPopup'] = async (popup) =>
  (await popups()).showPopup(popup);
const showNotice: PortalEdges['showNotice'] = (notice) =>
  void popups().then((loaded) => loaded.showNotice(notice));

/** Composition root: one server rendering. */
export const wireServer = (rendering: RenderRequest): ServerWiring =>
  wirePortalServer(APP, rendering);

/** Composition root: one page load in the browser. */
export const wirePage = (state: PageState, navigate: Navigate): Wiring =>
  wirePortalPage(APP, state, navigate, { ...pagePorts(window), showPopup, showNotice });

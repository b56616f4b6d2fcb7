import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { storeContext } from '@site/api-client';
import { saoPauloTime } from '@site/api-contract/brazil';
import { CART_PATH, MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { selectLanding, selectUser, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import { copyAssistedSaleLink } from '@site/shell';
import { AppBase, deferred, Footer, Header, PageWait } from '@site/ui';
import { type SiteHandle } from '../shared/page-handle';
import { SavedAtContext } from '../shared/saved-at';
import { useSite } from '../shared/site-services';
import { MEASUREMENT_META } from './measurement-meta';
import { shellCopy } from './shell.copy';
import { type SiteState } from './store';
import { useCartCount } from './use-cart-count';
import { usePageNavigation } from './use-page-navigation';
import '../features/identity/consents/consent-banner.css';

const CONTENT_ID = 'conteudo';
const ConsentBanner = deferred(
  async () =>
    (await import('../features/identity/consents/consent-banner')).ConsentBanner,
);

/**
 * Loads the content of header and footer. If the CMS is down, only the fixed links are
 * shown (spec §8).
 */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  await loadCmsPage(context.get(storeContext), FOOTER_PAGE);
  return null;
}

/** Header, screen and footer. The route's handle says which of them are shown. */
export function Shell() {
  const handle = useSiteHandle();
  const location = useLocation();
  const { logout, log, copyText, showPopup, origin, measurementUrl } = useSite();
  const viewer = useSelector((state: SiteState) => selectViewer(state));
  const user = useSelector((state: SiteState) => selectUser(state));
  const landing = useSelector((state: SiteState) => selectLanding(state));
  const { content: footer } = useCmsContent(FOOTER_PAGE, footerShape, log);
  const cartCount = useCartCount(viewer);
  const [savedAtMs, noteSaved] = useState<number | null>(null);
  usePageNavigation(CONTENT_ID);
  const framed = handle.frame !== 'none';
  const isSlim = handle.frame === 'slim';
  return (
    <AppBase app="public-site">
      {handle.title && <title>{shellCopy.title(handle.title)}</title>}
      {measurementUrl && <meta name={MEASUREMENT_META} content={measurementUrl} />}
      <PageWait />
      <div className="shell" id="top">
        <ConsentBanner />
        {framed && (
          <Header
            viewer={viewer}
            cartCount={cartCount}
            dealerName={user?.dealershipName ?? undefined}
            phone={footer?.phone}
            landingDealer={
              landing
                ? {
                    name: landing.name,
                    facts: [`${landing.city}, ${landing.state}`],
                    phone: landing.phone,
                  }
                : undefined
            }
            currentPath={location.pathname}
            fixed={handle.headerFixed}
            slim={
              isSlim
                ? {
                    savedAt:
                      savedAtMs === null ? null : saoPauloTime(new Date(savedAtMs)),
                    laterHref: viewer.kind === 'anonymous' ? CART_PATH : MEMBER_AREA_PATH,
                  }
                : undefined
            }
            contentId={CONTENT_ID}
            onLogout={() => void logout()}
            onAssistedSaleLink={() =>
              void copyAssistedSaleLink(viewer, { origin, copyText, showPopup })
            }
          />
        )}
        <main id={CONTENT_ID} tabIndex={-1}>
          <SavedAtContext value={noteSaved}>
            <Outlet />
          </SavedAtContext>
        </main>
        {framed && (
          <Footer viewer={viewer} content={footer ?? undefined} folded={isSlim} />
        )}
      </div>
      <ScrollRestoration />
    </AppBase>
  );
}

/** The handles of all matched routes merged; the deepest one has priority. */
function useSiteHandle(): SiteHandle {
  return useMatches().reduce<SiteHandle>(
    (all, { handle }) => ({ ...all, ...(handle as SiteHandle | undefined) }),
    {},
  );
}

import { useSelector } from 'react-redux';
import { type LoaderFunction, Outlet, useLocation } from 'react-router-dom';
import { storeContext } from '@site/api-client';
import { selectRestored, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_LEADS_PATH } from '@site/contracts/site-paths';
import { sitePathOf, usePageViews, useSiteActions } from '@site/shell';
import { AppLink, Footer, Header, PageWait } from '@site/ui';
import { shellCopy } from './shell.copy';

/**
 * Footer texts are public content, so the server renders them; without them the fixed
 * links stand alone.
 */
export const shellLoader: LoaderFunction = async ({ context }) => {
  await loadCmsPage(context.get(storeContext), FOOTER_PAGE);
  return null;
};

const LEADS = pathInApp('consultant-portal', CONSULTANT_LEADS_PATH);

/** Header, tabs, screen and footer of every page of the consultant portal. */
export function Shell() {
  const viewer = useSelector(selectViewer);
  const restored = useSelector(selectRestored);
  const site = useSiteActions();
  const { pathname } = useLocation();
  usePageViews('consultant-portal');
  const { content: footer } = useCmsContent(FOOTER_PAGE, footerShape, site.log);

  return (
    <div className="portal" data-density="portal" id="top">
      <Header
        viewer={viewer}
        restored={restored}
        currentPath={sitePathOf('consultant-portal', pathname)}
        portal
        portalLabel={shellCopy.portal}
        onLogout={() => void site.logout()}
      />
      {viewer.kind === 'consultant' && (
        <nav className="subnav" aria-label={shellCopy.queues}>
          <div className="wrap">
            <AppLink to="/" aria-current={pathname === LEADS ? undefined : 'page'}>
              {shellCopy.analysis}
            </AppLink>
            <AppLink to={LEADS} aria-current={pathname === LEADS ? 'page' : undefined}>
              {shellCopy.leads}
            </AppLink>
          </div>
        </nav>
      )}
      <PageWait />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      {restored && <Footer viewer={viewer} content={footer ?? undefined} />}
    </div>
  );
}

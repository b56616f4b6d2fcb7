import { useSelector } from 'react-redux';
import { type LoaderFunction, Outlet, useLocation } from 'react-router-dom';
import { storeContext } from '@site/api-client';
import { selectRestored, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_AUDIT_PATH,
  CONSULTANT_CONTESTS_PATH,
  CONSULTANT_CONTRACTS_PATH,
  CONSULTANT_CUSTOMERS_PATH,
  CONSULTANT_DISPUTES_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
  CONSULTANT_OVERDUE_PATH,
  CONSULTANT_PURCHASES_PATH,
  CONSULTANT_SERVICES_PATH,
} from '@site/contracts/site-paths';
import { sitePathOf, usePageViews, useSiteActions } from '@site/shell';
import { AppLink, Footer, Header, PageWait, useOpenTabInView } from '@site/ui';
import { shellCopy } from './shell.copy';
import '@site/ui/subnav.css';

/**
 * Footer texts are public content, so the server renders them; without them the fixed
 * links stand alone.
 */
export const shellLoader: LoaderFunction = async ({ context }) => {
  await loadCmsPage(context.get(storeContext), FOOTER_PAGE);
  return null;
};

const TABS = [
  { to: '/', label: shellCopy.analysis },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CUSTOMERS_PATH),
    label: shellCopy.customers,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CONTRACTS_PATH),
    label: shellCopy.contracts,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_OVERDUE_PATH),
    label: shellCopy.overdue,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_DISPUTES_PATH),
    label: shellCopy.disputes,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_SERVICES_PATH),
    label: shellCopy.service,
  },
  { to: pathInApp('consultant-portal', CONSULTANT_FINES_PATH), label: shellCopy.fines },
  {
    to: pathInApp('consultant-portal', CONSULTANT_CONTESTS_PATH),
    label: shellCopy.contests,
  },
  {
    to: pathInApp('consultant-portal', CONSULTANT_PURCHASES_PATH),
    label: shellCopy.purchases,
  },
  { to: pathInApp('consultant-portal', CONSULTANT_LEADS_PATH), label: shellCopy.leads },
  { to: pathInApp('consultant-portal', CONSULTANT_AUDIT_PATH), label: shellCopy.audit },
];

/** The tab that a page belongs to; what has none of its own is part of the analysis. */
function tabOf(pathname: string): string {
  const own = TABS.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return own?.to ?? '/';
}

/** Header, tabs, screen and footer of every page of the consultant portal. */
export function Shell() {
  const viewer = useSelector(selectViewer);
  const restored = useSelector(selectRestored);
  const site = useSiteActions();
  const { pathname } = useLocation();
  const openTab = tabOf(pathname);
  const tabs = useOpenTabInView<HTMLDivElement>(openTab);
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
          <div className="wrap" ref={tabs}>
            {TABS.map(({ to, label }) => (
              <AppLink
                key={to}
                to={to}
                aria-current={to === openTab ? 'page' : undefined}
              >
                {label}
              </AppLink>
            ))}
          </div>
        </nav>
      )}
      <PageWait />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      {restored && <Footer viewer={viewer} content={footer ?? undefined} slim />}
    </div>
  );
}

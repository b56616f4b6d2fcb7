import { useSelector } from 'react-redux';
import { type LoaderFunction, Outlet, useLocation } from 'react-router-dom';
import { storeContext, useGetDealershipQuery } from '@site/api-client';
import { selectRestored, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import { type Dealership } from '@site/contracts';
import { formatDocument } from '@site/contracts/brazil';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_TEAM_PATH,
} from '@site/contracts/site-paths';
import {
  sitePathOf,
  useAssistedSaleLink,
  usePageViews,
  useSiteActions,
} from '@site/shell';
import { Footer, Header, PageWait } from '@site/ui';
import { shellCopy } from './shell.copy';

/**
 * Footer texts are public content, so the server renders them; without them the fixed
 * links stand alone.
 */
export const shellLoader: LoaderFunction = async ({ context }) => {
  await loadCmsPage(context.get(storeContext), FOOTER_PAGE);
  return null;
};

/** Header, screen and footer of every page of the dealer portal. */
export function Shell() {
  const viewer = useSelector(selectViewer);
  const restored = useSelector(selectRestored);
  const site = useSiteActions();
  const copyAssistedSaleLink = useAssistedSaleLink();
  const { pathname } = useLocation();
  usePageViews('dealer-portal');
  const { content: footer } = useCmsContent(FOOTER_PAGE, footerShape, site.log);
  const { dealershipId = '' } = viewer;
  const { data: dealership } = useGetDealershipQuery(
    { params: { id: dealershipId } },
    { skip: dealershipId === '' },
  );

  return (
    <div className="portal" data-density="portal" id="top">
      <Header
        viewer={viewer}
        restored={restored}
        currentPath={sitePathOf('dealer-portal', pathname)}
        portal
        portalLabel={shellCopy.portal}
        dealerName={dealership?.name}
        landingDealer={
          dealership && { name: dealership.name, facts: factsOf(dealership) }
        }
        onLogout={() => void site.logout()}
        onAssistedSaleLink={() => void copyAssistedSaleLink()}
        extraWork={[
          ...(viewer.kind === 'seller'
            ? [{ label: shellCopy.proposals, href: DEALER_PROPOSALS_PATH }]
            : []),
          { label: shellCopy.deliveries, href: DEALER_DELIVERIES_PATH },
          { label: shellCopy.returns, href: DEALER_RETURNS_PATH },
          { label: shellCopy.results, href: DEALER_RESULTS_PATH },
          ...(viewer.kind === 'dealer'
            ? [{ label: shellCopy.team, href: DEALER_TEAM_PATH }]
            : []),
        ]}
      />
      <PageWait />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      {restored && <Footer viewer={viewer} content={footer ?? undefined} />}
    </div>
  );
}

function factsOf({ city, state, cnpj, group }: Dealership): string[] {
  return [
    `${city}, ${state}`,
    shellCopy.cnpj(formatDocument(cnpj)),
    shellCopy.group(group),
  ];
}

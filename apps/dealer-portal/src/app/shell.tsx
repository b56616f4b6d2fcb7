import { useSelector } from 'react-redux';
import { type LoaderFunction, Outlet, useLocation, useMatch } from 'react-router-dom';
import { storeContext, useGetDealershipQuery } from '@site/api-client';
import { type Dealership } from '@site/api-contract';
import { formatDocument } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_SIGN_IN_PATH, SELLER_PATH } from '@site/api-contract/site-paths';
import { selectRestored, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import {
  PortalShortcuts,
  sitePathOf,
  useAssistedSaleLink,
  usePageViews,
  useSiteActions,
  useTopOfScreen,
} from '@site/shell';
import {
  deferred,
  Footer,
  Header,
  PageWait,
  PaletteButton,
  ShortcutsButton,
  UndoBar,
  UnsavedChanges,
  useUndoQueue,
  useUnsavedQuestion,
} from '@site/ui';
import { hasNeighbours, MenuWait } from '@site/ui/portal-menu';
import { focusBeginCart } from '../shared/begin-cart';
import { PortalMenu } from './portal-menu';
import { menuFor } from './portal-menu-items';
import { shellCopy } from './shell.copy';

/**
 * Texts of the footer are public content, so the server renders them; without them only
 * the fixed links are shown.
 */
export const shellLoader: LoaderFunction = async ({ context }) => {
  await loadCmsPage(context.get(storeContext), FOOTER_PAGE);
  return null;
};

const Bell = deferred(
  async () => (await import('../features/activity/notifications/bell')).DealershipBell,
  <span className="bell-wait" />,
);
const goTo = async () => (await import('../features/activity/go-to/go-to')).GoTo;

/** Pages below this path are public (spec §6). */
const SIGN_IN = pathInApp('dealer-portal', DEALER_SIGN_IN_PATH);
/** 'Simule agora' of sellers leads here, where the form for it is. */
const SELLER_HOME = pathInApp('dealer-portal', SELLER_PATH);

/** Header, screen and footer of every page of the dealer portal. */
export function Shell() {
  const viewer = useSelector(selectViewer);
  const restored = useSelector(selectRestored);
  const site = useSiteActions();
  const unsaved = useUnsavedQuestion();
  const acts = useUndoQueue();
  const copyAssistedSaleLink = useAssistedSaleLink();
  const { pathname } = useLocation();
  const isSignIn = useMatch(`${SIGN_IN}/*`) !== null;
  usePageViews('dealer-portal');
  useTopOfScreen();
  const { content: footer } = useCmsContent(FOOTER_PAGE, footerShape, site.log);
  const { dealershipId = '' } = viewer;
  const { data: dealership } = useGetDealershipQuery(
    { params: { id: dealershipId } },
    { skip: dealershipId === '' },
  );
  const pages = menuFor(viewer.kind).flatMap(({ tabs }) => tabs);

  // Actions that wait are sent before their author is signed out.
  const logout = async () => {
    if (await acts.sendAll()) await site.logout();
  };

  return (
    <PortalShortcuts>
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
          awaitsTopBar={!isSignIn}
          places={pages.map(({ to, label }) => ({
            label,
            href: sitePathOf('dealer-portal', to),
          }))}
          onLogout={() => unsaved.ask(() => void logout())}
          onAssistedSaleLink={() => void copyAssistedSaleLink()}
          onSimulate={pathname === SELLER_HOME ? focusBeginCart : undefined}
          topBarAction={
            <div className="topbar-tools">
              <Bell />
              <ShortcutsButton />
              <PaletteButton load={goTo} pages={pages} />
            </div>
          }
        />
        {!restored && !isSignIn && (
          <MenuWait hasInnerRow={hasNeighbours(menuFor('dealer'), pathname)} />
        )}
        {restored && !isSignIn && pages.length > 0 && <PortalMenu />}
        <PageWait />
        <main id="conteudo" tabIndex={-1}>
          <UnsavedChanges question={unsaved}>
            <UndoBar acts={acts} schedule={site.schedule}>
              <Outlet />
            </UndoBar>
          </UnsavedChanges>
        </main>
        {restored && <Footer viewer={viewer} content={footer ?? undefined} />}
      </div>
    </PortalShortcuts>
  );
}

function factsOf({ city, state, cnpj, group }: Dealership): string[] {
  return [
    `${city}, ${state}`,
    shellCopy.cnpj(formatDocument(cnpj)),
    shellCopy.group(group),
  ];
}

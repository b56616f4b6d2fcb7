import { useSelector } from 'react-redux';
import { type LoaderFunction, Outlet, useLocation } from 'react-router-dom';
import { storeContext } from '@site/api-client';
import { selectRestored, selectViewer } from '@site/auth';
import { FOOTER_PAGE, footerShape, loadCmsPage, useCmsContent } from '@site/cms';
import {
  PortalShortcuts,
  sitePathOf,
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
import { PortalMenu } from './portal-menu';
import { MENU, menuFor } from './portal-menu-items';
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
  async () => (await import('../features/activity/notifications/bell')).ConsultantBell,
  <span className="bell-wait" />,
);
const goTo = async () => (await import('../features/activity/go-to/go-to')).GoTo;

/** Header, tabs, screen and footer of every page of the consultant portal. */
export function Shell() {
  const viewer = useSelector(selectViewer);
  const restored = useSelector(selectRestored);
  const site = useSiteActions();
  const unsaved = useUnsavedQuestion();
  const acts = useUndoQueue();
  const { pathname } = useLocation();
  const pages = menuFor(viewer).flatMap(({ tabs }) => tabs);
  usePageViews('consultant-portal');
  useTopOfScreen();
  const { content: footer } = useCmsContent(FOOTER_PAGE, footerShape, site.log);

  // Decisions that wait are sent before the consultant is signed out.
  const logout = async () => {
    if (await acts.sendAll()) await site.logout();
  };

  return (
    <PortalShortcuts>
      <div className="portal" data-density="portal" id="top">
        <Header
          viewer={viewer}
          restored={restored}
          currentPath={sitePathOf('consultant-portal', pathname)}
          portal
          portalLabel={shellCopy.portal}
          onLogout={() => unsaved.ask(() => void logout())}
        />
        {!restored && <MenuWait hasInnerRow={hasNeighbours(MENU, pathname)} />}
        {viewer.kind === 'consultant' && (
          <PortalMenu
            tools={
              <>
                <Bell />
                <ShortcutsButton />
                <PaletteButton load={goTo} pages={pages} />
              </>
            }
          />
        )}
        <PageWait />
        <main id="conteudo" tabIndex={-1}>
          <UnsavedChanges question={unsaved}>
            <UndoBar acts={acts} schedule={site.schedule}>
              <Outlet />
            </UndoBar>
          </UnsavedChanges>
        </main>
        {restored && <Footer viewer={viewer} content={footer ?? undefined} slim />}
      </div>
    </PortalShortcuts>
  );
}

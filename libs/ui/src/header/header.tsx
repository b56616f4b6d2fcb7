import { isDealerUser, type Viewer } from '@site/api-contract';
import { BRAND } from '@site/brand';
import { Logo } from '../brand/logo';
import { deferred } from '../deferred/deferred';
import { FOOTER_ID } from '../footer/footer-id';
import { CloseIcon, MenuIcon } from '../icons';
import { SiteLink } from '../link/site-link';
import { CustomerActions } from './customer-actions';
import { headerCopy } from './header.copy';
import {
  greeting,
  HEADER_ITEMS,
  type HeaderAction,
  type HeaderItems,
  type HeaderLink,
} from './header-items';
import { HeaderNav } from './header-nav';
import { KeepNote, type KeepNoteProps } from './keep-note';
import { StaffActions } from './staff-actions';
import { type TopBarProps } from './top-bar';
import { useMenu } from './use-menu';

const MENU_ID = 'menu';

/** Keeps the height of the dealership's bar until its name is known. */
const TopBarWait = () => <div className="topbar topbar--wait" />;
/** The bar is deferred, since it is empty until the browser knows the viewer. */
const TopBar = deferred<TopBarProps>(
  async () => (await import('./top-bar')).TopBar,
  <TopBarWait />,
);

export type HeaderProps = {
  viewer: Viewer;
  /** Simulations in the session. */
  cartCount?: number;
  /** Name of the dealer user's dealership, if known better than from the token. */
  dealerName?: string;
  /** Phone of the service, shown in the menu of a narrow window. */
  phone?: string;
  /** Dealership of the link that brought the visitor. */
  landingDealer?: TopBarProps;
  /** Button at the end of the bar with the viewer's dealership. */
  topBarAction?: TopBarProps['action'];
  /**
   * For pages that only dealership staff see: the bar's height is reserved from the
   * start.
   */
  awaitsTopBar?: boolean;
  /** Path of the whole site (with the app's base), for the current link. */
  currentPath: string;
  onLogout: () => void;
  onAssistedSaleLink?: () => void;
  /** On the page that 'Simule agora' of staff leads to: begins a simulation there. */
  onSimulate?: () => boolean;
  /** Pages of a portal's tabs, which the menu of a narrow window lists too. */
  places?: readonly HeaderLink[];
  /** The dark header; staff always have it, and so has a portal's sign-in page. */
  portal?: boolean;
  /** Portal's name for a viewer without one (sign-in page), once that is known. */
  portalLabel?: string;
  /**
   * False until a portal knows the viewer: then it shows neither a name, which may be
   * wrong, nor choices.
   */
  restored?: boolean;
  /** For long forms: all links are in the menu, at every width. Staff keep theirs. */
  slim?: KeepNoteProps;
  /** False where another bar stays on the screen (configurator). */
  fixed?: boolean;
  /** Id of the main content, for the skip link. */
  contentId?: string;
};

/**
 * Header of every page (spec §2). The table `HEADER_ITEMS` has the items of each viewer.
 */
export function Header(props: HeaderProps) {
  const {
    viewer,
    currentPath,
    fixed = true,
    restored = true,
    contentId = 'conteudo',
  } = props;
  const items: HeaderItems = HEADER_ITEMS[viewer.kind];
  const menu = useMenu(currentPath);
  const staff = items.logout !== undefined;
  const portal = props.portal ?? staff;
  const slim = portal ? undefined : props.slim;
  const label = items.label ?? (portal && restored ? props.portalLabel : undefined);
  const run: Record<HeaderAction, (() => void) | undefined> = {
    logout: props.onLogout,
    'assisted-sale-link': props.onAssistedSaleLink,
  };
  return (
    <>
      <SkipLinks contentId={contentId} restored={restored} />
      <header
        className={portal ? 'hd hd--portal' : slim ? 'hd hd--slim' : 'hd'}
        data-theme={portal ? 'asfalto' : undefined}
        data-fixed={fixed}
      >
        <div className="hd-in">
          <div className="wrap">
            <SiteLink
              to={items.home}
              aria-label={headerCopy.homeOf(BRAND.name)}
              className="hd-logo"
            >
              <Logo />
            </SiteLink>
            {label && <b className="hd-label">{label}</b>}
            {slim && <KeepNote {...slim} />}
            {restored && (
              <>
                <div className="hd-where" id={MENU_ID}>
                  <details className="hd-menu" ref={menu}>
                    <summary className="icb" aria-label={headerCopy.menu}>
                      {slim && <span aria-hidden="true">{headerCopy.menu}</span>}
                      <MenuIcon />
                      <CloseIcon />
                    </summary>
                  </details>
                  <HeaderNav
                    name={label ?? headerCopy.mainNavigation}
                    work={items.work}
                    places={props.places ?? []}
                    site={items.site}
                    folded={portal}
                    phone={portal ? undefined : props.phone}
                    currentPath={currentPath}
                    run={run}
                  />
                </div>
                {staff ? (
                  <StaffActions
                    items={items}
                    greeting={greeting(viewer, props.dealerName)}
                    onLogout={props.onLogout}
                    onSimulate={props.onSimulate}
                  />
                ) : (
                  <CustomerActions
                    viewer={viewer}
                    items={items}
                    cartCount={props.cartCount ?? 0}
                    portal={portal}
                  />
                )}
              </>
            )}
          </div>
        </div>
      </header>
      <TopBarOf
        viewer={viewer}
        dealerName={props.dealerName}
        landingDealer={props.landingDealer}
        topBarAction={props.topBarAction}
        awaitsTopBar={props.awaitsTopBar}
      />
    </>
  );
}

/**
 * Links to content, menu and footer (security-requirements J1); the last two only once
 * they exist.
 */
function SkipLinks({ contentId, restored }: { contentId: string; restored: boolean }) {
  return (
    <>
      <a className="skip" href={`#${contentId}`}>
        {headerCopy.toContent}
      </a>
      {restored && (
        <a className="skip" href={`#${MENU_ID}`}>
          {headerCopy.toMenu}
        </a>
      )}
      {restored && (
        <a className="skip" href={`#${FOOTER_ID}`}>
          {headerCopy.toFooter}
        </a>
      )}
    </>
  );
}

function TopBarOf({
  viewer,
  dealerName,
  landingDealer,
  topBarAction,
  awaitsTopBar,
}: Pick<
  HeaderProps,
  'viewer' | 'dealerName' | 'landingDealer' | 'topBarAction' | 'awaitsTopBar'
>) {
  const own = isDealerUser(viewer) ? (dealerName ?? viewer.dealershipName) : undefined;
  if (own !== undefined)
    return (
      <TopBar
        name={own}
        facts={landingDealer?.name === own ? landingDealer.facts : []}
        action={topBarAction}
      />
    );
  if (landingDealer) return <TopBar {...landingDealer} />;
  return awaitsTopBar ? <TopBarWait /> : null;
}

import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import {
  MEMBER_AREA_PATH,
  MEMBER_DATA_PATH,
  MEMBER_DOCUMENTS_PATH,
  MEMBER_PRIVACY_PATH,
  MEMBER_SECURITY_PATH,
  MEMBER_SIMULATIONS_PATH,
  PROPOSALS_HASH,
} from '@site/api-contract/site-paths';
import { homeOf, selectViewer } from '@site/auth';
import {
  ArrowLeftIcon,
  CartIcon,
  DocumentIcon,
  HomeIcon,
  LockIcon,
  PersonIcon,
  SendIcon,
  ShieldIcon,
  SignOutIcon,
  SiteLink,
  useOpenTabInView,
} from '@site/ui';
import { useSite } from '../../shared/site-services';
import { memberAreaCopy } from './member-area.copy';
import { useSessionOver } from './use-signed-in';
import './member-area.css';
import './overview/next-band.css';
import './proposals/proposals.css';
import './proposals/proposal-page.css';
import './accounts/account.css';

/** Hash of the overview's section to which the menu links. */
export const PROPOSALS = PROPOSALS_HASH.slice(1);

type MemberFrameProps = {
  here:
    | 'overview'
    | 'proposals'
    | 'proposal'
    | 'contract'
    | 'simulations'
    | 'data'
    | 'documents'
    | 'security'
    | 'privacy';
  children: ReactNode;
};

/**
 * Side menu (tabs below 1100 px) and content of the logged-in area. The server renders
 * only this frame (security-requirements D5). The content disappears when the session
 * ends. Staff, whose own access is a page of this area, see the way back to their portal
 * in place of the customers' menu.
 */
export function MemberFrame({ here, children }: MemberFrameProps) {
  const { stayLive } = useSite();
  useEffect(stayLive, [stayLive]);
  const isOver = useSessionOver();
  const viewer = useSelector(selectViewer);
  const isStaff = viewer.kind !== 'customer' && viewer.kind !== 'anonymous';
  return (
    <div className="wrap member">
      {isStaff ? (
        <nav className="member-menu" aria-label={memberAreaCopy.navigation}>
          <SiteLink to={homeOf(viewer)}>
            <ArrowLeftIcon aria-hidden="true" />
            {memberAreaCopy.toPortal}
          </SiteLink>
        </nav>
      ) : (
        <MemberMenu here={here} />
      )}
      <div className="member-main">{!isOver && children}</div>
    </div>
  );
}

/** Pages of the menu below the overview and its proposals. */
const PAGES = [
  { name: 'simulations', to: MEMBER_SIMULATIONS_PATH, Icon: CartIcon },
  { name: 'data', to: MEMBER_DATA_PATH, Icon: PersonIcon },
  { name: 'documents', to: MEMBER_DOCUMENTS_PATH, Icon: DocumentIcon },
  { name: 'security', to: MEMBER_SECURITY_PATH, Icon: LockIcon },
  { name: 'privacy', to: MEMBER_PRIVACY_PATH, Icon: ShieldIcon },
] as const;

/**
 * On a page of a contract, whose own tabs say where one is, the menu marks nothing, and
 * below 1100 px it is only the way back to the overview.
 */
function MemberMenu({ here }: Pick<MemberFrameProps, 'here'>) {
  const { logout } = useSite();
  const isOverview = here === 'overview' || here === 'proposals';
  const tabs = useOpenTabInView<HTMLElement>();
  return (
    <nav
      ref={tabs}
      className={`member-menu${here === 'contract' ? ' member-menu--back' : ''}`}
      aria-label={memberAreaCopy.navigation}
    >
      <SiteLink
        to={MEMBER_AREA_PATH}
        aria-current={here === 'overview' ? 'page' : undefined}
      >
        {here === 'contract' && <ArrowLeftIcon aria-hidden="true" />}
        <HomeIcon aria-hidden="true" />
        {memberAreaCopy.overview}
      </SiteLink>
      <SiteLink
        to={`${isOverview ? '' : MEMBER_AREA_PATH}${PROPOSALS_HASH}`}
        aria-current={here === 'proposal' || here === 'proposals' ? 'true' : undefined}
      >
        <SendIcon aria-hidden="true" />
        {memberAreaCopy.proposals}
      </SiteLink>
      {PAGES.map(({ name, to, Icon }) => (
        <SiteLink key={name} to={to} aria-current={here === name ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {memberAreaCopy[name]}
        </SiteLink>
      ))}
      <button type="button" className="member-out" onClick={() => void logout()}>
        <SignOutIcon aria-hidden="true" />
        {memberAreaCopy.signOut}
      </button>
    </nav>
  );
}

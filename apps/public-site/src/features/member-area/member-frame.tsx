import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  MEMBER_AREA_PATH,
  MEMBER_DATA_PATH,
  MEMBER_DOCUMENTS_PATH,
  MEMBER_PRIVACY_PATH,
  MEMBER_SECURITY_PATH,
  MEMBER_SIMULATIONS_PATH,
  PROPOSALS_HASH,
} from '@site/api-contract/site-paths';
import {
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
  /** Name of a page below the overview, shown in the menu. */
  page?: string | undefined;
  children: ReactNode;
};

/**
 * Side menu (tabs below 1100 px) and content of the logged-in area. The server renders
 * only this frame (security-requirements D5). The content disappears when the session
 * ends.
 */
export function MemberFrame({ here, page, children }: MemberFrameProps) {
  const { logout, stayLive } = useSite();
  useEffect(stayLive, [stayLive]);
  const isOver = useSessionOver();
  const { pathname } = useLocation();
  const isOverview = here === 'overview' || here === 'proposals';
  const tabs = useOpenTabInView<HTMLElement>();
  return (
    <div className="wrap member">
      <nav ref={tabs} className="member-menu" aria-label={memberAreaCopy.navigation}>
        <SiteLink
          to={MEMBER_AREA_PATH}
          aria-current={here === 'overview' ? 'page' : undefined}
        >
          <HomeIcon aria-hidden="true" />
          {memberAreaCopy.overview}
        </SiteLink>
        {page !== undefined && (
          <SiteLink className="member-page" to={pathname} aria-current="page">
            {page}
          </SiteLink>
        )}
        <SiteLink
          to={`${isOverview ? '' : MEMBER_AREA_PATH}${PROPOSALS_HASH}`}
          aria-current={here === 'proposal' || here === 'proposals' ? 'true' : undefined}
        >
          <SendIcon aria-hidden="true" />
          {memberAreaCopy.proposals}
        </SiteLink>
        <SiteLink
          to={MEMBER_SIMULATIONS_PATH}
          aria-current={here === 'simulations' ? 'page' : undefined}
        >
          <CartIcon aria-hidden="true" />
          {memberAreaCopy.simulations}
        </SiteLink>
        <SiteLink
          to={MEMBER_DATA_PATH}
          aria-current={here === 'data' ? 'page' : undefined}
        >
          <PersonIcon aria-hidden="true" />
          {memberAreaCopy.data}
        </SiteLink>
        <SiteLink
          to={MEMBER_DOCUMENTS_PATH}
          aria-current={here === 'documents' ? 'page' : undefined}
        >
          <DocumentIcon aria-hidden="true" />
          {memberAreaCopy.documents}
        </SiteLink>
        <SiteLink
          to={MEMBER_SECURITY_PATH}
          aria-current={here === 'security' ? 'page' : undefined}
        >
          <LockIcon aria-hidden="true" />
          {memberAreaCopy.security}
        </SiteLink>
        <SiteLink
          to={MEMBER_PRIVACY_PATH}
          aria-current={here === 'privacy' ? 'page' : undefined}
        >
          <ShieldIcon aria-hidden="true" />
          {memberAreaCopy.privacy}
        </SiteLink>
        <button type="button" className="member-out" onClick={() => void logout()}>
          <SignOutIcon aria-hidden="true" />
          {memberAreaCopy.signOut}
        </button>
      </nav>
      <div className="member-main">{!isOver && children}</div>
    </div>
  );
}

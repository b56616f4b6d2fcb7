import { type ReactNode } from 'react';
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
} from '@site/ui';
import { useSite } from '../../site-services';
import { COPY } from './member-area.copy';
import {
  MEMBER_AREA,
  MEMBER_DATA,
  MEMBER_DOCUMENTS,
  MEMBER_PRIVACY,
  MEMBER_SECURITY,
  PLACES,
} from './member-area.paths';
import { useOpenTabInView } from './use-open-tab-in-view';
import './member-area.css';

type MemberFrameProps = {
  here: 'overview' | 'proposal' | 'data' | 'documents' | 'security' | 'privacy';
  children: ReactNode;
};

/** Side menu (tabs below 1100 px) and content of the logged-in area. This frame is all the server renders (security-requirements D5). */
export function MemberFrame({ here, children }: MemberFrameProps) {
  const { logout } = useSite();
  const tabs = useOpenTabInView();
  const anchor = (id: string) =>
    here === 'overview' ? `#${id}` : `${MEMBER_AREA}#${id}`;
  return (
    <div className="wrap member">
      <nav ref={tabs} className="member-menu" aria-label={COPY.navigation}>
        <SiteLink
          to={MEMBER_AREA}
          aria-current={here === 'overview' ? 'page' : undefined}
        >
          <HomeIcon aria-hidden="true" />
          {COPY.overview}
        </SiteLink>
        <SiteLink
          to={anchor('propostas')}
          aria-current={here === 'proposal' ? 'true' : undefined}
        >
          <SendIcon aria-hidden="true" />
          {COPY.proposals}
        </SiteLink>
        <SiteLink to={PLACES.cart}>
          <CartIcon aria-hidden="true" />
          {COPY.simulations}
        </SiteLink>
        <SiteLink to={MEMBER_DATA} aria-current={here === 'data' ? 'page' : undefined}>
          <PersonIcon aria-hidden="true" />
          {COPY.data}
        </SiteLink>
        <SiteLink
          to={MEMBER_DOCUMENTS}
          aria-current={here === 'documents' ? 'page' : undefined}
        >
          <DocumentIcon aria-hidden="true" />
          {COPY.documents}
        </SiteLink>
        <SiteLink
          to={MEMBER_SECURITY}
          aria-current={here === 'security' ? 'page' : undefined}
        >
          <LockIcon aria-hidden="true" />
          {COPY.security}
        </SiteLink>
        <SiteLink
          to={MEMBER_PRIVACY}
          aria-current={here === 'privacy' ? 'page' : undefined}
        >
          <ShieldIcon aria-hidden="true" />
          {COPY.privacy}
        </SiteLink>
        <button type="button" className="member-out" onClick={() => void logout()}>
          <SignOutIcon aria-hidden="true" />
          {COPY.signOut}
        </button>
      </nav>
      <div className="member-main">{children}</div>
    </div>
  );
}

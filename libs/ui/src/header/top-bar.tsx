import { type ReactNode } from 'react';
import { formatPhone } from '@site/api-contract/brazil';
import { StoreIcon } from '../icons';
import { phoneHref } from '../link/phone-href';
import { SiteLink } from '../link/site-link';
import { headerCopy } from './header.copy';

export type TopBarProps = {
  /** Dealership of the user, or the one whose link brought the visitor (spec §2). */
  name: string;
  /** Place, group and similar facts, shown after the name. */
  facts?: readonly string[];
  /** Digits of its phone, for visitors who came by its link. */
  phone?: string;
  /** An action for dealership staff at the end of the bar, available on every page. */
  action?: ReactNode;
};

/** The bar with the viewer's dealership. */
export function TopBar({ name, facts = [], phone, action }: TopBarProps) {
  return (
    <aside className="topbar" aria-label={headerCopy.dealership}>
      <div className="wrap">
        <b>
          <StoreIcon /> {name}
        </b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {phone && <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>}
        {action}
      </div>
    </aside>
  );
}

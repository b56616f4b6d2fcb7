import { type Viewer } from '@site/api-contract';
import { CartIcon, PersonIcon } from '../icons';
import { SiteLink } from '../link/site-link';
import { headerCopy } from './header.copy';
import { cartLabel, type HeaderItems } from './header-items';

type CustomerActionsProps = {
  viewer: Viewer;
  items: HeaderItems;
  cartCount: number;
  portal: boolean;
};

/**
 * Right side of the header for anonymous visitors and customers: account, cart, 'Simule
 * agora'.
 */
export function CustomerActions({
  viewer,
  items,
  cartCount,
  portal,
}: CustomerActionsProps) {
  if (portal) return null;
  const { account, cart, simulate } = items;
  const name = viewer.kind === 'customer' ? shortName(viewer) : undefined;
  return (
    <div className="hd-actions">
      {account && name !== undefined && (
        <SiteLink
          to={account.href}
          className="hd-me"
          aria-label={`${headerCopy.greetCustomer(name).replace(/\.?$/, '.')} ${account.label}`}
        >
          <PersonIcon />{' '}
          <span>{viewer.isCompany ? name : headerCopy.greetCustomer(name)}</span>
        </SiteLink>
      )}
      {account && name === undefined && (
        <SiteLink to={account.href} className="icb" aria-label={account.label}>
          <PersonIcon />
        </SiteLink>
      )}
      {cart && (
        <SiteLink to={cart.href} className="icb" aria-label={cartLabel(cartCount)}>
          <CartIcon />
          {cartCount > 0 && <b aria-hidden="true">{cartCount}</b>}
        </SiteLink>
      )}
      <SiteLink to={simulate.href} className="btn btn--sm">
        {simulate.label}
      </SiteLink>
    </div>
  );
}

/** The first name of a person, or a company's whole name. */
function shortName({ name, isCompany }: Viewer): string | undefined {
  return isCompany ? name : name?.split(' ')[0];
}

import { SiteLink } from '../link/site-link';
import { type HeaderItems } from './header-items';

type StaffActionsProps = {
  items: HeaderItems;
  greeting: string | undefined;
  onLogout: () => void;
  /** Does it on the page itself; false where it cannot, and the link is followed. */
  onSimulate?: () => boolean;
};

/**
 * Right side of the header for staff: 'Simule agora', 'Sair', and the name of who is signed
 * in, which leads to their password and second step.
 */
export function StaffActions({
  items,
  greeting,
  onLogout,
  onSimulate,
}: StaffActionsProps) {
  const { account } = items;
  return (
    <div className="hd-actions">
      <div className="hd-who">
        {account && greeting !== undefined && (
          <SiteLink to={account.href} aria-label={`${greeting}. ${account.label}`}>
            <span>{greeting}</span> <small>{account.label}</small>
          </SiteLink>
        )}
        <button type="button" className="link" onClick={onLogout}>
          {items.logout?.label}
        </button>
      </div>
      <SiteLink
        to={items.simulate.href}
        className="btn btn--line btn--sm"
        onClick={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
          if (isPlain && onSimulate?.()) event.preventDefault();
        }}
      >
        {items.simulate.label}
      </SiteLink>
    </div>
  );
}

import { SiteLink } from '../link/site-link';
import { type HeaderItems } from './header-items';

type StaffActionsProps = {
  items: HeaderItems;
  greeting: string | undefined;
  onLogout: () => void;
};

/** Right side of the header for staff: 'Simule agora', who is signed in, 'Sair'. */
export function StaffActions({ items, greeting, onLogout }: StaffActionsProps) {
  return (
    <div className="hd-actions">
      <div className="hd-who">
        {greeting !== undefined && <span>{greeting}</span>}
        <button type="button" className="link" onClick={onLogout}>
          {items.logout?.label}
        </button>
      </div>
      <SiteLink to={items.simulate.href} className="btn btn--line btn--sm">
        {items.simulate.label}
      </SiteLink>
    </div>
  );
}

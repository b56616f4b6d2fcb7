import { useLocation } from 'react-router-dom';
import { AppLink } from '@site/ui';
import { deskCopy } from './desk.copy';
import { DESK_PAGES } from './desk-pages';
import './queue/work-page.css';

/** Links to the pages of 'Gestão', above the list of each. */
export function DeskTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="desk-tabs" aria-label={deskCopy.title}>
      {DESK_PAGES.map(({ to, label }) => (
        <AppLink key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

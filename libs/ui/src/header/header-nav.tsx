import { ChevronDownIcon } from '../icons';
import { SiteLink } from '../link/site-link';
import { type HeaderAction, type HeaderItem } from './header-items';
import { headerCopy } from './header.copy';

type HeaderNavProps = {
  name: string;
  work: readonly HeaderItem[];
  site: readonly HeaderItem[];
  /** Puts the pages of the public site behind one disclosure, where the work links already fill the line. */
  folded: boolean;
  currentPath: string;
  run: Readonly<Record<HeaderAction, (() => void) | undefined>>;
};

export function HeaderNav({ name, work, site, folded, currentPath, run }: HeaderNavProps) {
  const item = (entry: HeaderItem) => (
    <li key={entry.label}>
      {'href' in entry ? (
        <SiteLink to={entry.href} aria-current={isCurrent(entry.href, currentPath) ? 'page' : undefined}>
          {entry.label}
        </SiteLink>
      ) : (
        <button type="button" onClick={run[entry.action]}>{entry.label}</button>
      )}
    </li>
  );
  return (
    <nav className="hd-navbox" aria-label={name}>
      <ul className="hd-nav">
        {work.map(item)}
        {folded ? (
          <li>
            <details className="hd-site" key={currentPath}>
              <summary>{headerCopy.site} <ChevronDownIcon /></summary>
              <ul>{site.map(item)}</ul>
            </details>
          </li>
        ) : (
          site.map(item)
        )}
      </ul>
    </nav>
  );
}

function isCurrent(href: string, path: string): boolean {
  return href === (path.length > 1 ? path.replace(/\/$/, '') : path);
}

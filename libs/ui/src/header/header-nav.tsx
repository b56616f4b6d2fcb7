import { ChevronDownIcon } from '../icons';
import { phoneHref } from '../link/phone-href';
import { SiteLink } from '../link/site-link';
import { headerCopy } from './header.copy';
import { type HeaderAction, type HeaderItem, type HeaderLink } from './header-items';

type HeaderNavProps = {
  name: string;
  work: readonly HeaderItem[];
  /** Other pages of the viewer's work, only in the menu of a narrow window. */
  places: readonly HeaderLink[];
  site: readonly HeaderItem[];
  /**
   * Puts the pages of the public site behind one disclosure when the work links already
   * fill the line.
   */
  folded: boolean;
  /** Shown last, only in the menu. */
  phone?: string;
  currentPath: string;
  run: Readonly<Record<HeaderAction, (() => void) | undefined>>;
};

export function HeaderNav({
  name,
  work,
  places,
  site,
  folded,
  phone,
  currentPath,
  run,
}: HeaderNavProps) {
  const known = new Set(work.map((entry) => 'href' in entry && entry.href));
  const others = places.filter(({ href }) => !known.has(href));
  const current = currentOf([...work, ...others, ...site], currentPath);
  const item = (entry: HeaderItem, className?: string) => (
    <li key={entry.label} className={className}>
      {'href' in entry ? (
        <SiteLink
          to={entry.href}
          aria-current={entry.href === current?.href ? current.as : undefined}
        >
          <span className="sentence">{entry.label}</span>
        </SiteLink>
      ) : (
        <button type="button" onClick={run[entry.action]}>
          <span className="sentence">{entry.label}</span>
        </button>
      )}
    </li>
  );
  return (
    <nav className="hd-navbox" aria-label={name}>
      <ul className="hd-nav">
        {work.map((entry) => item(entry))}
        {others.map((entry) => item(entry, 'hd-place'))}
        {folded ? (
          <li>
            <details className="hd-site" key={currentPath}>
              <summary>
                {headerCopy.site} <ChevronDownIcon />
              </summary>
              <ul>{site.map((entry) => item(entry))}</ul>
            </details>
          </li>
        ) : (
          site.map((entry) => item(entry))
        )}
        {phone && (
          <li className="hd-tel">
            <SiteLink to={phoneHref(phone)}>{phone}</SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * The link of this page, or else of the nearest page above it: a proposal belongs to
 * 'Minhas propostas'.
 */
function currentOf(
  entries: readonly HeaderItem[],
  currentPath: string,
): { href: string; as: 'page' | 'true' } | null {
  const path = currentPath.length > 1 ? currentPath.replace(/\/$/, '') : currentPath;
  const isAbove = ({ href, alone }: Extract<HeaderItem, { href: string }>) =>
    href !== '/' && !alone && path.startsWith(`${href}/`);
  const [href] = entries
    .flatMap((entry) => ('href' in entry ? [entry] : []))
    .filter((entry) => entry.href === path || isAbove(entry))
    .map((entry) => entry.href)
    .sort((one, other) => other.length - one.length);
  return href === undefined ? null : { href, as: href === path ? 'page' : 'true' };
}

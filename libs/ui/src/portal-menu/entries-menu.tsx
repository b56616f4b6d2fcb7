import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../link/app-link';
import { useOpenTabInView } from '../link/use-open-tab-in-view';
import { type MenuEntry, openIn } from './menu-entries';
import './entries-menu.css';

type EntriesMenuProps = {
  /** Name of the menu, for the ear. */
  name: string;
  entries: readonly MenuEntry[];
  /** Buttons at the end of the first row. */
  tools?: ReactNode;
};

/** The menu of a portal, and below it the pages of the open entry. */
export function EntriesMenu({ name, entries, tools }: EntriesMenuProps) {
  const open = openIn(entries, useLocation().pathname);
  const row = useOpenTabInView<HTMLDivElement>(open?.entry.label);
  const inner = useOpenTabInView<HTMLDivElement>(open?.tab.to);
  return (
    <>
      <nav className="subnav" aria-label={name}>
        <div className="wrap">
          <div className="subnav-tabs" ref={row}>
            {entries.map((entry) => (
              <AppLink
                key={entry.label}
                to={entry.tabs[0]?.to ?? '/'}
                aria-current={currentOf(entry, open?.entry)}
              >
                {entry.label}
                <Figure figure={entry.figure} />
              </AppLink>
            ))}
          </div>
          {tools && <div className="subnav-tools">{tools}</div>}
        </div>
      </nav>
      {open && open.entry.tabs.length > 1 && (
        <nav className="subnav subnav--inner" aria-label={open.entry.label}>
          <div className="wrap">
            <div className="subnav-tabs" ref={inner}>
              {open.entry.tabs.map(({ to, label, figure }) => (
                <AppLink
                  key={to}
                  to={to}
                  aria-current={to === open.tab.to ? 'page' : undefined}
                >
                  {label}
                  <Figure figure={figure} />
                </AppLink>
              ))}
            </div>
          </div>
        </nav>
      )}
    </>
  );
}

/** The room of the menu until it is known who reads. */
export function MenuWait({ hasInnerRow }: { hasInnerRow: boolean }) {
  return (
    <>
      <div className="subnav">
        <div className="wrap" />
      </div>
      {hasInnerRow && (
        <div className="subnav subnav--inner">
          <div className="wrap" />
        </div>
      )}
    </>
  );
}

/** An entry with several pages contains the current one; else it is that page itself. */
function currentOf({ label, tabs }: MenuEntry, open: MenuEntry | undefined) {
  if (label !== open?.label) return undefined;
  return tabs.length > 1 ? 'true' : 'page';
}

/**
 * A figure takes no room, so that no tab moves when it is known. The gap has room for two
 * digits and a sign; a longer figure is told to screen readers.
 */
function Figure({ figure }: { figure: string | undefined }) {
  if (figure === undefined) return null;
  const isLong = figure.replace(/\D/g, '').length > 2;
  return (
    <>
      {figure && ' '}
      <span className="subnav-figure">
        {isLong && <span aria-hidden="true">99+</span>}
        <span className={isLong ? 'vh' : undefined}>{figure}</span>
      </span>
    </>
  );
}

import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../link/app-link';
import { useOpenTabInView } from '../link/use-open-tab-in-view';
import { openIn, type Place } from './places';
import './places-menu.css';

type PlacesMenuProps = {
  /** Name of the menu, for the ear. */
  name: string;
  places: readonly Place[];
  /** Buttons at the end of the first row. */
  tools?: ReactNode;
};

/** The places of a portal, and below them the pages of the open one. */
export function PlacesMenu({ name, places, tools }: PlacesMenuProps) {
  const open = openIn(places, useLocation().pathname);
  const row = useOpenTabInView<HTMLDivElement>(open?.place.label);
  const inner = useOpenTabInView<HTMLDivElement>(open?.tab.to);
  return (
    <>
      <nav className="subnav" aria-label={name}>
        <div className="wrap">
          <div className="subnav-tabs" ref={row}>
            {places.map((place) => (
              <AppLink
                key={place.label}
                to={place.tabs[0]?.to ?? '/'}
                aria-current={currentOf(place, open?.place)}
              >
                {place.label}
                <Figure figure={place.figure} />
              </AppLink>
            ))}
          </div>
          {tools && <div className="subnav-tools">{tools}</div>}
        </div>
      </nav>
      {open && open.place.tabs.length > 1 && (
        <nav className="subnav subnav--inner" aria-label={open.place.label}>
          <div className="wrap">
            <div className="subnav-tabs" ref={inner}>
              {open.place.tabs.map(({ to, label, figure }) => (
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
export function PlacesWait({ hasInnerRow }: { hasInnerRow: boolean }) {
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

/** A place with several pages contains the current one; else it is that page itself. */
function currentOf({ label, tabs }: Place, open: Place | undefined) {
  if (label !== open?.label) return undefined;
  return tabs.length > 1 ? 'true' : 'page';
}

/** The room of a figure stands before it is known, so that no tab moves. */
function Figure({ figure }: { figure: string | undefined }) {
  if (figure === undefined) return null;
  return (
    <>
      {figure && ' '}
      <span className="subnav-figure">{figure}</span>
    </>
  );
}

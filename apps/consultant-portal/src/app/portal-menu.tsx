import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetTodayQuery } from '@site/api-client';
import { COUNT_LIMIT, formatCount } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { AppLink, useOpenTabInView } from '@site/ui';
import { shellCopy as copy } from './shell.copy';
import { openIn, type Place, placesFor } from './tabs';
import '@site/ui/subnav.css';
import './portal-menu.css';

/**
 * The places of the portal, and the pages of the open one. A page that lists a queue shows
 * how much is in it, and a place the sum of its queues.
 */
export function PortalMenu({ tools }: { tools: ReactNode }) {
  const places = placesFor(useSelector(selectViewer));
  const open = openIn(places, useLocation().pathname);
  const { data } = useGetTodayQuery();
  const row = useOpenTabInView<HTMLDivElement>(open?.place.label);
  const inner = useOpenTabInView<HTMLDivElement>(open?.tab.to);
  const inQueuesOf = ({ tabs }: Place) =>
    tabs.reduce((sum, { queue }) => sum + (queue ? (data?.counts[queue] ?? 0) : 0), 0);
  return (
    <>
      <nav className="subnav" aria-label={copy.places}>
        <div className="wrap">
          <div className="subnav-tabs" ref={row}>
            {places.map((place) => (
              <AppLink
                key={place.label}
                to={place.tabs[0]?.to ?? '/'}
                aria-current={currentOf(place, open?.place)}
              >
                {place.label}
                <Figure total={inQueuesOf(place)} />
              </AppLink>
            ))}
          </div>
          <div className="subnav-tools">{tools}</div>
        </div>
      </nav>
      {open && open.place.tabs.length > 1 && (
        <nav className="subnav subnav--inner" aria-label={open.place.label}>
          <div className="wrap">
            <div className="subnav-tabs" ref={inner}>
              {open.place.tabs.map(({ to, label, queue }) => (
                <AppLink
                  key={to}
                  to={to}
                  aria-current={to === open.tab.to ? 'page' : undefined}
                >
                  {label}
                  <Figure total={(queue && data?.counts[queue]) ?? 0} />
                </AppLink>
              ))}
            </div>
          </div>
        </nav>
      )}
    </>
  );
}

/** A place with several pages contains the current one; else it is that page itself. */
function currentOf({ label, tabs }: Place, open: Place | undefined) {
  if (label !== open?.label) return undefined;
  return tabs.length > 1 ? 'true' : 'page';
}

/** How much is in a queue; nothing for an empty one. */
function Figure({ total }: { total: number }) {
  if (total === 0) return null;
  const figure = formatCount(Math.min(total, COUNT_LIMIT));
  return (
    <>
      {' '}
      <span className="subnav-figure">{total > COUNT_LIMIT ? `${figure}+` : figure}</span>
    </>
  );
}

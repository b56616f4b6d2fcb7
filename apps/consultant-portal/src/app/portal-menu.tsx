import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetTodayQuery } from '@site/api-client';
import { COUNT_LIMIT, formatCount } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { PlacesMenu } from '@site/ui/places';
import { shellCopy as copy } from './shell.copy';
import { placesFor } from './tabs';

/**
 * The places of the portal. A page that lists a queue shows how much is in it, and a place
 * the sum of its queues.
 */
export function PortalMenu({ tools }: { tools: ReactNode }) {
  const viewer = useSelector(selectViewer);
  const { data } = useGetTodayQuery();
  const places = placesFor(viewer).map(({ label, tabs }) => {
    const totals = tabs.map(({ queue }) => (queue && data?.counts[queue]) ?? 0);
    return {
      label,
      figure: figureOf(totals.reduce((sum, total) => sum + total, 0)),
      tabs: tabs.map((tab, at) => ({ ...tab, figure: figureOf(totals[at] ?? 0) })),
    };
  });
  return <PlacesMenu name={copy.places} places={places} tools={tools} />;
}

function figureOf(total: number): string | undefined {
  if (total === 0) return undefined;
  const figure = formatCount(Math.min(total, COUNT_LIMIT));
  return total > COUNT_LIMIT ? `${figure}+` : figure;
}

import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetTodayCountsQuery } from '@site/api-client';
import { type TodayQueue } from '@site/api-contract/back-office';
import { COUNT_LIMIT, formatCount } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { EntriesMenu } from '@site/ui/portal-menu';
import { useFreshHolds } from '../shared/holds/use-holds';
import { menuFor } from './portal-menu-items';
import { shellCopy as copy } from './shell.copy';

/**
 * The menu of the portal. A page that lists a queue shows how much is in it, and an entry
 * the sum of its queues.
 */
export function PortalMenu({ tools }: { tools: ReactNode }) {
  const viewer = useSelector(selectViewer);
  const { data } = useGetTodayCountsQuery();
  useFreshHolds();
  const figureOf = (tabs: readonly { queue?: TodayQueue }[]) => {
    const queues = tabs.flatMap(({ queue }) => queue ?? []);
    if (queues.length === 0) return undefined;
    const total = queues.reduce((sum, queue) => sum + (data?.counts[queue] ?? 0), 0);
    const figure = formatCount(Math.min(total, COUNT_LIMIT));
    return total === 0 ? '' : `${figure}${total > COUNT_LIMIT ? '+' : ''}`;
  };
  const entries = menuFor(viewer).map(({ label, tabs }) => ({
    label,
    figure: figureOf(tabs),
    tabs: tabs.map((tab) => ({ ...tab, figure: figureOf([tab]) })),
  }));
  return <EntriesMenu name={copy.menu} entries={entries} tools={tools} />;
}

import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetTodayQuery } from '@site/api-client';
import { type DueItem } from '@site/api-contract';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { useDelayedActs } from '@site/ui';
import { useHasColleague } from '../holds/use-holds';
import { isActPending } from '../pending-act-id';
import { duePath, isFromToday } from './due-paths';

/** Whether the page was opened from the day, whose items follow each other here. */
export const useIsDayWalk = (): boolean => isFromToday(useSearchParams()[0]);

export type DayWalk = {
  /** The day's items, each page once, with the paths in this portal. */
  stops: readonly { item: DueItem; path: string }[];
  /** Place of the shown item; -1 once it waits for nobody any more. */
  at: number;
  /**
   * Path after a decision about the shown item: the next item that is neither decided nor
   * a colleague's, or the first such one, or else the day itself. Undefined until the
   * day's list came.
   */
  next: string | undefined;
};

const inPortal = (path: string) => pathInApp('consultant-portal', path);

/**
 * The day around the shown item; undefined where the page was not opened from there. The
 * items keep their order while a page is open: its own acts may give its item another
 * place, and its reader goes on from the place where it was opened.
 */
export function useDayWalk(): DayWalk | undefined {
  const isDayWalk = useIsDayWalk();
  const { data, isError } = useGetTodayQuery(undefined, { skip: !isDayWalk });
  const { pathname, search } = useLocation();
  const acts = useDelayedActs();
  const hasColleague = useHasColleague();
  const page = `${pathname}${search}`;
  const [kept, keep] = useState<{ page: string; order: string[] }>();
  if (!isDayWalk) return undefined;
  const current = stopsOf(data?.items ?? []);
  if (data && kept?.page !== page) keep({ page, order: current.map(({ path }) => path) });
  const placeOf = (path: string) => {
    const place = kept?.page === page ? kept.order.indexOf(path) : 0;
    return place < 0 ? Infinity : place;
  };
  const stops = current.toSorted(
    (one, other) => placeOf(one.path) - placeOf(other.path) || 0,
  );
  const at = stops.findIndex(({ path }) => path === page);
  const free = stops.filter(
    ({ item, path }) =>
      path !== page &&
      !isActPending(acts, item.id) &&
      item.owner?.isMe !== false &&
      !hasColleague?.(item),
  );
  const stop = free.find(({ path }) => placeOf(path) > placeOf(page)) ?? free[0];
  const next = stop?.path ?? inPortal(CONSULTANT_PORTAL_PATH);
  return { stops, at, next: data || isError ? next : undefined };
}

/** An item with two deadlines is one page. */
function stopsOf(items: readonly DueItem[]): DayWalk['stops'] {
  const byPath = new Map<string, DueItem>();
  for (const item of items) {
    const path = inPortal(duePath(item));
    if (!byPath.has(path)) byPath.set(path, item);
  }
  return [...byPath].map(([path, item]) => ({ item, path }));
}

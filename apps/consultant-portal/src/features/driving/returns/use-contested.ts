import { useGetReturnQuery, useListReturnPagesInfiniteQuery } from '@site/api-client';

/**
 * The contested returns that were listed so far, and the one with the id `asked`, which
 * may be on a page of the list that was not read yet. `isAsking` while it loads.
 */
export function useContested(asked: string | null) {
  const contests = useListReturnPagesInfiniteQuery({ stage: 'contested' });
  const pages = contests.currentData?.pages;
  const listed = pages?.flatMap((page) => page.items) ?? [];
  const isListed = listed.some(({ id }) => id === asked);
  const { currentData: one, isLoading: isAsking } = useGetReturnQuery(
    { params: { id: asked ?? '' } },
    { skip: !asked || !pages || isListed },
  );
  const isContested = !isListed && one?.damageState === 'contestados';
  return { contests, listed, items: isContested ? [one, ...listed] : listed, isAsking };
}

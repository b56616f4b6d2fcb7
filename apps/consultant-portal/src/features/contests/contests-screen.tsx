import { failureOf, useListReturnPagesInfiniteQuery } from '@site/api-client';
import { deferred, Empty, Failure, Skeleton, TableFoot } from '@site/ui';
import { contestsCopy as copy } from './contests.copy';

const Contest = deferred(async () => (await import('./contest')).Contest);

/** Returns whose damages the customer contests: somebody looks and answers. */
export function Component() {
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListReturnPagesInfiniteQuery({ stage: 'contested' });
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const first = currentData?.pages[0];
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <p className="soft">{copy.lead}</p>
      </div>
      {error && items.length === 0 ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <Skeleton shape="row" count={4} />
      ) : items.length === 0 ? (
        <Empty slim title={copy.empty} />
      ) : (
        <>
          {items.map((item) => (
            <Contest key={item.id} item={item} />
          ))}
          <TableFoot
            count={copy.count(items.length, first.total)}
            words={copy}
            hasMore={hasNextPage}
            isFetching={isFetching}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}

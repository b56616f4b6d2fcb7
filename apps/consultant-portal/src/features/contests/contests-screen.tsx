import { useState } from 'react';
import { useListReturnPagesInfiniteQuery } from '@site/api-client';
import { type ReturnItem } from '@site/contracts';
import { Answered } from '@site/shell/answered';
import { deferred, Empty, Skeleton, TableFoot } from '@site/ui';
import { KeepDraft } from '../../shared/keep-draft';
import { contestsCopy as copy } from './contests.copy';

const Contest = deferred(async () => (await import('./contest')).Contest);

/** Returns whose damages the customer contests: somebody looks and answers. */
export function Component() {
  const contests = useListReturnPagesInfiniteQuery({ stage: 'contested' });
  const items = contests.currentData?.pages.flatMap((page) => page.items) ?? [];
  const seen = useSeen(items);
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <p className="soft">{copy.lead}</p>
      </div>
      <Answered
        answer={contests}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={4} />}
      >
        {({ pages: [first] }) => (
          <>
            {items.length === 0 && <Empty slim title={copy.empty} />}
            {seen.map(({ id }) => (
              <KeepDraft key={id} about={items.find((item) => item.id === id)}>
                {(item) => <Contest item={item} />}
              </KeepDraft>
            ))}
            {items.length > 0 && (
              <TableFoot
                count={copy.count(items.length, first?.total ?? 0)}
                words={copy}
                hasMore={contests.hasNextPage}
                isFetching={contests.isFetching}
                onMore={() => void contests.fetchNextPage()}
              />
            )}
          </>
        )}
      </Answered>
    </div>
  );
}

/** All that were listed since the page opened. */
function useSeen(items: ReturnItem[]): ReturnItem[] {
  const [seen, setSeen] = useState(items);
  const fresh = items.filter(({ id }) => !seen.some((one) => one.id === id));
  const all = [...seen, ...fresh];
  if (fresh.length > 0) setSeen(all);
  return all;
}

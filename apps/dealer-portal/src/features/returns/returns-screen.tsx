import { useSearchParams } from 'react-router-dom';
import { failureOf, useListReturnPagesInfiniteQuery } from '@site/api-client';
import {
  ChoiceFilter,
  DataTable,
  Empty,
  Failure,
  Filters,
  Skeleton,
  TableFoot,
} from '@site/ui';
import { returnColumns } from './return-columns';
import { returnsCopy as copy } from './returns.copy';

/** Which returns the list shows, in the address. */
const STAGE_PARAM = 'etapa';

/** Cars that come back to the dealership, the one booked for the earliest day first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const stage = params.get(STAGE_PARAM) === 'returned' ? 'returned' : 'coming';
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListReturnPagesInfiniteQuery({ stage });
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const first = currentData?.pages[0];
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
      </div>
      <Filters>
        <ChoiceFilter
          id="etapa"
          label={copy.stage}
          value={stage}
          options={copy.stages}
          onChoose={(value) =>
            setParams(value === 'coming' ? {} : { [STAGE_PARAM]: value }, {
              replace: true,
            })
          }
        />
      </Filters>
      {error && items.length === 0 ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <Skeleton shape="row" count={6} />
      ) : items.length === 0 ? (
        <Empty slim title={copy.empty[stage]} />
      ) : (
        <>
          <DataTable
            caption={copy.caption}
            columns={returnColumns}
            rows={items}
            rowKey={(row) => row.id}
          />
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

import { failureOf, useListLeadsInfiniteQuery } from '@site/api-client';
import {
  DataTable,
  Empty,
  Failure,
  Filters,
  SearchFilter,
  Skeleton,
  TableFoot,
  useAddressFilters,
} from '@site/ui';
import { leadColumns } from './lead-columns';
import { leadsCopy as copy } from './leads.copy';
import './leads.css';

/**
 * People who left their contact, newest first, with who brought them. `?busca=` searches.
 */
export function Component() {
  const { params, change } = useAddressFilters<'busca'>();
  const search = params.get('busca')?.trim().slice(0, 120) ?? '';
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListLeadsInfiniteQuery(search ? { search } : {});
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const total = currentData?.pages[0]?.total ?? 0;
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <p className="leads-order">{copy.lead}</p>
      </div>
      <Filters className="filters leads-filters">
        <SearchFilter
          id="busca"
          label={copy.search}
          value={search}
          onSearch={(text) => change('busca', text)}
        />
      </Filters>
      {error && items.length === 0 ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !currentData ? (
        <Skeleton shape="row" count={6} />
      ) : items.length === 0 ? (
        search ? (
          <p className="leads-none">{copy.nothingFound}</p>
        ) : (
          <Empty slim title={copy.empty} />
        )
      ) : (
        <>
          <DataTable
            caption={copy.caption}
            columns={leadColumns(new Date())}
            rows={items}
            rowKey={(lead) => lead.id}
          />
          <TableFoot
            count={copy.count(items.length, total)}
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

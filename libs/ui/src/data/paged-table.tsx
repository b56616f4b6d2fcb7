import { type ReactNode } from 'react';
import { Failure } from '../feedback/failure';
import { Skeleton } from '../feedback/skeleton';
import { type Column, DataTable } from './data-table';
import { TableFoot } from './table-foot';

/** An infinite query of a list, in the shape of its hook. */
type PagedQuery<Row> = {
  currentData?: { pages: readonly { items: readonly Row[]; total: number }[] };
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type PagedTableProps<Row> = {
  query: PagedQuery<Row>;
  columns: readonly Column<Row>[];
  words: {
    caption: string;
    failed: string;
    /** `20 de 134 propostas`. */
    count: (shown: number, total: number) => string;
    more: string;
    loadingMore: string;
  };
  /** Shows the rows in another way than as a table. */
  list?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Shown instead of the table when it has no rows. */
  empty: ReactNode;
  /** The query's error in words, its trace id, and whether trying again can't help. */
  problem: { text: string; traceId: string | undefined; isFinal: boolean };
  selectedKey?: string;
};

/** A list with pages: failed, loading, empty, or a table with the next page. */
export function PagedTable<Row extends { id: string }>({
  query,
  columns,
  words,
  list,
  empty,
  problem,
  selectedKey,
}: PagedTableProps<Row>) {
  const rows = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.currentData?.pages[0];
  if (query.error && rows.length === 0)
    return (
      <Failure title={words.failed} {...problem} onRetry={() => void query.refetch()} />
    );
  if (!first) return <Skeleton shape="row" count={6} />;
  if (rows.length === 0) return empty;
  return (
    <>
      {list ? (
        list(rows)
      ) : (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          selectedKey={selectedKey}
        />
      )}
      <TableFoot
        count={words.count(rows.length, first.total)}
        words={words}
        hasMore={query.hasNextPage}
        hasFailed={Boolean(query.error)}
        isFetching={query.isFetching}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

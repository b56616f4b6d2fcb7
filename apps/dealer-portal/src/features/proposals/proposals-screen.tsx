import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useListProposalPagesInfiniteQuery } from '@site/api-client';
import { PORTAL_LINK_PATH } from '@site/contracts/site-paths';
import { DataTable, Empty, Failure, SiteLink, Skeleton, TableFoot } from '@site/ui';
import { FiltersBar } from './filters-bar';
import { proposalColumns } from './proposal-columns';
import { filtersFrom } from './proposal-filters';
import { proposalsCopy as copy } from './proposals.copy';
import { ProposalsSummary } from './proposals-summary';
import './proposals.css';

/**
 * Proposals of the dealership (dealers) or of the seller; a chosen one opens at the
 * right.
 */
export function Component() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const filters = filtersFrom(params);
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListProposalPagesInfiniteQuery(filters);
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const first = currentData?.pages[0];

  return (
    <div className="wrap proposals" data-open={id === undefined ? undefined : ''}>
      <title>{copy.title}</title>
      <section aria-labelledby="propostas-titulo">
        <div className="page-head">
          <h1 id="propostas-titulo">{copy.title}</h1>
        </div>
        <ProposalsSummary />
        <FiltersBar counts={first?.counts ?? {}} />
        {error && items.length === 0 ? (
          <Failure
            title={copy.failed}
            traceId={failureOf(error)?.traceId}
            onRetry={() => void refetch()}
          />
        ) : !first ? (
          <Skeleton shape="row" count={6} />
        ) : items.length === 0 ? (
          <NothingHere filtered={Object.keys(filters).length > 0} />
        ) : (
          <>
            <DataTable
              caption={copy.caption}
              columns={proposalColumns(params, new Date())}
              rows={items}
              rowKey={(row) => row.id}
              selectedKey={id}
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
      </section>
      <Outlet />
    </div>
  );
}

function NothingHere({ filtered }: { filtered: boolean }) {
  if (filtered) return <p className="proposals-none">{copy.nothingFound}</p>;
  return (
    <Empty
      slim
      title={copy.empty}
      action={
        <SiteLink to={PORTAL_LINK_PATH} className="btn btn--sm">
          <span className="sentence">{copy.emptyAction}</span>
        </SiteLink>
      }
    />
  );
}

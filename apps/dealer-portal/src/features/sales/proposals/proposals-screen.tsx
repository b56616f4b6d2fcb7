import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { readProblem, useListProposalPagesInfiniteQuery } from '@site/api-client';
import { PORTAL_LINK_PATH } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { deferred, Empty, PagedTable, SiteLink } from '@site/ui';
import { FiltersBar } from './list/filters-bar';
import { proposalColumns } from './list/proposal-columns';
import { filtersFrom } from './list/proposal-filters';
import { ProposalsSummary } from './list/proposals-summary';
import { useOwnColumns } from './list/use-own-columns';
import { proposalsCopy as copy } from './proposals.copy';
import { useStillList } from './use-still-list';
import './proposals.css';

const ListActions = deferred(
  async () => (await import('./list/list-actions')).ListActions,
  <div className="actions" />,
);
const ProposalSavedViews = deferred(
  async () => (await import('./list/proposal-saved-views')).ProposalSavedViews,
);
const LeftOutProposal = deferred(
  async () => (await import('./list/left-out-proposal')).LeftOutProposal,
);
const ListKeys = deferred(async () => (await import('./list/list-keys')).ListKeys);

/**
 * Proposals of the dealership (for dealers) or of the seller; a chosen one opens at the
 * right.
 */
export function Component() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const still = useStillList(id);
  const filters = filtersFrom(params);
  const { order = 'newest', ...narrowing } = filters;
  const now = new Date(useSiteActions().now());
  const { columns, ...own } = useOwnColumns(proposalColumns(params, now));
  const query = useListProposalPagesInfiniteQuery(filters);
  const pages = query.currentData?.pages ?? [];
  const proposals = pages.flatMap(({ items }) => items);

  return (
    <div
      className="wrap proposals"
      data-open={id === undefined ? undefined : ''}
      {...still}
    >
      <title>{copy.title}</title>
      <section aria-labelledby="propostas-titulo">
        <div className="page-head">
          <h1 id="propostas-titulo">{copy.title}</h1>
          <ListActions
            filters={filters}
            columns={{ ...own, columns: columns.slice(1) }}
          />
        </div>
        <ProposalsSummary />
        <FiltersBar counts={pages[0]?.counts ?? {}} />
        <ProposalSavedViews />
        <LeftOutProposal
          filters={narrowing}
          proposals={query.isFetching ? undefined : query.currentData && proposals}
          hasMore={query.hasNextPage}
        />
        <PagedTable
          query={query}
          columns={columns}
          words={{
            ...copy,
            caption: filters.next ? copy.plannedCaption : copy.caption[order],
          }}
          empty={<NothingHere filtered={Object.keys(narrowing).length > 0} />}
          problem={readProblem(query.error)}
          selectedKey={id}
        />
      </section>
      <ListKeys proposals={proposals} />
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

import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useListProposalPagesInfiniteQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PROPOSALS_PATH,
  consultantProposalPath,
} from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { deferred, isPending, Skeleton, TableFoot, useDelayedActs } from '@site/ui';
import { useHasColleague } from '../../../shared/holds/use-holds';
import { KeysHint } from '../../../shared/queue/keys-hint';
import { useRight } from '../../../shared/rights';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { proposalsCopy as copy } from './proposals.copy';
import { type QueueContext } from './queue-context';
import { queueFrom } from './queue-filters';
import { QueueFilters } from './queue-filters-form';
import { QueueList } from './queue-list';
import './proposals.css';
import './proposal-pane.css';
import './decision.css';

const LeftOutItem = deferred(
  async () => (await import('../../../shared/queue/left-out-item')).LeftOutItem,
);
const ProposalSavedViews = deferred(
  async () => (await import('./proposal-saved-views')).ProposalSavedViews,
);

export function Component() {
  return <QueueOrDay queue={Queue} className="analysis" title={copy.title} />;
}

/**
 * Proposals at the left, the chosen one at the right. Without filters only those in
 * analysis are listed.
 */
function Queue() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const { filters, isUsual } = queueFrom(params);
  // A consultant without the right is redirected from here (`nothing-chosen.tsx`).
  const skip = !useRight('analysis') && id === undefined;
  const queue = useListProposalPagesInfiniteQuery(filters, { skip });
  const { currentData, isFetching, hasNextPage, fetchNextPage } = queue;
  const first = currentData?.pages[0];
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const acts = useDelayedActs();
  const hasColleague = useHasColleague();
  const open = items.filter(
    (item) =>
      item.id !== id &&
      !isPending(acts.of(item.id)) &&
      !hasColleague?.({ queue: 'proposals', id: item.id }),
  );
  const place = items.findIndex((item) => item.id === id);
  // The next one is the open proposal below this one, or else the first open one.
  const next = open.find((item) => items.indexOf(item) > place) ?? open[0];
  const { search } = useLocation();
  const path = next && {
    pathname: pathInApp('consultant-portal', consultantProposalPath(next.id)),
    search,
  };
  const queueContext: QueueContext = {
    next: path,
    oldest: isUsual && hasColleague ? path : undefined,
  };

  return (
    <div className="wrap analysis" data-open={id === undefined ? undefined : ''}>
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <KeysHint
          items={items}
          chosenId={id}
          pathOf={consultantProposalPath}
          move={copy.keys}
        />
      </div>
      <div className="analysis-panes">
        <section className="analysis-list" aria-label={copy.list}>
          <QueueFilters counts={first?.counts ?? {}} />
          <ProposalSavedViews />
          <QueryState
            answer={queue}
            failed={copy.failed}
            wait={<Skeleton shape="row" count={5} />}
          >
            {() =>
              items.length === 0 ? (
                <p className="analysis-none">
                  {isUsual ? copy.empty : copy.nothingFound}
                </p>
              ) : (
                <>
                  <QueueList items={items} chosenId={id} />
                  <TableFoot
                    count={copy.count(items.length, first?.total ?? 0)}
                    words={copy}
                    hasMore={hasNextPage}
                    hasFailed={queue.isError}
                    isFetching={isFetching}
                    onMore={() => void fetchNextPage()}
                  />
                </>
              )
            }
          </QueryState>
        </section>
        <div className="analysis-pane">
          <LeftOutItem
            list={CONSULTANT_PROPOSALS_PATH}
            filters={filters}
            items={isFetching ? undefined : currentData && items}
            hasMore={hasNextPage}
            first={path}
          />
          <Outlet context={queueContext} />
        </div>
      </div>
    </div>
  );
}

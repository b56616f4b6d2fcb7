import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useListServiceQueueQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_SERVICES_PATH,
  consultantServicePath,
} from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { useHasColleague } from '../../../shared/holds/use-holds';
import { KeysHint } from '../../../shared/queue/keys-hint';
import {
  emptyIn,
  QueueFilters,
  searchIn,
  showsDone,
} from '../../../shared/queue/queue-filters';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { ServiceQueue } from './service-queue';
import { serviceRequestsCopy as copy } from './service-requests.copy';
import '../../../shared/queue/panes.css';
import './service-requests.css';

const NothingChosen = deferred(
  async () => (await import('../../../shared/queue/nothing-chosen')).NothingChosen,
);
const LeftOutItem = deferred(
  async () => (await import('../../../shared/queue/left-out-item')).LeftOutItem,
);
const RESOLVED = 'resolvidos';

export function Component() {
  return <QueueOrDay queue={Queue} className="service" title={copy.title} />;
}

/**
 * Requests at the left, the urgent ones first and then the longest waiting, or the
 * resolved ones; the chosen one at the right.
 */
function Queue() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const state = showsDone(params, RESOLVED) ? 'resolved' : 'open';
  const filters = { state, search: searchIn(params) } as const;
  const queue = useListServiceQueueQuery(
    { query: filters },
    { refetchOnMountOrArgChange: true },
  );
  const items = queue.currentData?.items ?? [];
  const isUsual = state === 'open' && !searchIn(params);
  const hasColleague = useHasColleague();
  const free =
    hasColleague &&
    items.find(
      (item) =>
        (!item.claimedBy || item.isMine) &&
        !hasColleague({ queue: 'services', id: item.id }),
    );
  const { search } = useLocation();
  const firstFree = free
    ? { pathname: pathInApp('consultant-portal', consultantServicePath(free.id)), search }
    : undefined;
  return (
    <div className="wrap service" data-open={id === undefined ? undefined : ''}>
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <KeysHint
          items={items}
          chosenId={id}
          pathOf={consultantServicePath}
          move={copy.keys}
        />
      </div>
      <QueueFilters
        search={copy.search}
        show={{
          label: copy.show,
          open: copy.open,
          done: { word: RESOLVED, label: copy.resolved },
        }}
      />
      <div className="panes">
        <section className="panes-list" aria-label={copy.list[state]}>
          <QueryState
            answer={queue}
            failed={copy.failed}
            wait={<Skeleton shape="row" count={5} />}
          >
            {() =>
              items.length === 0 ? (
                <p className="panes-none">{emptyIn(params, copy.empty[state])}</p>
              ) : (
                <ServiceQueue items={items} chosenId={id} />
              )
            }
          </QueryState>
        </section>
        <div className="panes-chosen">
          {id === undefined && (
            <NothingChosen className="panes-none" first={isUsual ? firstFree : undefined}>
              {copy.nothingChosen[state]}
            </NothingChosen>
          )}
          <LeftOutItem
            list={CONSULTANT_SERVICES_PATH}
            filters={filters}
            items={queue.isFetching ? undefined : queue.currentData?.items}
            first={firstFree}
          />
          <Outlet />
        </div>
      </div>
    </div>
  );
}

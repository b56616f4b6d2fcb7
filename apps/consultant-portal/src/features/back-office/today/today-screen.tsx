import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetTodayCountsQuery, useGetTodayQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import { Empty, Skeleton } from '@site/ui';
import { DoneNote } from '../../../shared/today/done-note';
import { DayKeys } from './day-keys';
import { DueList } from './due-list';
import { OverdueMaintenance } from './overdue-maintenance';
import { todayCopy as copy } from './today.copy';
import './today.css';

/** Filters of the queue of proposals, in whose place this page stands. */
const OF_PROPOSALS = ['estado', 'busca'];
/** The list is read again when the page is opened after a minute. */
const WHEN_OLD = { refetchOnMountOrArgChange: 60 };

/** The items of all queues that wait for the consultant, the most pressing first. */
export function Component() {
  const [params] = useSearchParams();
  const today = useGetTodayQuery(undefined, WHEN_OLD);
  // The menu's figures are read again with the list.
  useGetTodayCountsQuery(undefined, WHEN_OLD);
  const now = new Date(useSiteActions().now());
  if (OF_PROPOSALS.some((name) => params.has(name))) {
    const pathname = pathInApp('consultant-portal', CONSULTANT_PROPOSALS_PATH);
    return <Navigate to={{ pathname, search: params.toString() }} replace />;
  }
  return (
    <div className="wrap today">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <DoneNote />
        <DayKeys />
      </div>
      <QueryState
        answer={today}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} />}
      >
        {({ items, hasMore, overdueMaintenance = [] }) =>
          items.length + overdueMaintenance.length === 0 ? (
            <Empty slim title={copy.empty} text={copy.menuCounts} />
          ) : (
            <>
              <DueList items={items} now={now} />
              {hasMore && <p className="due-more">{copy.more(items.length)}</p>}
              <OverdueMaintenance cars={overdueMaintenance} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}

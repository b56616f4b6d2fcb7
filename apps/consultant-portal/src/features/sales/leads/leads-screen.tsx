import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useListLeadsInfiniteQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_LEADS_PATH, consultantLeadPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton, TableFoot } from '@site/ui';
import { useHasColleague } from '../../../shared/holds/use-holds';
import { KeysHint } from '../../../shared/queue/keys-hint';
import { useSelection } from '../../../shared/selection/use-selection';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { leadQueryFrom } from './lead-filters';
import { LeadFilters } from './lead-filters-form';
import { groupByPerson } from './lead-groups';
import { LeadList } from './lead-list';
import { leadsCopy as copy } from './leads.copy';
import '../../../shared/queue/panes.css';
import './leads.css';

const NothingChosen = deferred(
  async () => (await import('../../../shared/queue/nothing-chosen')).NothingChosen,
);
const LeftOutItem = deferred(
  async () => (await import('../../../shared/queue/left-out-item')).LeftOutItem,
);
const LeadSavedViews = deferred(
  async () => (await import('./lead-saved-views')).LeadSavedViews,
);
const SelectionSwitch = deferred(
  async () =>
    (await import('../../../shared/selection/selection-switch')).SelectionSwitch,
);
const LeadSelection = deferred(
  async () => (await import('./selection/lead-selection')).LeadSelection,
);

export function Component() {
  return <QueueOrDay queue={Queue} className="leads" title={copy.title} />;
}

/** Leads at the left, the most urgent first; the chosen one at the right. */
function Queue() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const { filters, isUsual } = leadQueryFrom(params);
  const leads = useListLeadsInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const [first] = leads.currentData?.pages ?? [];
  const rows = groupByPerson(
    leads.currentData?.pages.flatMap((page) => page.items) ?? [],
  );
  const selection = useSelection(
    rows.map(({ lead }) => lead.id),
    id,
  );
  const hasColleague = useHasColleague();
  const free =
    hasColleague &&
    rows.find(({ lead }) => {
      const isColleagues = lead.heldBy !== null && !lead.heldBy.isMe;
      return !isColleagues && !hasColleague({ queue: 'leads', id: lead.id });
    });
  const { search } = useLocation();
  const firstFree = free
    ? {
        pathname: pathInApp('consultant-portal', consultantLeadPath(free.lead.id)),
        search,
      }
    : undefined;
  return (
    <div className="wrap leads" data-open={id === undefined ? undefined : ''}>
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <KeysHint
          items={rows.map(({ lead }) => lead)}
          chosenId={id}
          pathOf={consultantLeadPath}
          move={copy.keys}
        />
      </div>
      <div className="panes">
        <section className="panes-list" aria-label={copy.list}>
          <LeadFilters counts={first?.counts} />
          <LeadSavedViews />
          <SelectionSwitch selection={selection} />
          <QueryState
            answer={leads}
            failed={copy.failed}
            wait={<Skeleton shape="row" count={6} />}
          >
            {() =>
              rows.length === 0 ? (
                <p className="panes-none">{isUsual ? copy.empty : copy.nothingFound}</p>
              ) : (
                <>
                  <LeadList rows={rows} selection={selection} chosenId={id} />
                  <TableFoot
                    count={copy.count(rows.length, first?.total ?? 0)}
                    words={copy}
                    hasMore={leads.hasNextPage}
                    hasFailed={leads.isError}
                    isFetching={leads.isFetching}
                    onMore={() => void leads.fetchNextPage()}
                  />
                </>
              )
            }
          </QueryState>
          {selection.isOn && (
            <LeadSelection selection={selection} leads={rows.map(({ lead }) => lead)} />
          )}
        </section>
        <div className="panes-chosen">
          {id === undefined && (
            <NothingChosen className="panes-none" first={isUsual ? firstFree : undefined}>
              {copy.nothingChosen}
            </NothingChosen>
          )}
          <LeftOutItem
            list={CONSULTANT_LEADS_PATH}
            filters={filters}
            items={
              leads.isFetching
                ? undefined
                : leads.currentData && rows.map(({ lead }) => lead)
            }
            hasMore={leads.hasNextPage}
            first={firstFree}
          />
          <Outlet />
        </div>
      </div>
    </div>
  );
}

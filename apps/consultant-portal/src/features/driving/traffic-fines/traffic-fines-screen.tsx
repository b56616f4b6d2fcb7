import { useParams } from 'react-router-dom';
import { useListTrafficFineQueueQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINES_IMPORT_PATH,
  CONSULTANT_NEW_FINE_PATH,
  consultantFinePath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred, useAddressFilters } from '@site/ui';
import { QueueFilters, searchIn } from '../../../shared/queue/queue-filters';
import { WorkQueue } from '../../../shared/queue/work-queue';
import { selectedColumn } from '../../../shared/selection/selected-column';
import { useSelection } from '../../../shared/selection/use-selection';
import { QueueOrDay } from '../../../shared/today/queue-or-day';
import { fineColumns } from './fine-columns';
import { OVER, shownState, whoseIn } from './shown-fines';
import { trafficFinesCopy as copy } from './traffic-fines.copy';

const HolderFilter = deferred(
  async () => (await import('../../../shared/queue/holder-filter')).HolderFilter,
);
const SelectionSwitch = deferred(
  async () =>
    (await import('../../../shared/selection/selection-switch')).SelectionSwitch,
);
const FineSelection = deferred(
  async () => (await import('./selection/fine-selection')).FineSelection,
);

export function Component() {
  return <QueueOrDay queue={Queue} />;
}

/** Fines of cars under contract, sorted by deadline. */
function Queue() {
  const { params, change } = useAddressFilters<'de'>();
  const state = shownState(params);
  const whose = whoseIn(params);
  const { currentData, ...query } = useListTrafficFineQueueQuery({
    query: { state, search: searchIn(params), ...(whose && { holder: whose }) },
  });
  const fines = currentData?.items ?? [];
  // A record in place of the list has no rows to select.
  const isList = useParams().id === undefined;
  const selection = useSelection(isList ? fines.map(({ id }) => id) : []);
  const [customer, ...columns] = fineColumns(params);
  const canSelect = state === 'open';
  return (
    <WorkQueue
      answer={{ ...query, ...(currentData && { currentData: currentData.items }) }}
      idOf={({ id }) => id}
      pathOf={consultantFinePath}
      columns={
        canSelect && customer
          ? [
              selectedColumn(customer, selection, ({ id, noticeNumber }) => ({
                id,
                name: noticeNumber,
              })),
              ...columns,
            ]
          : fineColumns(params)
      }
      words={{
        ...copy,
        caption: copy.caption[state],
        empty: whose ? copy.emptyOf(whose) : copy.empty[state],
      }}
      actions={
        <>
          <AppLink
            className="btn"
            to={pathInApp('consultant-portal', CONSULTANT_NEW_FINE_PATH)}
          >
            {copy.add}
          </AppLink>
          <AppLink
            className="btn btn--line"
            to={pathInApp('consultant-portal', CONSULTANT_FINES_IMPORT_PATH)}
          >
            {copy.addMany}
          </AppLink>
        </>
      }
      {...(canSelect && {
        selecting: {
          start: <SelectionSwitch selection={selection} />,
          bar: selection.isOn && <FineSelection selection={selection} fines={fines} />,
        },
      })}
      filters={
        <QueueFilters
          search={copy.search}
          show={{
            label: copy.show,
            open: copy.open,
            done: { word: OVER, label: copy.over },
          }}
          more={
            <HolderFilter
              queue="fines"
              label={copy.whose.label}
              value={whose ?? ''}
              onChoose={(value) => change('de', value)}
              options={[
                ['', copy.whose.all],
                ['livres', copy.whose.free],
                ['minhas', copy.whose.mine],
              ]}
            />
          }
        />
      }
    />
  );
}

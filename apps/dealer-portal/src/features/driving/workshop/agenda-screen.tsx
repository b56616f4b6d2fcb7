import { useSelector } from 'react-redux';
import { useListWorkshopAgendaQuery } from '@site/api-client';
import { type WorkshopVisit } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS } from '@site/api-contract/driving';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_WORKSHOP_HOURS_PATH,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { AppLink, DataTable, Empty } from '@site/ui';
import { StageFilter, useStage } from '../../../shared/car-inspection/stage-filter';
import { type DayRow, RowsByDay } from '../../../shared/days/rows-by-day';
import { LateCars } from './late-cars';
import { visitColumns } from './visit-columns';
import { workshopCopy as copy } from './workshop.copy';

/**
 * Visits to the dealership's workshop: those to come day by day, above the cars whose
 * maintenance is late, or those that are over.
 */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const stage = useStage('over');
  const agenda = useListWorkshopAgendaQuery(
    { query: { stage } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        {kind === 'dealer' && (
          <AppLink
            className="link"
            to={pathInApp('dealer-portal', DEALER_WORKSHOP_HOURS_PATH)}
          >
            {copy.hours}
          </AppLink>
        )}
      </div>
      <StageFilter label={copy.stage} value={stage} options={copy.stages} />
      <QueryState answer={agenda} failed={copy.failed}>
        {({ items, hasMore, overdueMaintenance = [] }) => (
          <>
            {items.length === 0 ? (
              <Empty slim {...copy.empty[stage]} />
            ) : stage === 'coming' ? (
              <RowsByDay late={copy.toNote} rows={items.map(toDayRow)} />
            ) : (
              <DataTable
                caption={copy.caption}
                columns={visitColumns}
                rows={items}
                rowKey={({ id }) => id}
              />
            )}
            {hasMore && <p className="soft">{copy.more}</p>}
            <LateCars cars={overdueMaintenance} />
          </>
        )}
      </QueryState>
    </div>
  );
}

function toDayRow(visit: WorkshopVisit): DayRow {
  const { id, slot, reason, versionName, plate, customerName, canNote } = visit;
  const car = plate ? `${versionName}, ${formatPlate(plate)}` : versionName;
  return {
    ...{ id, day: slot.day, hour: slot.time, to: dealerWorkshopVisitPath(id) },
    who: customerName ?? visit.contractNumber,
    what: `${WORKSHOP_REASON_LABELS[reason]}, ${car}`,
    act: canNote ? copy.acts.note : copy.acts.open,
  };
}

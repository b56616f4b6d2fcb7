import { readProblem, useListReturnPagesInfiniteQuery } from '@site/api-client';
import { type ReturnItem } from '@site/api-contract';
import { formatPlate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { dealerReturnPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { Empty, PagedTable } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { StageFilter, useStage } from '../../../shared/car-inspection/stage-filter';
import { type DayRow, RowsByDay } from '../../../shared/days/rows-by-day';
import { returnColumns } from './return-columns';
import { returnsCopy as copy } from './returns.copy';

/** Cars that come back to the dealership, day by day, or those that are back. */
export function Component() {
  const stage = useStage('returned');
  const query = useListReturnPagesInfiniteQuery({ stage });
  const today = saoPauloDay(new Date(useSiteActions().now()));
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
      </div>
      <StageFilter label={copy.stage} value={stage} options={copy.stages} />
      <PagedTable
        query={query}
        columns={returnColumns}
        words={copy}
        list={
          stage === 'coming'
            ? (rows) => (
                <RowsByDay
                  late={copy.lateTitle}
                  rows={rows.map((row) => toDayRow(row, today))}
                />
              )
            : undefined
        }
        empty={<Empty slim {...copy.empty[stage]} />}
        problem={readProblem(query.error)}
      />
    </div>
  );
}

function toDayRow(item: ReturnItem, today: IsoDate): DayRow {
  const { id, slot, bringBy, isOverdue, kind, plate, paintName, versionName } = item;
  const day = slot?.day ?? bringBy;
  const car = `${versionName}, ${plate ? formatPlate(plate) : paintName}`;
  return {
    ...{ id, day, hour: slot?.time, to: dealerReturnPath(id) },
    who: item.customerName ?? item.contractNumber,
    what: (
      <>
        {copy.what(kind, car)}
        {slot && bringBy && (
          <> {isOverdue ? <Late>{copy.overdue(bringBy)}</Late> : copy.bringBy(bringBy)}</>
        )}
      </>
    ),
    act: slot && slot.day <= today ? copy.acts.receive : copy.acts.open,
  };
}

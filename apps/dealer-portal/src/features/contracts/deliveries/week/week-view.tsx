import { useGetDeliveryWeekQuery } from '@site/api-client';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { weekCopy as copy } from './week.copy';
import { WeekBar, type WeekPlace } from './week-bar';
import { WeekGrid } from './week-grid';
import './week.css';

/** The week of a day, hour by hour. */
export function WeekView({ day, to }: WeekPlace) {
  const week = useGetDeliveryWeekQuery(
    { query: { day } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <WeekBar day={day} to={to} today={week.data?.today} days={week.currentData?.days} />
      <QueryState
        answer={week}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={9} />}
      >
        {(shown) => <WeekGrid week={shown} />}
      </QueryState>
    </>
  );
}

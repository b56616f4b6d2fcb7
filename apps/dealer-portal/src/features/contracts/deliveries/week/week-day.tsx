import { type CSSProperties } from 'react';
import {
  type WeekDay,
  type WeekHour,
  type WeekVisit,
  type WeekWorkshopVisit,
} from '@site/api-contract';
import { type HandoverWeekday } from '@site/api-contract/contracts';
import { pathInApp } from '@site/api-contract/site-map';
import {
  dealerDeliveryPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { AppLink, Tag } from '@site/ui';
import { openingHoursCopy } from '../../../../shared/opening-hours/opening-hours.copy';
import { weekCopy as copy } from './week.copy';

type DayOfWeekProps = {
  weekday: HandoverWeekday;
  day: WeekDay;
  isToday: boolean;
  /** Times of all days of the week, which are the rows of the grid. */
  times: readonly string[];
};

/** Appointments of a day, and its free hours. */
export function DayOfWeek({
  weekday,
  day: { day, closed, hours },
  isToday,
  times,
}: DayOfWeekProps) {
  // Past hours without an appointment are left out.
  const shown = hours.filter((hour) => hour.free + comingIn(hour) > 0);
  const note = closed ? copy.closed[closed] : shown.length === 0 && copy.nothing;
  return (
    <li
      className="week-day"
      data-today={isToday || undefined}
      data-closed={closed ?? undefined}
    >
      <div className="week-head">
        <h3>
          {openingHoursCopy.weekdayNames[weekday]} <span>{copy.date(day)}</span>
        </h3>
        {isToday && <Tag tone="info">{copy.today}</Tag>}
        {note && <p>{note}</p>}
      </div>
      {shown.length > 0 && (
        <ul className="week-hours">
          {shown.map((hour) => (
            <Hour key={hour.time} hour={hour} row={times.indexOf(hour.time) + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** How many customers come in an hour. */
const comingIn = ({ visits, workshop = [] }: WeekHour) => visits.length + workshop.length;

type HourProps = { hour: WeekHour; row: number };

function Hour({ hour, row }: HourProps) {
  const { time, free, visits, workshop = [] } = hour;
  return (
    <li
      className="week-hour"
      data-taken={comingIn(hour) > 0 || undefined}
      style={{ '--row': row } as CSSProperties}
    >
      <span className="week-time">{time}</span>
      {visits.map((visit) => (
        <Visit key={visit.id + visit.kind} visit={visit} />
      ))}
      {workshop.map((visit) => (
        <VisitToWorkshop key={visit.id} visit={visit} />
      ))}
      {free > 0 && <span className="week-free">{copy.free(free)}</span>}
    </li>
  );
}

const PATHS = withFallback(
  {
    delivery: dealerDeliveryPath,
    return: dealerReturnPath,
  },
  dealerDeliveryPath,
);

function Visit({ visit }: { visit: WeekVisit }) {
  const { kind, id, customerName, versionName } = visit;
  return (
    <div className="week-visit">
      <AppLink to={pathInApp('dealer-portal', PATHS[kind](id))}>{customerName}</AppLink>
      <small>{versionName}</small>
      <VisitState visit={visit} />
    </div>
  );
}

function VisitToWorkshop({ visit }: { visit: WeekWorkshopVisit }) {
  const { id, customerName, versionName, isDone } = visit;
  return (
    <div className="week-visit">
      <AppLink to={pathInApp('dealer-portal', dealerWorkshopVisitPath(id))}>
        {customerName}
      </AppLink>
      <small>{versionName}</small>
      {isDone ? (
        <Tag tone="ok">{copy.wasInWorkshop}</Tag>
      ) : (
        <Tag tone="info">{copy.workshop}</Tag>
      )}
    </div>
  );
}

function VisitState({ visit }: { visit: WeekVisit }) {
  const { kind, isDone, next } = visit;
  const [done, ahead] =
    kind === 'return' ? [copy.cameBack, copy.comesBack] : [copy.handedOver, copy.ready];
  if (isDone) return <Tag tone="ok">{done}</Tag>;
  return next ? (
    <Tag tone="warn">{copy.waitsFor(next)}</Tag>
  ) : (
    <Tag tone="info">{ahead}</Tag>
  );
}

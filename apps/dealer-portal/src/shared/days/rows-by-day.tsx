import { type ReactNode, useId } from 'react';
import { type IsoDate } from '@site/api-contract/brazil';
import { deadlineOf, spokenHour } from '@site/back-office/deadline';
import { DueRow, DueRows } from '@site/back-office/due-row';
import { useSiteActions } from '@site/shell';
import { rowsByDayCopy as copy } from './rows-by-day.copy';
import './rows-by-day.css';

/** Something that is expected on a day, at an hour or at any time of it. */
export type DayRow = {
  id: string;
  /** Path of the whole site to its page. */
  to: string;
  /** Null until there is a day. */
  day: IsoDate | null;
  hour?: string | undefined;
  who: string;
  what: ReactNode;
  /** The one act that it waits for. */
  act: string;
};

type Part = { title: string; isLate: boolean; rows: DayRow[] };

type RowsByDayProps = {
  /** In the order of their days, those without one last. */
  rows: readonly DayRow[];
  /** Heading of those whose moment has passed. */
  late: string;
};

/** Rows under the heading of their day; those whose moment has passed come first. */
export function RowsByDay({ rows, late }: RowsByDayProps) {
  const now = new Date(useSiteActions().now());
  const parts: Part[] = [];
  for (const row of rows) {
    const isLate = row.day !== null && deadlineOf(dueOf(row, row.day), now).isLate;
    const title = isLate ? late : copy.heading(row.day, now);
    const last = parts.at(-1);
    if (last?.title === title) last.rows.push(row);
    else parts.push({ title, isLate, rows: [row] });
  }
  return parts.map((part) => <DayPart key={part.title} {...part} now={now} />);
}

const dueOf = ({ hour }: DayRow, until: IsoDate) => ({ until, hour: hour ?? null });

function DayPart({ title, isLate, rows, now }: Part & { now: Date }) {
  const id = useId();
  return (
    <section className="by-day" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DueRows>
        {rows.map((row) => (
          <DueRow
            key={row.id}
            to={row.to}
            due={isLate && row.day ? dueOf(row, row.day) : hourOf(row)}
            now={now}
            who={row.who}
            what={row.what}
            act={row.act}
          />
        ))}
      </DueRows>
    </section>
  );
}

/** The day stands in the heading. */
function hourOf({ day, hour }: DayRow): string {
  if (hour) return spokenHour(hour);
  return day ? copy.anyHour : copy.noDay;
}

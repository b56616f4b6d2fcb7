import { type CSSProperties } from 'react';
import { type DeliveryWeek } from '@site/api-contract';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import { DayOfWeek } from './week-day';

/**
 * A list of days, each with its hours. On wide screens the days are side by side and
 * their hours are aligned, with the times at the left.
 */
export function WeekGrid({ week }: { week: DeliveryWeek }) {
  const { today, days } = week;
  const all = days.flatMap(({ hours }) => hours);
  const times = [...new Set(all.map(({ time }) => time))].sort();
  const size = {
    '--days': days.length,
    '--hours': Math.max(1, times.length),
  } as CSSProperties;
  return (
    <div className="week" style={size}>
      {/* Each hour contains its time, so this column is hidden. */}
      <div className="week-times" aria-hidden="true">
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <ol className="week-days">
        {HANDOVER_WEEKDAYS.slice(0, days.length).map((weekday, index) => {
          const day = days[index];
          return (
            day && (
              <DayOfWeek
                key={day.day}
                weekday={weekday}
                day={day}
                isToday={day.day === today}
                times={times}
              />
            )
          );
        })}
      </ol>
    </div>
  );
}

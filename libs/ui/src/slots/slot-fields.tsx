import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../forms';
import { slotDayText, slotsCopy as copy } from './slots.copy';

type Offered = { day: string; times: readonly { time: string }[] };

type SlotFieldsProps<Day extends Offered> = {
  /** The days and hours with room. */
  days: readonly Day[];
  /** Words of a day in the list; by default its date and weekday. */
  dayText?: (offered: Day) => string;
};

/**
 * Day and hour of an appointment, among those with room; the fields are `day` and `time`.
 * A choice that is not offered any more is forgotten, since the lists no longer show it,
 * and named until another hour is chosen. The lists of another place need another `key`.
 */
export function SlotFields<Day extends Offered>({
  days,
  dayText = ({ day }) => slotDayText(day),
}: SlotFieldsProps<Day>) {
  const { control, setValue } = useFormContext<{ day: string; time: string }>();
  const [chosen, hour] = useWatch({ control, name: ['day', 'time'] });
  const offeredDay = days.find(({ day }) => day === chosen);
  const times = offeredDay?.times ?? [];
  const isDayGone = Boolean(chosen) && !offeredDay;
  const isHourGone = Boolean(hour) && !times.some(({ time }) => time === hour);
  const [taken, setTaken] = useState<[day: string, hour: string] | null>(null);
  // Another hour was chosen since.
  if (taken && hour && !isHourGone) setTaken(null);
  // The choice as the lists offered it last.
  const offered = useRef<[day: string, hour: string]>(['', '']);
  useEffect(() => {
    if (!isDayGone && !isHourGone) {
      offered.current = [chosen, hour];
      return;
    }
    // Another day or dealership that lacks the hour is a choice of one's own, which needs
    // no word.
    const [day, time] = offered.current;
    if (day === chosen && time === hour) setTaken([chosen, hour]);
    if (isDayGone) setValue('day', '');
    if (isHourGone) setValue('time', '');
  }, [chosen, hour, isDayGone, isHourGone, setValue]);
  return (
    <>
      {taken && !hour && (
        <p className="notice" role="status">
          {copy.taken(...taken)}
        </p>
      )}
      <SelectField
        name="day"
        label={copy.day}
        options={days.map((offered) => ({
          value: offered.day,
          label: dayText(offered),
        }))}
      />
      <SelectField
        name="time"
        label={copy.time}
        placeholder={times.length === 0 ? copy.dayFirst : undefined}
        options={times.map(({ time }) => ({ value: time, label: time }))}
      />
    </>
  );
}

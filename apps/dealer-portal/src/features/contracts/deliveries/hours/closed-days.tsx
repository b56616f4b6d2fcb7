import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { PlusIcon, RemoveIcon } from '@site/ui';
import { DateField } from '@site/ui/forms';
import { hoursCopy as copy } from './hours.copy';

/** Days on which the dealership is closed for deliveries, one field for each. */
export function ClosedDays() {
  const today = saoPauloDay(new Date(useSiteActions().now()));
  const { control, setValue } = useFormContext();
  const part = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  const days = useWatch({ control, name: 'closedDays' }) as string[];
  const change = (changed: string[]) =>
    setValue('closedDays', changed, { shouldDirty: true });
  const add = () => {
    isAdded.current = true;
    change([...days, '']);
  };
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    [...(part.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }, [days.length]);
  return (
    <fieldset ref={part} className="field">
      <legend>{copy.closedDays}</legend>
      <p className="help">{copy.closedDaysHint}</p>
      {days.map((_, index) => (
        <div className="delivery-closed" key={index}>
          <DateField
            name={`closedDays.${index}`}
            label={copy.closedDay(index + 1)}
            earliest={today}
          />
          <button
            type="button"
            className="icb"
            aria-label={copy.removeDay(index + 1)}
            onClick={() => change(days.filter((_day, at) => at !== index))}
          >
            <RemoveIcon aria-hidden="true" />
          </button>
        </div>
      ))}
      <button type="button" className="btn btn--line btn--sm" onClick={add}>
        <PlusIcon aria-hidden="true" /> {copy.addDay}
      </button>
    </fieldset>
  );
}

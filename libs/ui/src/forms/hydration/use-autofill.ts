import { useRef } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

type Found<Values extends FieldValues> = Partial<Record<Path<Values>, string | number>>;

/**
 * Fills a form with the result of a look-up. Values of the last look-up are removed when
 * this one has none for their field; typed values stay.
 */
export function useAutofill<Values extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>): (
  found: Found<Values>,
) => void {
  const last = useRef<Found<Values>>({});
  return (found) => {
    const before = last.current;
    last.current = found;
    for (const name of Object.keys({ ...before, ...found }) as Path<Values>[]) {
      const value = found[name] ?? '';
      const isStale =
        before[name] !== undefined && String(getValues(name)) === String(before[name]);
      if (value === '' && !isStale) continue;
      // An emptied field is not yet the person's mistake.
      setValue(name, value as never, { shouldDirty: true, shouldValidate: value !== '' });
    }
  };
}

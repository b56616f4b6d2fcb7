import { useRef } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

type Found<Values extends FieldValues> = Partial<Record<Path<Values>, string | number>>;

/**
 * Writes what a look-up found into a form. What the one before had filled in goes when
 * this one knows nothing in its place; what somebody has typed since stays.
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
      // An emptied field is not yet a mistake of who fills the form in.
      setValue(name, value as never, { shouldDirty: true, shouldValidate: value !== '' });
    }
  };
}

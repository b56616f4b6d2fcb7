import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { type ActEntry, useFocusBack } from '@site/ui';
import { showServerFields, type ZodForm } from '@site/ui/forms';
import { focusFirstField } from '../focus-first-field';

/**
 * Fills the form with a decision that came back, shows the server's messages at its
 * fields, and moves the focus into `box` around it.
 */
export function useRestoreDraft<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  taken: ActEntry | undefined,
  box: RefObject<HTMLElement | null>,
): void {
  const takeUp = useEffectEvent(() => {
    if (!taken) return;
    for (const [name, value] of Object.entries(taken.draft as Values))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldTouch: true,
      });
    showServerFields(form, taken.outcome?.fields ?? []);
  });
  useEffect(() => takeUp(), []);
  useFocusBack(taken, () => focusFirstField(box.current));
}

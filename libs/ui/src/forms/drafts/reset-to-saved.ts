import { type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { type ZodForm } from '../use-zod-form';
import { isSameValue } from './is-same-value';

/**
 * Saves a form that stays on the page, and shows the values that `save` gives as saved.
 * A field that was changed while they were on their way keeps the newer text, unsaved.
 * Returns whether there is such a field.
 */
export async function resetToSaved<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  save: () => Promise<NoInfer<DefaultValues<Values>>>,
): Promise<boolean> {
  const sent = structuredClone(form.getValues());
  const saved = await save();
  const typed = structuredClone(form.getValues());
  const newer = (Object.keys(typed) as Path<Values>[]).filter(
    (name) =>
      !isSameValue(typed[name], sent[name]) && !isSameValue(typed[name], saved[name]),
  );
  // A form that keeps dirty fields when its `values` change would keep the sent text, too,
  // as if it were unsaved.
  form.reset(saved, { keepDirtyValues: false });
  for (const name of newer)
    form.setValue(name, typed[name], { shouldDirty: true, shouldValidate: true });
  return newer.length > 0;
}

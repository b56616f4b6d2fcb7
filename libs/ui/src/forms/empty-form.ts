import { type DefaultValues, type FieldValues } from 'react-hook-form';
import { type ZodForm } from './use-zod-form';

/**
 * Empties a form that asks the same again once it was saved, and stands on its button. The
 * field that was typed in last is left before: leaving it later would call it wrong, though
 * nobody has typed yet, and the message would push what follows away from under a click.
 */
export function emptyForm<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  values?: DefaultValues<Values>,
): void {
  const field = document.activeElement as HTMLElement | null;
  const button = field
    ?.closest('form')
    ?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button) field?.blur();
  form.reset(values);
  // The button is off until the form knows that it was sent.
  setTimeout(() => {
    if (document.activeElement === document.body) button?.focus();
  });
}

import { type DefaultValues, type FieldValues } from 'react-hook-form';
import { type ZodForm } from './use-zod-form';

/**
 * Empties a form for the next entry after it was saved, and keeps the focus on its
 * button. The field with the last input is left first: leaving it later would show it as
 * wrong before anybody types, and the message would move the page under a click.
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
  // The button is disabled until the form knows that it was sent.
  setTimeout(() => {
    if (document.activeElement === document.body) button?.focus();
  });
}

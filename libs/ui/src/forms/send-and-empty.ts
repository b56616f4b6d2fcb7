import { type DefaultValues, type FieldValues } from 'react-hook-form';
import { isSameValue } from './drafts/is-same-value';
import { resetToSaved } from './drafts/reset-to-saved';
import { type ZodForm } from './use-zod-form';

/**
 * Sends a form that stays on the page, and empties it for the next entry. Text typed
 * while it is on its way stays, unsaved; returns whether there is any. `empty` are values
 * that the inputs show at first, as in `useZodForm`.
 *
 * An entry sent by Enter leaves its field, and the focus goes to the button: leaving the
 * empty field later would show it as wrong before anybody types, and the message would
 * move the page under a click.
 */
export function sendAndEmpty<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  send: () => Promise<unknown>,
  empty: { [Name in keyof Values]?: unknown },
): Promise<boolean> {
  const sentFrom = document.activeElement as HTMLElement | null;
  return resetToSaved(form, async () => {
    const sent = structuredClone(form.getValues());
    await send();
    const isTyping =
      document.activeElement !== sentFrom || !isSameValue(form.getValues(), sent);
    if (!isTyping) leaveToButton(sentFrom);
    return empty as DefaultValues<Values>;
  });
}

function leaveToButton(field: HTMLElement | null): void {
  const button = field
    ?.closest('form')
    ?.querySelector<HTMLButtonElement>('button[type="submit"]');
  button?.focus();
}

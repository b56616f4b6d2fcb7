import { type FocusEvent } from 'react';

const NO_LINE = ['checkbox', 'radio', 'file', 'hidden', 'submit'];
const LINES = `input:not(:disabled, :read-only, ${NO_LINE.map((type) => `[type=${type}]`).join()}), textarea`;

/**
 * For the `onFocus` of a form: the keyboard of a phone says on the last line of the form
 * that its key sends. On the lines before, each system has a word of its own for what it
 * does there: Android leads on to the next field, iOS sends.
 */
export function nameEnterKey({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
  const last = [...currentTarget.querySelectorAll(LINES)].at(-1);
  if (target === last && target instanceof HTMLInputElement)
    target.setAttribute('enterkeyhint', 'send');
}

import { type FocusEvent } from 'react';

const NO_LINE = ['checkbox', 'radio', 'file', 'hidden', 'submit'];
const LINES = `input:not(:disabled, :read-only, ${NO_LINE.map((type) => `[type=${type}]`).join()}), textarea`;

/**
 * For the `onFocus` of a form: on the last field, a phone's keyboard labels its key
 * 'send'. On earlier fields the key has the system's own label: Android goes to the next
 * field, iOS sends.
 */
export function nameEnterKey({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
  const last = [...currentTarget.querySelectorAll(LINES)].at(-1);
  if (target === last && target instanceof HTMLInputElement)
    target.setAttribute('enterkeyhint', 'send');
}

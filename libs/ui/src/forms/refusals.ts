import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';

type Refusal = { value: unknown; message: string };

const KNOWN = new WeakMap<object, Map<string, Refusal>>();

/**
 * The server's refusals of a form's fields. A refusal lasts until the field changes or
 * the form is sent again.
 */
export function refusalsOf(control: object): Map<string, Refusal> {
  const found = KNOWN.get(control) ?? new Map<string, Refusal>();
  KNOWN.set(control, found);
  return found;
}

/**
 * Adds the server's messages, for fields that still have the refused value, to the errors
 * of the rules.
 */
export function withRefusals(
  control: object | null,
  values: FieldValues,
  errors: FieldErrors,
): FieldErrors {
  if (!control) return errors;
  const all = { ...errors };
  for (const [name, { value, message }] of refusalsOf(control)) {
    if (Object.is(get(values, name), value) && get(errors, name) === undefined)
      set(all, name, { type: 'server', message });
  }
  return all;
}

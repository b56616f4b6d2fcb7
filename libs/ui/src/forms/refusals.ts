import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';

type Refusal = { value: unknown; message: string };

const KNOWN = new WeakMap<object, Map<string, Refusal>>();

/**
 * Finds the server's refusals of fields of a form. A refusal stands until the field
 * changes or the form is sent again.
 */
export function refusalsOf(control: object): Map<string, Refusal> {
  const found = KNOWN.get(control) ?? new Map<string, Refusal>();
  KNOWN.set(control, found);
  return found;
}

/**
 * The server's words for fields that still hold what it refused, beside the errors of the
 * rules.
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

import { type FieldErrors, type FieldValues } from 'react-hook-form';

type Refusal = { value: unknown; message: string };

const KNOWN = new WeakMap<object, Map<string, Refusal>>();

/** What the server said about fields of a form. It stands until the field changes or the form is sent again. */
export function refusalsOf(control: object): Map<string, Refusal> {
  const found = KNOWN.get(control) ?? new Map<string, Refusal>();
  KNOWN.set(control, found);
  return found;
}

/** The server's words for fields that still hold what it refused, beside the errors of the rules. */
export function withRefusals(control: object | null, values: FieldValues, errors: FieldErrors): FieldErrors {
  if (!control) return errors;
  const standing = [...refusalsOf(control)].filter(([name, { value }]) => Object.is(values[name], value));
  return { ...Object.fromEntries(standing.map(([name, { message }]) => [name, { type: 'server', message }])), ...errors };
}

import { crossFieldRule } from './cross-field-rule';

/**
 * Checks a field against the record of its form before sending: `problemOf` is the
 * server's own rule, in its words.
 */
export function recordRule<T>(
  name: string,
  problemOf: (value: T, form: Record<string, unknown>) => string | null,
) {
  return crossFieldRule((form: Record<string, unknown>) => {
    const value = form[name];
    const isGiven = value !== undefined && value !== null;
    const message = isGiven ? problemOf(value as T, form) : null;
    return message === null ? [] : [{ path: [name], message }];
  });
}

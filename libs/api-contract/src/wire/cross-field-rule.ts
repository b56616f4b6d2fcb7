import * as z from 'zod/mini';

/** A problem of one field; `path` is the field's path in the form. */
export type Problem = { path: (string | number)[]; message: string };

/**
 * A rule over several fields. It also runs while other fields are wrong, so that one
 * submit shows everything; a value of a wrong type counts as missing.
 */
export function crossFieldRule<T extends object>(
  problemsOf: (form: T) => readonly Problem[],
) {
  return z.check<object>(
    ({ value, issues }) =>
      void issues.push(
        ...problemsOf(withoutOtherTypes(value, issues) as T).map(({ path, message }) => ({
          code: 'custom' as const,
          path,
          message,
          input: value,
        })),
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function withoutOtherTypes(
  form: object,
  issues: readonly { code?: string; path?: readonly PropertyKey[] }[],
): object {
  const others = new Set(
    issues.map(({ code, path }) => code === 'invalid_type' && path?.[0]),
  );
  return Object.fromEntries(Object.entries(form).filter(([name]) => !others.has(name)));
}

/**
 * A field that is typed twice; the message is shown at the second one, once both are
 * filled.
 */
export function typedTwice(name: string, message: string) {
  const second = `${name}Confirmation`;
  return crossFieldRule((form: Record<string, unknown>) =>
    form[name] && form[second] && form[name] !== form[second]
      ? [{ path: [second], message }]
      : [],
  );
}

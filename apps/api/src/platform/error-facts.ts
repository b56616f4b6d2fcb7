/**
 * The `code` of a system or driver error, or null. Works across realms, where `instanceof
 * Error` does not.
 */
export function codeOf(error: unknown): string | null {
  return typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string'
    ? error.code
    : null;
}

/** What was thrown, in words; not all that is thrown is an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

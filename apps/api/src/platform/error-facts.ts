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

/** The message of anything that was thrown, whether an error or not. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

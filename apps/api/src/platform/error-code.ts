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

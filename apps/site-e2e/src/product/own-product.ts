import { test } from '@playwright/test';

/**
 * For files whose tests stop processes, move the clock or read what measurement sends:
 * they run only on a product that the journeys started, not on one at a given BASE_URL.
 */
export function needsOwnProduct(): void {
  test.skip(
    () => process.env['CONTROL_URL'] === undefined,
    'the product was started by somebody else (BASE_URL)',
  );
}

import { test } from '@playwright/test';

/**
 * For specs that stop processes, move the clock or read measurement events: they run only
 * on a product that the journeys started, not on one at a given BASE_URL.
 */
export function needsOwnProduct(): void {
  test.skip(
    () => process.env['CONTROL_URL'] === undefined,
    'the product was started by somebody else (BASE_URL)',
  );
}

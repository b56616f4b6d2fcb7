import { defineConfig } from '@playwright/test';
import journeys, { DESKTOP, PHONE } from './playwright.config';

/**
 * Journeys that need the product for themselves, one after another: they count what the
 * demo shows, give its staff another way in, work off its day, write to every page, stop its processes, or move its
 * clock, which only goes forward. Journeys that depend on the clock therefore run before
 * those that last months.
 */
export default defineConfig({
  ...journeys,
  outputDir: '../../tmp/journeys-alone',
  workers: 1,
  projects: [
    { name: 'calm', testMatch: '**/calm-screens.spec.ts', use: DESKTOP },
    { name: 'passkeys', testMatch: '**/identity/passkeys.spec.ts', use: DESKTOP },
    { name: 'day', testMatch: '**/whole-day.spec.ts', use: DESKTOP },
    { name: 'pages', testMatch: '**/hostile-pages.spec.ts', use: DESKTOP },
    {
      name: 'restart',
      testMatch: ['**/restart.spec.ts', '**/crash.spec.ts'],
      use: DESKTOP,
    },
    { name: 'release', testMatch: '**/release/*.spec.ts', use: DESKTOP },
    { name: 'clock', testMatch: '**/clock.spec.ts', use: DESKTOP },
    {
      name: 'life',
      testMatch: '**/life/*.spec.ts',
      grepInvert: /@phone/,
      use: DESKTOP,
    },
    {
      name: 'life-phone',
      testMatch: '**/life/*.spec.ts',
      grepInvert: /@desktop/,
      use: PHONE,
    },
  ],
});

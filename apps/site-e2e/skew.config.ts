import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * Calls to a product whose API is that of the last release (`npm run skew`), without a
 * browser.
 */
export default defineConfig({
  ...journeys,
  outputDir: '../../tmp/journeys-skew',
  workers: 1,
  projects: [{ name: 'skew', testMatch: '**/skew/*.spec.ts' }],
});

import { defineConfig } from '@playwright/test';
import journeys, { DESKTOP } from './playwright.config';

/**
 * The story again with two API processes that answer calls and a third that works, on a
 * real PostgreSQL, and the journey that writes by SQL. They run one after the other, since
 * the story's requests must not influence which answer first shows a written price.
 */
export default defineConfig({
  ...journeys,
  outputDir: '../../tmp/journeys-two-apis',
  globalSetup: './src/product/start-two-apis.ts',
  workers: 1,
  projects: [
    {
      name: 'two-apis',
      testMatch: ['**/story.spec.ts', '**/content-version.spec.ts'],
      use: DESKTOP,
    },
  ],
});

import { defineConfig } from '@playwright/test';
import journeys, { DESKTOP } from './playwright.config';

/**
 * The story once more, with two API processes side by side on a real PostgreSQL; and what
 * only SQL can write there. One after the other: which answer shows a written price must
 * not hang on what the story asks meanwhile.
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

import { defineConfig } from '@playwright/test';
import journeys, { DESKTOP, PHONE } from './playwright.config';

const PICTURES = '../../tmp/screens';

/**
 * Photographs of all pages (`npm run screens`). Those of the last commit are taken with
 * `--update-snapshots`; a run without it compares this tree with them, and its report
 * shows what differs side by side.
 */
export default defineConfig({
  ...journeys,
  testDir: 'src/screens',
  globalSetup: './src/product/start-screens.ts',
  outputDir: `${PICTURES}/differences`,
  snapshotPathTemplate: `${PICTURES}/before/{projectName}/{arg}{ext}`,
  reporter: [['list'], ['html', { outputFolder: `${PICTURES}/report`, open: 'never' }]],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      maxDiffPixels: 0,
      stylePath: './src/screens/every-page.css',
    },
  },
  use: {
    ...journeys.use,
    trace: 'off',
    screenshot: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '390', use: { ...PHONE, deviceScaleFactor: 1 } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1280', use: DESKTOP },
  ],
});

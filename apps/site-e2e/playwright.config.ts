import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CONSENT_COOKIE, consentValue } from '@site/api-contract/identity';

const CHROMIUM =
  process.env['CHROMIUM'] ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => existsSync(file));

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/**
 * Every visitor has already rejected cookies, so that the banner covers nothing;
 * `consent.spec.ts` starts without a choice.
 */
const DECIDED = {
  cookies: [
    {
      name: CONSENT_COOKIE,
      value: consentValue({ measurement: false, marketing: false }),
      domain: new URL(process.env['BASE_URL'] ?? 'http://localhost').hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

/**
 * Specs that need a product for themselves run by `alone.config.ts`, `two-apis.config.ts`,
 * `skew.config.ts` and `screens.config.ts`.
 */
const ALONE = [
  '**/restart.spec.ts',
  '**/crash.spec.ts',
  '**/clock.spec.ts',
  '**/content-version.spec.ts',
  '**/identity/passkeys.spec.ts',
  '**/hostile-pages.spec.ts',
  '**/whole-day.spec.ts',
  '**/calm-screens.spec.ts',
  '**/life/*.spec.ts',
  '**/release/*.spec.ts',
  '**/screens/*.spec.ts',
  '**/skew/*.spec.ts',
];

/**
 * The trace has actions, requests and console only; screenshots and DOM snapshots would
 * take a fifth of the processor's time. TRACE=1 adds both.
 */
const LIGHT_TRACE = {
  mode: 'retain-on-failure',
  screenshots: false,
  snapshots: false,
  sources: false,
} as const;

/**
 * The journeys run in a real browser against the built product behind its gateway, with
 * real mail. The global setup starts all of it.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../tmp/journeys',
  globalSetup: './src/product/start-product.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A journey waits three tenths of its time, so that two cores serve three of them.
  workers: 3,
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: DECIDED,
    trace: process.env['TRACE'] ? 'retain-on-failure' : LIGHT_TRACE,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        // A camera that shows a pattern, with the permission granted.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-default-apps',
        '--no-first-run',
        '--disable-domain-reliability',
        '--disable-features=OptimizationHints,MediaRouter,Translate',
        // The headless shell does not know its connection speed and would load pictures
        // far below the window; this is the distance of a fast connection.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: ALONE, grepInvert: /@phone/, use: DESKTOP },
    { name: 'phone', testIgnore: ALONE, grepInvert: /@desktop/, use: PHONE },
  ],
});

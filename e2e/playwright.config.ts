import { defineConfig, devices } from '@playwright/test';
import { chromiumOfThisMachine } from './platform/browser';

const launchOptions = chromiumOfThisMachine();

/** Journeys through the whole product. Never retried: a flaky test is a defect to find. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.build/test/playwright',
  // Each has a platform of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Requests that a service worker makes cannot be intercepted; journeys that are about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions,
    // Recording every test costs a tenth of the time; where nobody can look at it, it is for nothing.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});

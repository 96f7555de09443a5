import { defineConfig, devices } from '@playwright/test';
import { chromiumOfThisMachine } from './platform/browser';

const launchOptions = chromiumOfThisMachine();

/** Journeys through the whole product. Never retried: a flaky test is a defect to find. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './platform/demo-data.ts',
  outputDir: '../.build/test/playwright',
  // Each has a platform of its own.
  workers: 2,
  // No test needs what another left, so that none waits while the other worker goes through a long file by itself.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Each expectation has a limit of its own. A machine that is busy with other things is slow to start platforms, and
  // that is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Requests that a service worker makes cannot be intercepted; journeys that are about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // What fades in and slides is waited for at each step; where fingers press it moves (platform/touch.ts).
    reducedMotion: 'reduce',
    launchOptions,
    // Recording every test costs a tenth of the time; where nobody can look at it, it is for nothing.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});

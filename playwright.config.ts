import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium-launch.ts';

/** Tests in a real Chromium against the built product, which global-setup starts once. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the processors of the usual machine: journeys wait now and then.
  workers: 3,
  forbidOnly: true,
  // These only end what hangs. A busy machine is several times slower, and still right.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Motion takes a sixth of the processor time. Tests of what moves or leaves turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time of each test. Set PLAYWRIGHT_TRACE=on to get one.
    trace: process.env['PLAYWRIGHT_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
});

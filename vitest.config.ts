import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium-launch.ts';

const COMPONENT_TESTS = 'src/web/**/*.component.test.tsx';
const COMPONENT_SETUP = 'src/web/testing/component-setup.ts';
const SLOW_TESTS = '{src,scripts}/**/*.slow.test.ts';
/** `npm run test:partitioned` sets PARTITIONS. A backup cannot copy a partitioned table. */
const UNPARTITIONED_TESTS = process.env['PARTITIONS'] ? ['src/server/backup/*.test.ts'] : [];
/** The tests that `npm run test:slow` repeats with more of everything, see `atScale`. */
const SCALED_TESTS = [
  'src/server/db/expense-totals.test.ts',
  'src/server/features/activity/restoring.routes.test.ts',
  'src/server/features/activity/undoing.test.ts',
  'src/server/features/archives/round-trip.test.ts',
  'src/server/features/budget/kept-budget.test.ts',
  'src/server/features/events/event.routes.test.ts',
];

const inNode = {
  globalSetup: 'src/server/testing/global-setup.ts',
  // Loading the server again for each file took a third of the time. The files share a process and
  // its modules, as requests do in the product. Each file has its own database.
  isolate: false,
  // The server's own page. Vitest empties style sheets that are not listed.
  css: { include: /\.css\?raw$/ },
  // The tests show dates in several time zones. The time zone of the host must not matter.
  env: { TZ: 'America/New_York' },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Only to end tests that hang. A busy machine may be many times slower.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'node',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [SLOW_TESTS, ...UNPARTITIONED_TESTS],
          provide: { isThorough: false },
        },
      },
      // What takes long by its nature, for `npm run test:slow`.
      {
        extends: true,
        test: {
          ...inNode,
          name: 'slow',
          include: [SLOW_TESTS, ...SCALED_TESTS],
          provide: { isThorough: true },
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        // All packages are prepared before the tests: one that Vite finds later reloads the page.
        optimizeDeps: {
          entries: [COMPONENT_TESTS, COMPONENT_SETUP],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react/pure'],
        },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: COMPONENT_SETUP,
          // One page for all files: a frame for each would load the components again.
          isolate: false,
          fileParallelism: false,
          // After the node tests: the two cores are theirs until then.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: chromiumLaunch,
              contextOptions: { locale: 'en-US', timezoneId: 'America/New_York' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    // Loading the server again for each file took a third of the time. The files share a process
    // and its modules, as requests do in the product. Each file has its own database.
    isolate: false,
    maxWorkers: 2,
    // Only to end tests that hang. A busy machine may be several times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // The tests show dates in several time zones. The time zone of the host must not matter.
    env: { TZ: 'America/New_York' },
  },
});

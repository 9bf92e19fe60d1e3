import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    // Loading the server again for each file took a third of the time. The files share a process
    // and its modules, as requests do in the product; each still has a database of its own.
    isolate: false,
    maxWorkers: 2,
    // These only end what hangs. A busy machine is several times slower, and still right.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // The tests show dates to people in different places; the host's zone must not matter.
    env: { TZ: 'America/New_York' },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    // A third of the time went into loading the server anew for each file. The files share a process
    // and its modules, as requests do in the product; each still has a database of its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // The tests show dates to people in different places; the host's zone must not matter.
    env: { TZ: 'America/New_York' },
  },
});

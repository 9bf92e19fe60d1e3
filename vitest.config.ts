import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // The tests show dates to people in different places; the host's zone must not matter.
    env: { TZ: 'America/New_York' },
  },
});

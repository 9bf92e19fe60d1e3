import { inject } from 'vitest';

/**
 * How many of something a test makes: a few in `npm test`, all in `npm run test:slow`. The file must
 * be one of `SCALED_TESTS` in vitest.config.ts.
 */
export const atScale = (few: number, all: number) => (inject('isThorough') ? all : few);

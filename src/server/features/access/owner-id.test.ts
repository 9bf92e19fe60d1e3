import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ACCESS = 'src/server/features/access/access.service.ts';

it('is made in one place only', () => {
  const making = globSync('{src,bench,torture}/**/*.{ts,tsx}').filter((file) =>
    /\bas (?:unknown as )?OwnerId\b|<OwnerId>\w|sql<OwnerId|\$type<OwnerId/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(making).toEqual([ACCESS]);
});

import { expect, it } from 'vitest';
import { ARCHIVE_VERSION, upgrader } from './archive-version.ts';

it('adds what came later to the records of an older archive', () => {
  const upgrade = upgrader(1);
  expect(upgrade('expenses', { id: 1 })).toMatchObject({ id: 1, taxRecord: [] });
  expect(upgrade('rooms', { id: 1 })).toEqual({ id: 1 });
});

it('leaves an archive of the present version as it is', () => {
  const upgrade = upgrader(ARCHIVE_VERSION);
  expect(upgrade('expenses', { id: 1 })).toEqual({ id: 1 });
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OwnerId } from '#server/db/owner-id.ts';
import { ownAccount } from './access.service.ts';

const MAKER = 'src/server/features/access/access.service.ts';
const MAKES_ONE = /\bas (?:unknown as )?OwnerId\b|(?:sql|\$type)<OwnerId\b/;

it('is made in one place only', () => {
  const files = globSync('{src,bench,torture}/**/*.{ts,tsx}');
  expect(files.filter((file) => MAKES_ONE.test(readFileSync(file, 'utf8')))).toEqual([MAKER]);
});

it('is not any number', () => {
  const query = (ownerId: OwnerId, recordId: number) => [ownerId, recordId];
  expect(query(ownAccount({ id: 1 }), 2)).toEqual([1, 2]);
  // @ts-expect-error swapped arguments do not compile
  query(2, ownAccount({ id: 1 }));
});

import { pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { instant } from './columns.ts';

const { at } = pgTable('moments', { at: instant() });

it.each([
  ['2026-03-08 12:00:00+00', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08 12:00:00.5+00', '2026-03-08T12:00:00.500Z'],
  ['2026-03-08 12:00:00.045+00', '2026-03-08T12:00:00.045Z'],
  ['2026-03-08 07:00:00.123-05', '2026-03-08T12:00:00.123Z'],
  ['0026-03-08 12:00:00+00', '0026-03-08T12:00:00.000Z'],
])('reads %s', (text, expected) => {
  expect(at.mapFromDriverValue(text)).toBe(expected);
});

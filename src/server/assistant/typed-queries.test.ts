import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'answers');

it('reads records for an answer only through a typed query', () => {
  const reading = readdirSync(folder).filter((file) =>
    /\bledger\.\w+\(|\bledger\b[^.]*} = /.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  // The account's own plan is no record of a renovation.
  expect(reading).toEqual(['plan-usage.ts']);
});

import { expect, it } from 'vitest';
import { ownerIn } from './own-spellings.ts';
import { Spelling } from './spelling.ts';

const people = new Spelling(['otis', 'keisha', 'orrin', 'walt']);

it.each([
  ['otises', 'otis'],
  ['kieshas', 'keisha'],
  ['orins', 'orrin'],
  ['drains', 'drains'],
  ['walls', 'walls'],
])('reads “%s” as “%s”', (typed, owner) => {
  expect(ownerIn(typed, people)).toBe(owner);
});

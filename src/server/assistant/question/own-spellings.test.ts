import { expect, it } from 'vitest';
import { otherSpellings, ownerIn } from './own-spellings.ts';
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

it.each([
  ['glas', 'glass'],
  ['flor', 'floor'],
  ['dor', 'door'],
  ['bote', 'boat'],
  ['pane', 'pain'],
  ['reeth', 'reath'],
  ['projecter', 'projector'],
])('may read “%s” as “%s”, if the records have it', (typed, meant) => {
  expect(otherSpellings(typed)).toContain(meant);
});

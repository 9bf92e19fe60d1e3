import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSerializer } from './answer-serializer.ts';

const person = z.object({ name: z.string(), pet: z.nullable(z.object({ kind: z.string() })) });
const answer = z.object({ people: z.array(person), total: z.number() });

const serialize = answerSerializer({
  schema: answer,
  method: 'GET',
  url: '/',
  httpStatus: '200',
});

it('sends what the schema names and nothing else, at any depth', () => {
  const text = serialize({
    people: [
      { name: 'Ada', secret: 1, pet: { kind: 'cat', chip: 2 } },
      { name: 'Rosa', pet: null },
    ],
    total: 2,
    password: 'x',
  });
  expect(JSON.parse(text)).toEqual({
    people: [
      { name: 'Ada', pet: { kind: 'cat' } },
      { name: 'Rosa', pet: null },
    ],
    total: 2,
  });
});

it('fails rather than send another shape', () => {
  expect(() => serialize({ people: [{ name: 5, pet: null }], total: 1 })).toThrow();
  expect(() => serialize({ people: [], total: null })).toThrow();
});

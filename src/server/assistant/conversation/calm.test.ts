import { expect, it } from 'vitest';
import { calm } from './calm.ts';

it.each([
  ['how  much\tis\u00a0left', 'how much is left'],
  ['well.......... how much????', 'well... how much???'],
  ['what is left...?!', 'what is left...?!'],
  [`${'a'.repeat(330)}1, how much?`, `${'a'.repeat(80)} how much?`],
  ['one\n\n\n\ntwo', 'one\n\ntwo'],
  ['$1,000 for “it” — $25.50', '$1,000 for “it” — $25.50'],
])('takes long runs out of a message: %s', (message, calmed) => {
  expect(calm(message)).toBe(calmed);
});

import { expect, it } from 'vitest';
import { kindsAskedIn } from './kinds-asked.ts';

it.each([
  [
    'what’s overdue on the porch, bills and milestones both?',
    ['which bills are overdue on the porch', 'which milestones are overdue on the porch'],
  ],
  ['are any bills or quotes open', ['are any bills open', 'are any quotes open']],
  ['how much are the open bills and change orders together', null],
  ['which bills are due', null],
])('asks for one kind of records at a time: %s', (message, parts) => {
  expect(kindsAskedIn(message)).toEqual(parts);
});

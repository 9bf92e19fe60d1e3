import { expect, test } from 'vitest';
import { gapAskedIn } from './gap-wording.ts';

test.each([
  ['the lathe against the vise: how far apart?', 'how much more did the lathe cost than the vise?'],
  ['lathe vs vise, price gap', 'how much more did lathe cost than vise?'],
  [
    'By how many dollars is labor ahead of materials in the shed?',
    'how much more did labor cost than materials in the shed?',
  ],
  [
    'He bets that the lathe cost more than the vise, and a pie hangs on it. How big is the gap?',
    'how much more did the lathe cost than the vise?',
  ],
  [
    'How does June stack up against July in the shed?',
    'compare spending in June with spending in July in the shed?',
  ],
])('reads two things and their gap: %s', (said, read) => {
  expect(gapAskedIn(said)).toBe(read);
});

test.each(['Are we ahead of schedule, and by how much?', 'Is the lathe quieter than the vise?'])(
  'leaves other questions alone: %s',
  (said) => {
    expect(gapAskedIn(said)).toBeNull();
  },
);

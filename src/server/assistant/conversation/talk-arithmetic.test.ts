import { expect, test } from 'vitest';
import { figuredFromTalk } from './talk-arithmetic.ts';

const talk = (...turns: readonly (readonly [question: string, answer: string])[]) =>
  turns.flatMap(([question, answer]) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
  ]);
const june = [
  'How much in June?',
  'You spent [$100.50](/expenses?project=1&from=2026-06-01&to=2026-06-30) in June 2026.',
] as const;
const july = [
  'and July?',
  'You spent [$40.00](/expenses?project=1&from=2026-07-01&to=2026-07-31) in July 2026.',
] as const;

test.each([
  ['add those two up', talk(june, july), 'Together that is $140.50.'],
  ['so both together?', talk(june, july), 'Together that is $140.50.'],
  ['all three together', talk(june, july, ['August?', july[1]]), 'Together that is $180.50.'],
  ['total?', talk(june, july), 'Together that is $140.50.'],
  ["what's 10% of that", talk(june), '10% of [$100.50]'],
  [
    "what's the difference between the two?",
    talk(['Labor on both?', 'You spent:\n\n- **A**: [$9.00](/a)\n- **B**: [$4.00](/b)']),
    'The difference is $5.00.',
  ],
  [
    'so how much do we save if Ann does it?',
    talk(
      ['What did Ann quote?', '**Walls** (Ann Lee, Den): total [$50.00](/quotes).'],
      ['and Bo?', '**Walls** (Bo Ray, Den): total [$80.00](/quotes).'],
    ),
    'The difference is $30.00.',
  ],
  [
    'and the rest?',
    talk(
      ['What did the den cost?', 'You spent [$90.00](/expenses?project=1).'],
      ['how much of that was labor?', 'You spent [$30.00](/expenses?project=1&category=labor).'],
    ),
    'The rest is $60.00.',
  ],
  [
    'and the rest?',
    talk(
      [
        'What did we pay by check?',
        'You spent [$50.00](/expenses?project=1&paymentMethod=check).\n\nAcross all projects: [$90.00](/expenses?project=all&paymentMethod=check) in [4 expenses](/expenses).',
      ],
      [
        'how much of that was the den?',
        'You spent [$30.00](/expenses?project=2&paymentMethod=check).',
      ],
    ),
    'The rest is $60.00.',
  ],
  [
    'how far apart are they?',
    talk([
      'Who quoted for the walls?',
      'There are [2 quotes](/quotes):\n\n| What | Contractor | Total |\n| --- | --- | ---: |\n| **Walls** | Ann Lee | [$50.00](/quotes) |\n| **Walls** | Bo Ray | [$80.00](/quotes) |',
    ]),
    'The difference is $30.00.',
  ],
])('%s', (message, history, start) => {
  expect(figuredFromTalk(message, history)?.slice(0, start.length)).toBe(start);
});

test('what is left is not added to what is over', () => {
  const history = talk(
    ['How much is left for the den?', '**Den** has [$10.00](/?project=1) left of its budget.'],
    ['and the porch?', '**Porch** is over budget by [$20.00](/?project=2).'],
  );
  expect(figuredFromTalk('add those two up', history)).toMatch(/^I do not add these up/);
});

test('warns of expenses that may be in both', () => {
  const history = talk(
    ['How much was labor?', 'You spent [$10.00](/expenses?project=1&category=labor).'],
    ['and by check?', 'You spent [$20.00](/expenses?project=1&method=check).'],
  );
  expect(figuredFromTalk('add them up', history)).toContain('may be in more than one');
});

test.each([
  'add the porch',
  'how much is left?',
  'what is the total for the porch?',
  'and in total',
  'half of the tiles',
])('leaves “%s” to others', (message) => {
  expect(figuredFromTalk(message, talk(june))).toBeNull();
});

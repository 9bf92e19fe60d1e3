import { expect, it } from 'vitest';
import { withoutPreamble } from './preamble.ts';

it.each([
  ['Great, thanks. What about Walt?', 'What about Walt?'],
  ['good morning, what is left?', 'what is left?'],
  ['no, I meant the porch', 'and the porch'],
  ['sorry, the porch', 'and the porch'],
  ['Good grief. Which one was the worst?', 'Which one was the worst?'],
  ['Restrict that to labor.', 'only labor.'],
  ['Who was it that did the wiring?', 'who did the wiring?'],
  ['which one of the lads hung the drywall', 'who hung the drywall'],
  ['which of them is cheaper', 'which of them is cheaper'],
  ['Who did the money for the framing go to?', 'who was paid for the framing?'],
  ['Who is putting up the siding?', 'who did the siding?'],
  ['Leaving labor aside, what is left?', 'except labor, what is left?'],
  ['the deck cost, I mean everything, wood and people?', 'the deck cost in total?'],
  ['the deck cost, I mean everything since May?', 'the deck cost, I mean everything since May?'],
  ['What is the lift filed under?', 'what category is the lift in'],
  ['no receipts?', 'no receipts?'],
  ['thanks', 'thanks'],
  ['ok cool', 'ok cool'],
])('takes off what is said before a question: %s', (message, question) => {
  expect(withoutPreamble(message)).toBe(question);
});

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
  ['no receipts?', 'no receipts?'],
  ['thanks', 'thanks'],
  ['ok cool', 'ok cool'],
])('takes off what is said before a question: %s', (message, question) => {
  expect(withoutPreamble(message)).toBe(question);
});

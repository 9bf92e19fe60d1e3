import { expect, it } from 'vitest';
import { toThePoint } from './to-the-point.ts';

it.each([
  ["Hi! What's left?", "What's left?"],
  ['hey, quick question - and the kitchen?', 'and the kitchen?'],
  ['Sorry to bug you again but permits, all projects', 'permits, all projects'],
  ["my wife wants to know, what's his number", "what's his number"],
  ["I can't remember, who painted the hall", 'who painted the hall'],
  ['How much did the floors cost? I forgot.', 'How much did the floors cost?'],
  ['what was the biggest one i forgot', 'what was the biggest one'],
  ['What did we pay her? Thanks so much!', 'What did we pay her?'],
  ["what's Ann's rate again?", "what's Ann's rate?"],
  ['ok so no wait, I meant May', 'no wait, I meant May'],
  ['hi, quick question: just the labor please', 'just the labor'],
  ['what did we spend on the porch 🙂', 'what did we spend on the porch'],
  // Nothing is left of these, or what they say is what they are about.
  ['Thanks!', 'Thanks!'],
  ['ok thanks', 'ok thanks'],
  ['sorry, the porch', 'sorry, the porch'],
  ['so how far over are we', 'so how far over are we'],
  ['Add 40 for screws, again', 'Add 40 for screws, again'],
])('takes off what asks nothing: %s', (message, point) => {
  expect(toThePoint(message)).toBe(point);
});

import { expect, it } from 'vitest';
import { sinceNewTopic } from './new-topic.ts';

const talk = [
  { role: 'user' as const, content: 'what did the deck cost' },
  { role: 'assistant' as const, content: 'A lot.' },
];

it.each([
  ['Different topic: who hung the gate?', 'who hung the gate?'],
  ['ok forget that. what is overdue', 'what is overdue'],
  ['Unrelated, but who is our roofer?', 'who is our roofer?'],
  ['Changing the subject - total for the shed', 'total for the shed'],
])('starts afresh: %s', (message, question) => {
  expect(sinceNewTopic(message, talk)).toEqual({ message: question, history: [] });
});

it.each([
  'Never mind that. And in August?',
  'Different question: what is her number?',
  'Forget the crane, what is left?',
  'Something else about the deck',
])('goes on: %s', (message) => {
  expect(sinceNewTopic(message, talk)).toEqual({ message, history: talk });
});

it('forgets what was before the last change of topic', () => {
  const changed = [...talk, { role: 'user' as const, content: 'New topic. Who is our roofer?' }];
  expect(sinceNewTopic('and his rate?', changed).history).toEqual(changed.slice(2));
});

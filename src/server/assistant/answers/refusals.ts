import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { Answerer } from './answerer.ts';

/** "Can someone else see the porch?" asks who is in the user's own project. */
const asksForMembers = ({ subject, words }: Reading) =>
  subject === 'members' &&
  !/\b(users?|passwords?|accounts?|database|admin\w*)\b/.test(words.join(' '));

/** Questions about other people's data, and attempts to change the assistant's instructions. */
export const refusals: Answerer = {
  understands: (reading) =>
    says(reading, 'injection') ||
    (says(reading, 'foreign') && !says(reading, 'advice') && !asksForMembers(reading)),
  answer({ reading }) {
    return says(reading, 'injection')
      ? 'I do not know how to do that: I have no instructions that you could change. I am a set of rules that reads your own records and a renovation guide, and nothing else.'
      : 'I do not know that: I can only read your own records. I cannot see other people’s data, passwords or account details.';
  },
};

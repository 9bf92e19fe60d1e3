import type { Answerer } from './answerer.ts';

const SHOP =
  /^(and |so |ok )?where (did|do|was|were|have|had) .*\b(buy|bought|get|got|order|ordered|purchased?|come from)\b/;
const DEED =
  /^(please )?(can|could|would|will) you (please )?(order|buy|call|pay|send|email|text|book|hire|fire|print|sign|fix|build|paint)\b/;

/** What no record has, and what the assistant cannot do. */
export const notKept: Answerer = {
  understands: ({ words }) => SHOP.test(words.join(' ')) || DEED.test(words.join(' ')),
  answer: ({ reading }) =>
    DEED.test(reading.words.join(' '))
      ? 'I cannot do that: I can only read your records and prepare forms for you to save.'
      : 'I do not know where: an expense does not keep the shop. Its notes or its receipt may tell; look it up on the [expenses page](/expenses).',
};

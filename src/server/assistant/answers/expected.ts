import { says } from '../question/mentions.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, expectedSentence } from './plan-text.ts';

/** "What will it cost in the end?" */
export const expected: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'expected') &&
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    reading.rest.length === 0,
  answer: (inquiry) => aboutPlans(inquiry, expectedSentence),
};

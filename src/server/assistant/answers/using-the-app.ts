import type { Reading } from '../question/reading.ts';
import { pages } from '../writing/links.ts';
import type { Answerer } from './answerer.ts';

const verbs = new Set(
  `add delete remove create change edit update set mark rename move increase decrease raise lower
  record log enter cancel upgrade upload attach export download save complete invite share import
  insert reset`.split(/\s+/),
);
const openings =
  /^((please|can|could|would|will|you|i|want|to|need|help|me|go|ahead|and|how|do|we|where|kindly|like|just|let|us|now|then|ok|hey|hi) )*/;

/** What a person wants to change, by the nouns that name it; the first that fits. */
const things: readonly [nouns: RegExp, instruction: string][] = [
  [
    /\b(password|passwords)\b/,
    'Sign out and choose “Forgot password” on the sign-in page, or change it from the user menu.',
  ],
  [
    /\b(csv|spreadsheet|excel|export|download)\b/,
    'The [expenses page](/expenses) has an export that saves what is listed as a CSV file.',
  ],
  [
    /\b(receipt|receipts|photo|invoice|picture)\b/,
    'Open an expense on the [expenses page](/expenses), choose Edit, and drop the receipt there.',
  ],
  [
    /\b(milestone|milestones|task|deadline)\b/,
    `Use Add Milestone on the [timeline](${pages.timeline}); each milestone there can be edited, completed or deleted.`,
  ],
  [
    /\b(contractor|contractors|electrician|plumber|painter)\b/,
    `Use Add Contractor on the [contractors page](${pages.contractors}); each card there can be edited or deleted.`,
  ],
  [
    /\b(plan|subscription|pro|upgrade)\b/,
    `Plans are changed on the [billing page](${pages.billing}).`,
  ],
  [
    /\b(budget|project|projects)\b/,
    `Projects and their budgets are changed on the [projects page](${pages.projects}).`,
  ],
  [
    /\b(expense|expenses|purchase|payment|cost|amount|\$?\d+)\b/,
    'Use Add Expense on the [expenses page](/expenses); a row there can be opened, edited or deleted.',
  ],
];

function instructionFor(reading: Reading): string | null {
  const text = reading.words.join(' ');
  const [verb = '', second = ''] = text.replace(openings, '').split(' ');
  if (!verbs.has(verb) || second === 'up') return null;
  return things.find(([nouns]) => nouns.test(text))?.[1] ?? null;
}

/** "Add an expense of $50", "How do I export?": the assistant only reads, so it says where. */
export const usingTheApp: Answerer = {
  understands: (reading) =>
    instructionFor(reading) !== null &&
    !/\b(how (much|many)|can i (still )?add)\b/.test(reading.words.join(' ')),
  answer: ({ reading }) =>
    `I can only read your records, not change anything. ${instructionFor(reading)}`,
};

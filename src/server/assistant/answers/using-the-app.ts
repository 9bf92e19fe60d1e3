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

/** What the user wants to change, by the nouns in the question. The first match wins. */
const things: readonly [nouns: RegExp, instruction: string][] = [
  [
    /\b(password|passwords)\b/,
    'You can change your password in your [settings](/settings). If you forgot it, sign out and choose “Forgot password” on the sign-in page.',
  ],
  [
    /\b(csv|spreadsheet|excel|export|download)\b/,
    'You can export the listed expenses as a CSV file, or the whole project as a spreadsheet, with Export on the [expenses page](/expenses).',
  ],
  [
    /\b(receipt|receipts|photo|invoice|picture)\b/,
    'Open an expense on the [expenses page](/expenses), choose Edit, and add the receipt there.',
  ],
  [
    /\b(milestone|milestones|task|deadline)\b/,
    `Use Add Milestone on the [timeline](${pages.timeline}). You can also edit, complete or delete milestones there.`,
  ],
  [
    /\b(contractor|contractors|electrician|plumber|painter)\b/,
    `Use Add Contractor on the [contractors page](${pages.contractors}). You can also edit or delete contractors there.`,
  ],
  [
    /\b(plan|subscription|pro|upgrade)\b/,
    `You can change your plan on the [billing page](${pages.billing}).`,
  ],
  [
    /\b(budget|project|projects)\b/,
    `You can change projects and their budgets on the [projects page](${pages.projects}).`,
  ],
  [
    /\b(expense|expenses|purchase|payment|cost|amount|\$?\d+)\b/,
    'Use Add Expense on the [expenses page](/expenses). You can also edit or delete expenses there.',
  ],
];

function instructionFor(reading: Reading): string | null {
  const text = reading.words.join(' ');
  const [verb = '', second = ''] = text.replace(openings, '').split(' ');
  // "Share of the budget that is gone."
  if (!verbs.has(verb) || second === 'up' || second === 'of') return null;
  return things.find(([nouns]) => nouns.test(text))?.[1] ?? null;
}

/** "Add an expense of $50", "How do I export?" The assistant is read-only, so it says where. */
export const usingTheApp: Answerer = {
  understands: (reading) =>
    instructionFor(reading) !== null &&
    !/\b(how (much|many)|can i (still )?add)\b/.test(reading.words.join(' ')),
  answer: ({ reading }) =>
    `I can only read your records, not change anything. ${instructionFor(reading)}`,
};

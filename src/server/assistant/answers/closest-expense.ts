import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { RecordField } from '../query/ledger-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { functionWords } from '../question/described.ts';
import { everydayWords } from '../question/everyday-words.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { listed, plain } from '../writing/markdown.ts';

/** Each is looked for in the text of every expense. */
const MOST_WORDS = 10;
const FEWEST_SHARED = 2;

const fields: readonly (readonly [asks: RegExp, field: RecordField])[] = [
  [/\breceipts?\b/, 'receipt'],
  [/\b(?:who|whom)\b|\b(?:his|her|their|whose) name\b|\bname of\b/, 'contractor'],
  [/\bwhen\b|\b(?:what|which|the|on) (?:exact )?(?:day|date|month|week)\b/, 'date'],
  [
    pattern()`
      \b(?:card|cash|cheque|plastic|credit|debit|financ\w+|transfer)\b.*\bor\b|\bpaid (?:how|with)\b
      |\bhow\b.*\b(?:paid|pay|settled?|settle up)\b|\bmethods?\b
      |\b(?:on|by|with|use) (?:a |the )?(?:\w+ )?(?:card|cash|check|plastic)\b
    `,
    'paymentMethod',
  ],
  [
    pattern()`
      \b(?:
        costs?|price[ds]?|prices|pay|paid|paying|figures?|number|amount|damage|how much|charged?
        |bill|bucks|dollars|gave|give|spent|spend|worth of|fee|total|sum|ran|set (?:me|us) back
        |put (?:me|us) (?:back|in the hole)|come to|came to|refund|back for
      )\b
    `,
    'amount',
  ],
];
/** What an expense does not keep, and what is no question for one. */
const OTHER = pattern()`
  \b(?:
    why|how (?:many|long|often|big|far|tall|wide|old|come)|colou?rs?|brand|models?|where|warranty
    |serial|should|would (?:it|that|we|i)|will (?:it|that|the|our|we|i|he|she|they)|going to
    |going for|next|left|budget|over|under|average|percent|overdue|due|milestones?|agreed|agreement
    |quotes?|contract|planned|plan|unpaid|owe|still|inspector|rain|weather|compare|than|difference
  )\b
`;

const isTelling = (word: string): boolean =>
  word.length > 2 && !stopWords.has(word) && !everydayWords.has(word) && !functionWords.has(word);

/**
 * The one expense whose description shares the most words with a question that nothing else answers,
 * with what it matched. Null if several do, or if it shares little of its own words.
 */
export async function closestExpense(reading: Reading, books: Books): Promise<string | null> {
  const text = reading.words.join(' ');
  const field = fields.find(([asks]) => asks.test(text))?.[1];
  if (field === undefined || OTHER.test(text) || isElsewhere(reading)) return null;
  const places = new Set(reading.projects.flatMap(({ name }) => toWords(name).map(stem)));
  const said = [...new Set(reading.words)].filter(
    (word) => isTelling(word) && !places.has(stem(word)) && !reading.named.includes(word),
  );
  const [project, ...others] = reading.projects;
  const scope = project && others.length === 0 ? { projectId: project.id } : {};
  const { rows, matched } = await findExpensesByWords(books, scope, said, MOST_WORDS);
  const [only, ...more] = rows;
  if (!only || more.length > 0 || !isMeant(only, matched)) return null;
  if (!isThen(only, reading)) return null;
  const words = listed(
    matched.map((word) => `“${plain(word)}”`),
    'and',
  );
  return `${fieldLines([only], field, books)} I found it by ${words}.`;
}

const isElsewhere = (reading: Reading): boolean =>
  says(reading, 'advice', 'may', 'injection', 'foreign') ||
  isInGeneral(reading) ||
  reading.bound !== null ||
  reading.subject !== null;

/** "Like in 1885" is a story. */
function isThen({ date }: LedgerExpense, { period }: Reading): boolean {
  if (period === null || (period.to ?? OLDEST) < OLDEST) return true;
  return (period.from ?? '') <= date && date <= (period.to ?? '9999-12-31');
}
const OLDEST = '2005-01-01';

/** Two words of it or more, and at least half of those that tell what it is. */
function isMeant({ description }: LedgerExpense, matched: readonly string[]): boolean {
  const own = new Set(toWords(description).filter(isTelling).map(stem));
  const shared = new Set(matched.map(stem).filter((word) => own.has(word)));
  return shared.size >= FEWEST_SHARED && shared.size * 2 >= own.size;
}

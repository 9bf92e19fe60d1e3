import type { Books } from '../books.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { everydayWords } from '../question/everyday-words.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { bold, plain } from '../writing/markdown.ts';

/** "The hooks alone, without the mirror", "the faucet by itself". */
const ALONE =
  /^(.*?)\b(?:alone|by (?:it|them)sel(?:f|ves)|on (?:its|their) own|(?:it|them)sel(?:f|ves)|(?=without\b))(?: (?:and )?(?:without|not|minus|no) (?:the |its |any )?(.+))?/;
/** "How much of the grout purchase was thinset?" */
const SHARE =
  /\bhow much of (?:the|that|our) (.+?) (?:(?:bill|purchase|expense|order|cost|total|amount|money) )?(?:was|were|went (?:to|on|for)|is) (?:for )?(?:just |only )?(?:the )?(.+)$/;
const JOINED = /\s(?:and|with|plus|&|\+)\s|,\s(?=.*\b(?:and|plus)\b)/i;

/** "How much gas went into the truck?" */
const FUEL =
  /\b(?:gas|gasoline|petrol|fuel|diesel)\b.*\b(truck|pickup|car|van|lorry|trailer|driving|drive|dump|commute|errands)\b/;

/**
 * One of the things that a single expense is for has no amount of its own, and the fuel for a drive
 * is not the gas of a house. Null for any other question.
 */
export async function partOfExpense(reading: Reading, books: Books): Promise<string | null> {
  if (says(reading, 'advice', 'may')) return null;
  // "The pump house without labor" is a project without a category.
  const { categories, contractors, paymentMethods, projects } = reading.exclusions;
  if ([categories, contractors, paymentMethods, projects].some(({ length }) => length > 0))
    return null;
  const text = reading.words.join(' ');
  const [, drive] = FUEL.exec(text) ?? [];
  if (drive !== undefined && says(reading, 'spend', 'howMuch')) {
    const { rows } = await findExpensesByWords(books, {}, [drive]);
    if (rows.length === 0) return 'I do not know: none of your expenses is for that fuel.';
  }
  const [, whole, share] = SHARE.exec(text) ?? [];
  const [, one, other] = share ? [text, share, whole] : (ALONE.exec(text) ?? []);
  // "The porch without the lamps": a project is no part of an expense.
  const ofProject = new Set(reading.projects.flatMap(({ name }) => toWords(name)));
  const wanted = telling(one).filter((word) => !ofProject.has(word));
  if (wanted.length === 0 || !says(reading, 'spend', 'howMuch', 'expense', 'charge')) return null;
  const left = telling(other).filter((word) => !wanted.includes(word));
  if (other !== undefined && left.length === 0) return null;
  const { rows } = await findExpensesByWords(books, {}, [...wanted, ...left]);
  const row = rows.find(({ description }) => holdsBoth(description, { wanted, left }));
  return row
    ? `I do not know: an expense is kept as one amount, and ${bold(plain(row.description))} is one.`
    : null;
}

const telling = (text = ''): string[] =>
  toWords(text).filter((word) => !stopWords.has(word) && !everydayWords.has(word));

/** Whether the description joins the things asked for with those left out, or with any others. */
function holdsBoth(
  description: string,
  { wanted, left }: { wanted: readonly string[]; left: readonly string[] },
): boolean {
  const parts = description.split(JOINED).map((part) => new Set(toWords(part).map(stem)));
  const has = (words: readonly string[]) => (part: ReadonlySet<string>) =>
    words.every((word) => part.has(stem(word)));
  const at = parts.findIndex(has(wanted));
  const others = parts.filter((_, place) => place !== at);
  return at !== -1 && others.length > 0 && (left.length === 0 || others.some(has(left)));
}

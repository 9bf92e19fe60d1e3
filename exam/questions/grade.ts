import type { Household, KnownExpense } from './households/household.ts';
import type { HouseholdIds } from './households/insert-household.ts';
import type { QuestionRow } from './question-rows.ts';
import { figure, rowsBehind } from './truth.ts';

export const outcomes = ['right', 'declined', 'something else', 'invented'] as const;
export type Outcome = (typeof outcomes)[number];

const DECLINES =
  /\bI (do not|don’t) (know|understand|have|see)|\bI (cannot|can’t|could not) |\bI found (no|nothing)|(is|are) not in your records|\bI am not sure|\bNone of your|^No |\b(has|have) no .* (called|named)/i;
const FIRST_WORDS = 220;
/** "Apr" also stands for "April". */
const MONTH = /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)$/i;

const linksIn = (answer: string) =>
  [...answer.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, text = '', address = '']) => ({
    text,
    address,
  }));

/** A household and the ids of its records. */
export type ExamHousehold = Household & HouseholdIds;

export function grade(row: QuestionRow, answer: string, household: ExamHousehold): Outcome {
  const text = answer.replaceAll('\\', '');
  if (inventedFigures(text, row, household).length > 0) return 'invented';
  const isRight = row.expected.every((part) =>
    part.split(' OR ').some((one) => meets(text, one, household)),
  );
  if (isRight) return 'right';
  return declines(text) ? 'declined' : 'something else';
}

const declines = (text: string) => DECLINES.test(text.slice(0, FIRST_WORDS));

function meets(text: string, part: string, household: ExamHousehold): boolean {
  const lower = text.toLowerCase();
  if (part === 'DECLINE') return declines(text);
  if (part === 'GUIDE') return text.includes('From the guide');
  if (part.startsWith('LINK ')) return hasLink(text, part.slice(5));
  if (part.startsWith('!')) return !lower.includes(part.slice(1).toLowerCase());
  if (part.startsWith('{id ')) return hasContractor(text, part.slice(4, -1), household);
  const wanted = part.startsWith('{') ? figure(household, part.slice(1, -1)) : part;
  if (MONTH.test(wanted)) return new RegExp(`\\b${wanted}`, 'i').test(text);
  // "no" is not in "now".
  return /^\w{1,4}$/.test(wanted)
    ? new RegExp(`\\b${wanted}\\b`, 'i').test(text)
    : lower.includes(wanted.toLowerCase());
}

function hasLink(text: string, wanted: string): boolean {
  const [path = '', query = ''] = wanted.split('?');
  return linksIn(text).some(({ address }) => {
    const given = new URLSearchParams(address.split('?')[1] ?? '');
    return (
      address.split('?')[0] === path &&
      [...new URLSearchParams(query)].every(
        ([name, value]) =>
          given.get(name) === value ||
          (name === 'amount' && amountsIn(given).includes(Number(value))),
      )
    );
  });
}

/** Some lists write a refund as a negative amount. */
function amountsIn(query: URLSearchParams): number[] {
  const amount = Number(query.get('amount'));
  return query.get('kind') === 'refund' ? [amount, -amount] : [amount];
}

function hasContractor(text: string, name: string, { contractorIds }: ExamHousehold): boolean {
  const id = Object.entries(contractorIds).find(([full]) => full.startsWith(name))?.[1];
  return linksIn(text).some(
    ({ address }) =>
      address === `/contractors/${id}` ||
      new URLSearchParams(address.split('?')[1]).get('contractorId') === String(id),
  );
}

/**
 * Figures that no record explains: an amount on a link to the expenses page that is neither the sum,
 * the average nor one of the expenses there, or an amount without a link that nobody typed. The
 * difference or the sum of two figures in the same answer is explained by them.
 */
export function inventedFigures(
  text: string,
  { messages }: QuestionRow,
  household: ExamHousehold,
): string[] {
  const { projectIds, contractorIds, roomOf } = household;
  if (text.includes('From the guide')) return [];
  const all = [...text.matchAll(AMOUNT)].map(([amount]) => centsOf(amount));
  // "$221.00 for 34 is $6.50 apiece".
  const counts = [...text.matchAll(/(?<![$\d.,])\d{1,5}(?![\d.,]\d)/g)].map(([count]) =>
    Number(count),
  );
  const isShare = (cents: number) =>
    all.some((one) => counts.some((count) => count > 1 && Math.round(one / count) === cents));
  const isDerived = (amount: string) =>
    isShare(centsOf(amount)) ||
    all.some((one, at) =>
      all.some(
        (other, place) =>
          at !== place && [one - other, one + other].includes(centsOf(amount)) && other !== 0,
      ),
    );
  // What a list adds up to.
  const ofList = [...text.matchAll(/^- .*$/gm)].flatMap(([line]) =>
    [...line.matchAll(AMOUNT)].slice(0, 1).map(([amount]) => centsOf(amount)),
  );
  const sumOfList = ofList.reduce((total, one) => total + one, 0);
  const sums = new Set(sumsInBrackets(text));
  const ids = { projects: projectIds, contractors: contractorIds, rooms: roomOf };
  const invented: string[] = [];
  // A pace is no figure of a list.
  const links = linksIn(text.replace(/\[[^\]]*\]\([^)]*\) a (?:week|month)/g, ''));
  for (const link of links) {
    if (!link.address.startsWith('/expenses?') || link.address.includes('add=')) continue;
    const rows = rowsBehind(household, link.address, ids);
    for (const [amount] of link.text.matchAll(AMOUNT)) {
      if (!isExplained(amount, rows) && !isDerived(amount)) {
        invented.push(`${amount} on ${link.address}`);
      }
    }
  }
  const asked = messages.join(' ').replaceAll(',', '');
  const loose = text.replace(/\[[^\]]*\]\([^)]*\)/g, '');
  for (const [amount] of loose.matchAll(AMOUNT)) {
    const plain = Number(amount.replace(/[$,]/g, ''));
    // "Two hundred", "over a thousand", "forty five dollars".
    const isSpelled =
      (/\b(hundred|thousand|grand)\b/i.test(asked) && plain % 100 === 0) ||
      // "Four hundred and ten".
      /\b(hundred|thousand) and [a-z]+/.test(asked) ||
      (/\b(hundred|thousand) (and )?[a-z]+\b/.test(asked) && plain % 1 === 0) ||
      (/\b[a-z]+ (dollars?|bucks)\b/i.test(asked) && plain < 100);
    // "Over 4k", "1.5k".
    const isInThousands = [...asked.matchAll(/(\d+(?:\.\d+)?) ?(?:k|grand)\b/gi)].some(
      ([, count]) => Math.round(Number(count) * 1000) === plain,
    );
    const isAsked = asked.includes(String(plain)) || isInThousands || isSpelled;
    // A description may contain an amount.
    const isQuoted = amount === '$999,999.00';
    const isSum = ofList.length > 2 && centsOf(amount) === sumOfList;
    const isOfBrackets = sums.has(centsOf(amount));
    if (!isAsked && !isQuoted && !isSum && !isOfBrackets && !isDerived(amount))
      invented.push(`${amount} without a link`);
  }
  return invented;
}

/** "$15 ([$9](/tax) on the porch and [$6](/tax) on the attic)": what adds up to the total before it. */
function sumsInBrackets(text: string): number[] {
  return [...text.matchAll(TOTAL_OF_BRACKETS)].flatMap(([, total = '', inside = '']) => {
    const parts = linksIn(inside).flatMap(({ text: one }) => one.match(AMOUNT) ?? []);
    const sum = parts.reduce((before, one) => before + centsOf(one), 0);
    return parts.length > 1 && sum === centsOf(total) ? [sum] : [];
  });
}
const TOTAL_OF_BRACKETS = /(\$[\d,]+\.\d\d)\*{0,2} \(((?:[^()]|\([^()]*\))*)\)/g;

const AMOUNT = /\$[\d,]+\.\d\d/g;
const centsOf = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);

function isExplained(amount: string, rows: readonly KnownExpense[]): boolean {
  const cents = centsOf(amount);
  const sum = rows.reduce((total, one) => total + one.cents, 0);
  const spent = rows.filter((one) => one.cents > 0).reduce((total, one) => total + one.cents, 0);
  const known = [
    ...[sum, spent, sum / rows.length, spent / rows.length],
    ...rows.map((one) => one.cents),
  ];
  return known.some((one) => Math.abs(Math.abs(one) - cents) < 1);
}

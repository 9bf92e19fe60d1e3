import { formatMoney, fromCents, percentOf, toCents } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import { bold, link } from './markdown.ts';

/** One side of a comparison, with the figure of the answer about it. */
export interface Figure {
  name: string;
  /** What that answer says. */
  told: string;
  /** Null for a number of records. */
  sign: string | null;
  /** Cents, or how many. */
  cents: bigint;
  address: string;
  /** It is of one expense, of several that have some words in common, or of all that is asked. */
  of: 'one' | 'some' | 'all';
  /** It is all but the other side. */
  isRest?: boolean;
}

/** What is supposed of the first side against the second one: less than half, as much, double. */
export interface Claim {
  is: 'more' | 'less' | 'same';
  /** The 0.5 in "less than half of what the porch did". */
  times: number;
}

/** "Having the tub reglazed": the tub reglazed. */
export function nameOf(side: string): string {
  const bare = side.replace(
    /^(?:up |down |over )?(?:to|having|buying|with|for|from|on|in|at|by|into) (?=\S)/i,
    '',
  );
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** "$" for US dollars. */
export const signOf = (currency: string): string =>
  formatMoney('0.00', currency).replace(/[\d.,]+/, '');

const FIGURE = /\[([^\d\]]{1,4})([\d,]+\.\d\d)\]\(([^)]+)\)/;

/** The first figure of an answer; null for none, or if money came back. */
export function figureIn(side: string, answer: string, isOne = false): Figure | null {
  const [told = ''] = answer.split('\n');
  const [, sign = '', digits = '', address = ''] = FIGURE.exec(told) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (cents === null || sign.startsWith('−')) return null;
  const isSearch = address.includes('search=') && SEVERAL.test(told);
  const of = isOne ? 'one' : isSearch ? 'some' : 'all';
  return { name: nameOf(side), told: told.replace(/:$/, '.'), sign, cents, address, of };
}

const SEVERAL = /\[(?:[2-9]|\d\d+) expenses\]/;

/** How many there are, by the first number of an answer. */
export function countIn(side: string, answer: string): Figure | null {
  const [told = ''] = answer.split('\n');
  const [, count, address = ''] = COUNT.exec(told) ?? [];
  if (count === undefined) return null;
  const cents = BigInt(count.replaceAll(',', ''));
  return {
    name: nameOf(side),
    told: told.replace(/:$/, '.'),
    sign: null,
    cents,
    address,
    of: 'all',
  };
}
const COUNT = /\[([\d,]+) \w+\]\(([^)]+)\)/;

export const hasAmount =
  (text: string) =>
  ({ cents, sign }: Figure): boolean =>
    cents === 0n || text.includes(`[${amountOf(cents, sign)}${sign === null ? ' ' : ']'}`);

const amountOf = (cents: bigint, sign: string | null): string =>
  sign === null ? String(cents) : formatMoney(fromCents(cents)).replace(/^\$/, sign);

interface How {
  claim: Claim | null;
  /** The second side is a later time than the first one. */
  isCourse?: boolean;
  /** It asks how many percent one of them is more. */
  inPercent?: boolean;
}

/** Which of the two is more, by how much, and what is known of each. */
export function writeCompared(
  one: Figure,
  other: Figure,
  { claim, isCourse, inPercent = false }: How,
): string {
  const told = isCourse
    ? courseOf(one, other)
    : [claim && judgement(one, other, claim), gapInWords(one, other, inPercent)]
        .filter(Boolean)
        .join(' ');
  const lines = [one, other].map((side) => `- ${bold(side.name)}: ${side.told}`);
  return `${told}\n\n${lines.join('\n')}`;
}

/** How far apart they are. */
export function gapOf(one: Figure, other: Figure): Figure {
  const [more, less] = one.cents < other.cents ? [other, one] : [one, other];
  return { ...more, cents: more.cents - less.cents };
}

function gapInWords(one: Figure, other: Figure, inPercent: boolean): string {
  if (one.cents === other.cents) return 'Both are the same.';
  const [more, less] = one.cents < other.cents ? [other, one] : [one, other];
  const { cents, sign, address } = gapOf(one, other);
  const share =
    inPercent && less.cents > 0n ? percentOf(fromCents(cents), fromCents(less.cents)) : null;
  const percent = share === null ? '' : `, ${link(formatPercent(share), address)},`;
  return `${bold(more.name)} is ${link(amountOf(cents, sign), address)}${percent} more than ${bold(less.name)}.`;
}

function courseOf(one: Figure, other: Figure): string {
  if (one.cents === other.cents) return 'It stayed the same.';
  const by = link(amountOf(gapOf(one, other).cents, one.sign), other.address);
  return `It went ${other.cents > one.cents ? 'up' : 'down'} by ${by}.`;
}

/** Whether what is supposed is so, and how much of the second side the first one is. */
export function judgement(one: Figure, other: Figure, claim: Claim): string {
  const isSo = isTrue(one, other, claim) ? 'Yes' : 'No';
  if (claim.times === 1 || other.cents === 0n) return `${isSo}.`;
  const share = formatPercent(percentOf(fromCents(one.cents), fromCents(other.cents)));
  return `${isSo}: ${bold(one.name)} is ${link(share, one.address)} of ${bold(other.name)}.`;
}

function isTrue(one: Figure, other: Figure, { is, times }: Claim): boolean {
  if (is === 'same' && times === 1) return one.cents === other.cents;
  const share = Number(one.cents) / (Number(other.cents) * times);
  if (is === 'same') return Math.abs(share - 1) < CLOSE;
  return is === 'less' ? share < 1 : share > 1;
}
/** "Twice" is said of what is nearly that. */
const CLOSE = 0.05;

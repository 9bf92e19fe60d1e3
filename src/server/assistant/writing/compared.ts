import { formatMoney, fromCents, percentOf, toCents } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import { bold, link } from './markdown.ts';

/** One side of a comparison, with the figure of the answer about it. */
export interface Figure {
  name: string;
  /** What that answer says. */
  told: string;
  sign: string;
  cents: bigint;
  address: string;
  /** It is of one expense, of several that have some words in common, or of all that is asked. */
  of: 'one' | 'some' | 'all';
}

/** What is supposed of the first side against the second one: less than half, as much, double. */
export interface Claim {
  is: 'more' | 'less' | 'same';
  /** The 0.5 in "less than half of what the porch did". */
  times: number;
}

const FIGURE = /\[([^\d\]]{1,4})([\d,]+\.\d\d)\]\(([^)]+)\)/;

/** The first figure of an answer; null for none, or if money came back. */
export function figureIn(side: string, answer: string, isOne = false): Figure | null {
  const [told = ''] = answer.split('\n');
  const [, sign = '', digits = '', address = ''] = FIGURE.exec(told) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (cents === null || sign.startsWith('−')) return null;
  const bare = side.replace(/^(?:to|having|buying) (?=\S+ )/i, '');
  const name = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
  const isSearch = address.includes('search=') && SEVERAL.test(told);
  const of = isOne ? 'one' : isSearch ? 'some' : 'all';
  return { name, told: told.replace(/:$/, '.'), sign, cents, address, of };
}

const SEVERAL = /\[(?:[2-9]|\d\d+) expenses\]/;

export const hasAmount =
  (text: string) =>
  ({ cents, sign }: Figure): boolean =>
    text.includes(`[${moneyOf(cents, sign)}]`);

const moneyOf = (cents: bigint, sign: string): string =>
  formatMoney(fromCents(cents)).replace(/^\$/, sign);

interface How {
  claim: Claim | null;
  /** The second side is a later time than the first one. */
  isCourse?: boolean;
}

/** Which of the two is more, by how much, and what is known of each. */
export function writeCompared(one: Figure, other: Figure, { claim, isCourse }: How): string {
  const told = isCourse
    ? courseOf(one, other)
    : [claim && judgement(one, other, claim), gapOf(one, other)].filter(Boolean).join(' ');
  const lines = [one, other].map((side) => `- ${bold(side.name)}: ${side.told}`);
  return `${told}\n\n${lines.join('\n')}`;
}

function gapOf(one: Figure, other: Figure): string {
  const gap = one.cents - other.cents;
  if (gap === 0n) return 'Both are the same.';
  const [more, less] = gap < 0n ? [other, one] : [one, other];
  const by = link(moneyOf(more.cents - less.cents, more.sign), more.address);
  return `${bold(more.name)} is ${by} more than ${bold(less.name)}.`;
}

function courseOf(one: Figure, other: Figure): string {
  if (one.cents === other.cents) return 'It stayed the same.';
  const isUp = other.cents > one.cents;
  const gap = isUp ? other.cents - one.cents : one.cents - other.cents;
  const by = link(moneyOf(gap, one.sign), other.address);
  return `It went ${isUp ? 'up' : 'down'} by ${by}.`;
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

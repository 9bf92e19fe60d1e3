import { currencies } from '#shared/currency.ts';
import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import type { Words } from './words.ts';

export interface AmountBound {
  over?: string;
  under?: string;
  /** For the answer, such as "over $500.00". */
  describe(currency: string): string;
}

/** `step` is in cents. Query limits are exclusive, so "at least" and "at most" move them by one. */
const comparisons: readonly [
  phrases: string,
  end: 'over' | 'under',
  label: string,
  step: bigint,
][] = [
  ['more than|greater than|bigger than|larger than|higher than', 'over', 'over', 0n],
  [
    'over|above|exceed|exceeds|exceeding|exceeded|costing more than|pricier than|dearer than|costlier than|more expensive than|>',
    'over',
    'over',
    0n,
  ],
  ['at least', 'over', 'of at least', -1n],
  ['less than|lower than|cheaper than|smaller than|under|below|<', 'under', 'under', 0n],
  ['at most|up to|no more than', 'under', 'of at most', 1n],
];

/** Each amount is in the currency of the project, however the question names it. */
export const currencyWords: ReadonlySet<string> = new Set([
  ...['dollars', 'dollar', 'bucks', 'euros', 'euro', 'pounds', 'pound', 'quid', 'francs', 'kronor'],
  ...['rupees', 'pesos', 'reais', 'rand', 'grand'],
]);

export const amountWords: readonly string[] = [
  ...comparisons.flatMap(([phrases]) => phrases.split(/[ |]/)),
  ...currencyWords,
];

const currencyCodes = currencies.map((code) => code.toLowerCase());

/** "$3,000", "1.5k" or "500" as an amount with two decimals; null if the word is not an amount. */
export function toAmount(word: string): string | null {
  const match = /^\$?(\d[\d,]*)(?:\.(\d+))?(k)?$/.exec(word);
  if (!match) return null;
  const [, whole = '', fraction = '', thousands] = match;
  const digits = whole.replaceAll(',', '');
  const plain = thousands
    ? `${digits}${fraction.padEnd(3, '0').slice(0, 3)}`
    : `${digits}${fraction ? `.${fraction.slice(0, 2)}` : ''}`;
  const cents = digits.length > 12 ? null : toCents(plain);
  return cents === null ? null : fromCents(cents);
}

/** The limits in "over $500" or "between $100 and $200". */
export function takeAmountBound(words: Words): AmountBound | null {
  const between = words.find(['between']);
  const [low, high] = [toAmount(words.at(between + 1)), toAmount(words.at(between + 3))];
  const areYears = [1, 3].every((step) => YEAR.test(words.at(between + step)));
  const isOfMoney = !areYears || currencyAfter(words, between + 4) > 0;
  if (between !== -1 && low && high && isOfMoney && words.at(between + 2) === 'and') {
    words.take(between, 4 + currencyAfter(words, between + 4));
    return {
      over: addCents(low, -1n),
      under: addCents(high, 1n),
      describe: (currency) =>
        `between ${formatMoney(low, currency)} and ${formatMoney(high, currency)}`,
    };
  }
  const from = words.find(['from']);
  const [least, most] = [toAmount(words.at(from + 1)), toAmount(words.at(from + 3))];
  const isMoney = /^\$/.test(words.at(from + 1)) || currencyAfter(words, from + 4) > 0;
  if (from !== -1 && least && most && words.at(from + 2) === 'to' && isMoney) {
    words.take(from, 4 + currencyAfter(words, from + 4));
    return {
      over: addCents(least, -1n),
      under: addCents(most, 1n),
      describe: (currency) =>
        `between ${formatMoney(least, currency)} and ${formatMoney(most, currency)}`,
    };
  }
  const near = takeNear(words);
  if (near) return near;
  for (const [phrases, end, label, step] of comparisons) {
    for (const phrase of phrases.split('|')) {
      const parts = phrase.split(' ');
      const at = words.find(parts);
      const amount = at === -1 ? null : toAmount(words.at(at + parts.length));
      const isShare = ['%', 'percent'].includes(words.at(at + parts.length + 1));
      const isYear = YEAR.test(words.at(at + parts.length)) && yearsIn(words) > 1;
      // "Hand over $900" is no limit.
      const isHanded = /^(?:hand|fork|turn|sign)(?:s|ed|ing)?$/.test(words.at(at - 1));
      if (amount === null || isShare || isYear || isHanded) continue;
      const isLeftOut = LEFT_OUT.test(words.list.slice(0, at).join(' '));
      words.take(at, parts.length + 1 + currencyAfter(words, at + parts.length + 1));
      if (isLeftOut) {
        takeLeftOut(words);
        return otherThan(amount, end, step);
      }
      return {
        [end]: addCents(amount, step),
        describe: (currency) => `${label} ${formatMoney(amount, currency)}`,
      };
    }
  }
  return null;
}

/** "What cost around 1400?" looks for an expense that somebody remembers. */
function takeNear(words: Words): AmountBound | null {
  const [, before = ''] = NEAR.exec(words.text) ?? [];
  const at = before === '' ? -1 : before.split(' ').length;
  const cents = at === -1 ? null : toCents(toAmount(words.at(at)) ?? '');
  if (cents === null || cents === 0n) return null;
  const amount = fromCents(cents);
  words.take(at - 1, 2 + currencyAfter(words, at + 1));
  return {
    over: fromCents(cents - cents / TOLERANCE - 1n),
    under: fromCents(cents + cents / TOLERANCE + 1n),
    describe: (currency) => `around ${formatMoney(amount, currency)}`,
  };
}
const TOLERANCE = 10n;
const NEAR = pattern()`
  ^(
    (?:(?:and|so|was|is|are|were) )*(?:
      anything|something|what|which|there|any|expenses?|purchases?|payments?|charges?|checks?|find
      |show|list|the (?:payment|expense|purchase|charge|check)
    )\b(?!.*\b(?:if|would|could|can|afford|left|budget|should|leave|worth|per|hour)\b)(?: \w+){0,8}? (?:
      around|about|roughly|approximately|approx|near|close to|somewhere around
    )
  ) \$?\d
`;

/** "Leave out anything under fifty dollars." */
const LEFT_OUT = pattern()`
  \b(?:leave|leaving|left) out
  |\b(?:
    excluding|exclude|except|ignoring|ignore|omitting|omit|without|skipping|skip|not counting
    |not including|minus
  )(?: (?:
      for|anything|everything|all|any|the|expenses?|items?|purchases?|payments?|ones|things|amounts?
      |that|which|is|are|was|were|costs?|costing
    )
  )*$
`;
const LEADS = pattern()`
  \b(?:if (?:you|we|i) )?(?:leave|leaving|left) out(?: (?:anything|everything|all|any|the|expenses?|items?|purchases?|payments?)
  )*\b
  |\b(?:
    excluding|exclude|except|ignoring|ignore|omitting|omit|without|skipping|skip|not counting
    |not including|minus
  )(?: (?:
      for|anything|everything|all|any|the|expenses?|items?|purchases?|payments?|ones|things|amounts?
    )
  )+\b
`;
const takeLeftOut = (words: Words) => words.takeMatch(LEADS);

/** All that is not over, or not under, an amount. */
function otherThan(amount: string, end: 'over' | 'under', step: bigint): AmountBound {
  return end === 'over'
    ? {
        under: addCents(amount, step + 1n),
        describe: (currency) => `of at most ${formatMoney(addCents(amount, step), currency)}`,
      }
    : {
        over: addCents(amount, step - 1n),
        describe: (currency) => `of at least ${formatMoney(addCents(amount, step), currency)}`,
      };
}

/** "Did 2025 cost more than 2026?" */
const YEAR = /^20[12]\d$/;
const yearsIn = (words: Words) => words.list.filter((word) => YEAR.test(word)).length;

/** An amount on its own, as in "can I afford a $3,000 countertop". */
export function takeAmount(words: Words): string | null {
  const index = words.list.findIndex(
    (word, at) =>
      !words.isTaken(at) &&
      toAmount(word) !== null &&
      !MEASURES.has(words.at(at + 1)) &&
      (/^\$|k$|,|\./.test(word) || word.length > 2 || currencyAfter(words, at + 1) > 0),
  );
  if (index === -1) return null;
  const isGrand = words.at(index + 1) === 'grand';
  words.take(index, 1 + currencyAfter(words, index + 1));
  return toAmount(isGrand ? `${words.at(index)}k` : words.at(index));
}

/** "A 900 cfm hood" costs no 900. */
const MEASURES: ReadonlySet<string> = new Set(
  'amp amps ampere cfm kelvin psi watt watts volt volts btu gallon gallons inch inches ft feet foot mil mm cm sq square degrees lb lbs kw kwh yrs lumens'.split(
    ' ',
  ),
);

const currencyAfter = (words: Words, at: number) =>
  currencyWords.has(words.at(at)) || currencyCodes.includes(words.at(at)) ? 1 : 0;

function addCents(amount: string, step: bigint): string {
  return fromCents((toCents(amount) ?? 0n) + step);
}

/** "How many dollars" is "how much". */
export function inMoney(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) => word === 'many' && currencyWords.has(words[index + 1] ?? ''),
  );
  return at === -1 ? [...words] : [...words.slice(0, at), 'much', ...words.slice(at + 2)];
}

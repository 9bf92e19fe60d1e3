const small = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + 10 * index]),
);
const MONEY = /^(?:dollars?|bucks|euros?|pounds|quid)$/;
/** "Over eighty an hour". */
const PER_HOUR = /^(?:an|per) hour$/;
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
]);

/**
 * "Two thousand five hundred" in digits. Small numbers stay words: "two quotes" is no
 * amount, but "five dollars" is.
 */
export function withAmountsInDigits(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = writtenAt(words, at);
    result.push(found?.text ?? words[at] ?? '');
    at = found?.end ?? at + 1;
  }
  return result;
}

/** An amount in words or with cents in words, in digits. */
function writtenAt(words: readonly string[], at: number): { text: string; end: number } | null {
  const thousands = thousandsAt(words, at);
  if (thousands) return thousands;
  const spelled = amountAt(words, at);
  const whole = spelled ?? wholeDollarsAt(words, at);
  const cents = whole && centsAt(words, whole.end);
  if (cents) {
    return { text: `${whole.amount}.${String(cents.count).padStart(2, '0')}`, end: cents.end };
  }
  return spelled && { text: String(spelled.amount), end: spelled.end };
}

/** "10 grand", "1.5 grand". */
function thousandsAt(words: readonly string[], at: number) {
  const isCounted = /^\$?\d{1,3}(?:\.\d)?$/.test(words[at] ?? '') && words[at + 1] === 'grand';
  return isCounted ? { text: `${words[at]}k`, end: at + 2 } : null;
}

/** "43", which may have cents after it. */
function wholeDollarsAt(words: readonly string[], at: number) {
  const word = words[at] ?? '';
  return /^\d{1,6}$/.test(word) ? { amount: Number(word), end: at + 1 } : null;
}

/** "Dollars and eighty seven cents", after "forty three". */
function centsAt(words: readonly string[], start: number) {
  if (!MONEY.test(words[start] ?? '')) return null;
  const at = words[start + 1] === 'and' ? start + 2 : start + 1;
  const word = words[at] ?? '';
  const digits = /^\d{1,2}$/.test(word) ? { amount: Number(word), end: at + 1 } : null;
  const count = digits ?? smallNumberAt(words, at);
  const isOfCents = count !== null && /^(?:cents?|pence|p)$/.test(words[count.end] ?? '');
  return isOfCents ? { count: count.amount, end: count.end + 1 } : null;
}

/**
 * "Gave him forty in cash": the first number from ten on that no thing follows, in digits. "Twenty
 * boards" is no amount.
 */
export function withSmallAmountInDigits(words: readonly string[]): string[] {
  for (const at of words.keys()) {
    const next = partAt(words, at, false);
    // "Thirty two fifty" may be 32.50 or 3,250.
    const isAfterOther = small.has(words[at - 1] ?? '') || tens.has(words[at - 1] ?? '');
    if (isAfterOther) continue;
    const isMoney = next !== null && next.amount >= 10 && AFTER_AMOUNT.has(words[next.end] ?? '');
    if (isMoney) return [...words.slice(0, at), String(next.amount), ...words.slice(next.end)];
  }
  return [...words];
}
const AFTER_AMOUNT = new Set([
  '',
  ...`on for in by cash to from with via today yesterday check cheque visa debit credit this last
  and of`.split(/\s+/),
]);

function amountAt(words: readonly string[], start: number) {
  let sum = 0;
  let end = start;
  for (;;) {
    const next = partAt(words, end, end === start);
    if (!next) break;
    sum += next.amount;
    end = next.end;
    if (words[end] === 'and' && partAt(words, end + 1, false)) end += 1;
  }
  return end > start ? { amount: sum, end } : null;
}

/** "Sixteen", "twenty five". */
export const smallNumberAt = (words: readonly string[], at: number) => partAt(words, at, false);

/** "Two hundred", "a thousand"; after one of those also "fifty" or "fifty five". */
function partAt(words: readonly string[], at: number, isFirst: boolean) {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const ten = tens.get(word);
  const count = small.get(word) ?? (ten === undefined ? undefined : ten + (small.get(next) ?? 0));
  const length = ten !== undefined && small.has(next) ? 2 : 1;
  const scale = scales.get(words[at + length] ?? '');
  if (count !== undefined && scale) return { amount: count * scale, end: at + length + 1 };
  // "Forty five dollars": money, so a small number is an amount too.
  const after = words.slice(at + length, at + length + 2).join(' ');
  const isMoney = MONEY.test(words[at + length] ?? '') || PER_HOUR.test(after);
  if (count !== undefined && isMoney) return { amount: count, end: at + length };
  if (/^(?:a|another)$/.test(word) && scales.has(next))
    return { amount: scales.get(next) ?? 0, end: at + 2 };
  return !isFirst && count !== undefined ? { amount: count, end: at + length } : null;
}

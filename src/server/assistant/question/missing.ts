import type { Words } from './words.ts';

export type Missing = 'receipt' | 'contractor' | 'date' | (typeof missingDetails)[number];
/** What a contractor may lack. */
export const missingDetails = ['phone', 'email', 'rate', 'company'] as const;

const missingNouns: readonly [noun: RegExp, missing: Missing][] = [
  [/^(receipts?|photos?|pictures?|proofs?)$/, 'receipt'],
  [/^(contractors?|payee|person|tradesman|company)$/, 'contractor'],
  [/^(dates?|deadline|day)$/, 'date'],
  [/^(phones?|telephone)$/, 'phone'],
  [/^(email|emails|mail)$/, 'email'],
  [/^(rates?|hourly|hour)$/, 'rate'],
];
/** "Which contractors have no company?" asks for people, "which expenses have no company?" does not. */
const OF_PEOPLE =
  /^(?:contractors?|who|whose|whoever|those|people|workers?|ones|subs|crew|trades|tradespeople|tradesmen|guys|folks|them)$/;
const FIRM = /^(?:company|firm|business|outfit)$/;

/** "Who works by the job?" */
const PRICES_BY_JOB =
  /\b(?:price[sd]?|charge[sd]?|bill(?:s|ed)?|quote[sd]?|works?|worked|pricing|charging|working|paid) (?:only )?(?:by|per) the (?:job|piece|task)\b/;

function missingAt(words: Words, at: number): Missing | undefined {
  const word = words.at(at);
  const isOfPeople = words.list.some((one) => OF_PEOPLE.test(one));
  if (FIRM.test(word) && isOfPeople) return 'company';
  return missingNouns.find(([noun]) => noun.test(word))?.[1];
}

const lacks = new Set(
  'no without missing lack lacks lacking not never unsupported unbacked'.split(' '),
);
const betweenWords = new Set(
  `a an any the its their have has had got attached yet been assigned to on file of with my our go went
  through noted listed recorded named target due set single given gone backed up by supported covered
  tied linked booked received kept saw gave give gives told us me quote quoted quoting charge charging
  bill billing by the i we can could back with prove proved show document documented`.split(/\s+/),
);

/** "Not back up with a receipt". */
const MOST_BETWEEN = 5;

/** What the records in question lack: "no receipt", "without a contractor". */
export function takeMissing(words: Words): Missing | null {
  for (const [at, word] of words.list.entries()) {
    if (!lacks.has(word) || words.isTaken(at)) continue;
    let next = at + 1;
    while (betweenWords.has(words.at(next))) next += 1;
    const missing = missingAt(words, next);
    if (!missing || next - at > MOST_BETWEEN) continue;
    words.take(at, next - at + 1);
    return missing;
  }
  const byJob = PRICES_BY_JOB.test(words.text) && words.list.some((one) => OF_PEOPLE.test(one));
  if (byJob && words.takeMatch(PRICES_BY_JOB)) return 'rate';
  const receiptless = words.find(['receipt', 'less']);
  if (receiptless !== -1) {
    words.take(receiptless, 2);
    return 'receipt';
  }
  const nobody = words.find(['to', 'nobody']);
  if (nobody !== -1) {
    words.take(nobody, 2);
    return 'contractor';
  }
  // "Which receipts are missing?"
  for (const at of words.list.keys()) {
    const missing = missingAt(words, at);
    const verb = words.find(['missing'], at);
    if (!missing || words.isTaken(at) || verb === -1 || verb - at > 3) continue;
    words.take(at);
    words.take(verb);
    return missing;
  }
  return null;
}

import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { takeCategory, takePaymentMethod, takeSpecialty } from './categories.ts';
import type { OwnNames } from './own-names.ts';
import { stopWords } from './stop-words.ts';
import { Words } from './words.ts';

/** What a question leaves out: "except labor", "not counting Grace", "that are not by check". */
export interface Exclusions {
  categories: readonly string[];
  paymentMethods: readonly string[];
  contractors: readonly Contractor[];
  specialty: string | null;
  projects: readonly Project[];
  /** Words to search for, such as those of a description. */
  words: readonly string[];
}

const noExclusions: Exclusions = {
  categories: [],
  paymentMethods: [],
  contractors: [],
  specialty: null,
  projects: [],
  words: [],
};

/** The longest first. `isSure` ones can also leave out words that are not in any list. */
const markers: readonly { phrase: readonly string[]; isSure: boolean }[] = [
  ...[
    ...['if you leave out', 'if we leave out', 'if i leave out', 'leaving out', 'leave out'],
    ...['except for', 'except', 'excluding', 'apart from', 'aside from', 'other than', 'besides'],
    ...['not counting', 'not including', 'do not count', 'ignoring', 'minus', 'everything but'],
    ...['all but', 'anything but', 'outside of', 'neither', 'leaving aside', 'if we ignore'],
  ].map((text) => ({ phrase: text.split(' '), isSure: true })),
  ...[
    ...['that were not', 'that are not', 'that is not', 'that was not', 'which were not'],
    ...['were not', 'are not', 'was not', 'is not', 'but not', 'and not', 'not paid', 'not on'],
    ...['did not go to', 'did not go on', 'not go to', 'not go on', 'not spent on', 'not spend on'],
    ...['not by', 'not with', 'not in', 'not for', 'not to', 'not from', 'not the', 'without'],
    ...['non', 'but the', 'but my', 'but our', 'but for', 'but'],
  ].map((text) => ({ phrase: text.split(' '), isSure: false })),
];

/** Before "but", which otherwise only goes on. */
const wholes = new Set(['everything', 'all', 'anything', 'everyone', 'total', 'spending', 'costs']);

/** They come between the marker and what it leaves out. */
const leads = new Set(
  `the a an any all my our for on to from of paid went going done what we i that those which`.split(
    ' ',
  ),
);
/** They end what is left out. */
const ends = new Set(
  `how what which who when where did do does is are was were on for in across over from at during
  please except without excluding besides this last cost costs`.split(/\s+/),
);
/** They are of every expense. */
const ofMoney = new Set('spending spent expense expenses costs payments budget budgets'.split(' '));
const MOST_WORDS = 6;

/** Takes the words of what the question leaves out. */
export async function takeExclusions(
  words: Words,
  names: OwnNames,
  pace: Pace,
): Promise<Exclusions> {
  let found = noExclusions;
  for (const { phrase, isSure } of markers) {
    for (let at = words.find(phrase); at !== -1; at = words.find(phrase, at + 1)) {
      await pace();
      if (phrase[0] === 'but' && !words.list.slice(0, at).some((word) => wholes.has(word)))
        continue;
      // "Everything, but only for the porch" leaves nothing out.
      if (phrase[0] === 'but' && ['only', 'just'].includes(words.at(at + 1))) continue;
      // "Without going over the budget" leaves nothing out.
      if (/^\w{2,}ing$/.test(words.at(at + phrase.length)) && phrase.at(-1) === 'without') continue;
      const part = await readAfter(words, at + phrase.length, names, pace);
      const isListed = hasAny({ ...part.exclusions, words: [] });
      // "Without the washing machine", after another question.
      const isTold = isSure || (at <= 1 && phrase[0] === 'without');
      if (!isListed && !(isTold && part.exclusions.words.length > 0)) continue;
      words.take(at, phrase.length);
      for (const index of part.taken) words.take(index);
      found = merge(found, part.exclusions);
    }
  }
  return found;
}

export const hasAny = (exclusions: Exclusions): boolean =>
  Object.values(exclusions).some((value) => value !== null && value.length > 0);

function merge(one: Exclusions, other: Exclusions): Exclusions {
  return {
    categories: [...one.categories, ...other.categories],
    paymentMethods: [...one.paymentMethods, ...other.paymentMethods],
    contractors: [...one.contractors, ...other.contractors],
    specialty: one.specialty ?? other.specialty,
    projects: [...one.projects, ...other.projects],
    words: [...one.words, ...other.words],
  };
}

async function readAfter(words: Words, from: number, names: OwnNames, pace: Pace) {
  let start = from;
  while (leads.has(words.at(start)) && start < from + MOST_WORDS) start += 1;
  let end = start;
  while (end < Math.min(words.list.length, start + MOST_WORDS)) {
    if (words.isTaken(end) || (end > start && ends.has(words.at(end)))) break;
    end += 1;
  }
  const part = new Words(words.list.slice(start, end));
  const paymentMethods = takeAll(part, takePaymentMethod);
  const contractors = (await names.contractors.takeNamed(part, pace)).flat();
  const specialty = takeSpecialty(part);
  const categories = takeAll(part, takeCategory);
  const isListed = paymentMethods.length + contractors.length + categories.length > 0;
  const projects = isListed ? [] : (await names.projects.takeNamed(part, pace)).flat();
  const rest = part.list.filter(
    (word, at) => !part.isTaken(at) && !stopWords.has(word) && !ofMoney.has(word),
  );
  const isOther = isListed || projects.length > 0 || specialty !== null;
  const exclusions: Exclusions = {
    ...{ categories, paymentMethods, contractors, specialty, projects },
    words: isOther ? [] : rest,
  };
  const isGone = (at: number) => part.isTaken(at) || exclusions.words.includes(part.at(at));
  const taken = [...part.list.keys()].filter(isGone).map((at) => at + start);
  return { exclusions, taken };
}

function takeAll(part: Words, take: (words: Words) => string | null): string[] {
  const found: string[] = [];
  for (let key = take(part); key !== null; key = take(part)) found.push(key);
  return found;
}

export type Missing = 'receipt' | 'contractor' | 'date' | 'phone' | 'email' | 'rate';

const missingNouns: readonly [noun: RegExp, missing: Missing][] = [
  [/^(receipts?|photos?|pictures?|proofs?)$/, 'receipt'],
  [/^(contractors?|payee|person|tradesman|company)$/, 'contractor'],
  [/^(dates?|deadline|day)$/, 'date'],
  [/^(phones?|telephone)$/, 'phone'],
  [/^(email|emails|mail)$/, 'email'],
  [/^(rates?|hourly)$/, 'rate'],
];
const lacks = new Set(['no', 'without', 'missing', 'lack', 'lacks', 'lacking', 'not']);
const betweenWords = new Set(
  `a an any the its their have has had got attached yet been assigned to on file of with my our go went
  through noted listed recorded named target due set single given gone`.split(/\s+/),
);

/** What the records in question lack: "no receipt", "without a contractor". */
export function takeMissing(words: Words): Missing | null {
  for (const [at, word] of words.list.entries()) {
    if (!lacks.has(word) || words.isTaken(at)) continue;
    let next = at + 1;
    while (betweenWords.has(words.at(next))) next += 1;
    const missing = missingNouns.find(([noun]) => noun.test(words.at(next)))?.[1];
    if (!missing || next - at > 4) continue;
    words.take(at, next - at + 1);
    return missing;
  }
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
  for (const [at, word] of words.list.entries()) {
    const missing = missingNouns.find(([noun]) => noun.test(word))?.[1];
    const verb = words.find(['missing'], at);
    if (!missing || words.isTaken(at) || verb === -1 || verb - at > 3) continue;
    words.take(at);
    words.take(verb);
    return missing;
  }
  return null;
}

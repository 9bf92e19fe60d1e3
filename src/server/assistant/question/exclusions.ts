import type { Contractor } from '#shared/contractor.ts';
import type { Stretch } from '#shared/expense-exceptions.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import { takeCategory, takePaymentMethod, takeSpecialty } from './categories.ts';
import { isLead } from './exclusion-leads.ts';
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
  /** Texts to search for, such as words of a description. */
  texts: readonly string[];
  stretches: readonly Stretch[];
}

const noExclusions: Exclusions = {
  categories: [],
  paymentMethods: [],
  contractors: [],
  specialty: null,
  projects: [],
  texts: [],
  stretches: [],
};

/** The longest first. `isSure` ones can also leave out words that are not in any list. */
const markers: readonly { phrase: readonly string[]; isSure: boolean }[] = [
  ...[
    ...['if you leave out', 'if we leave out', 'if i leave out', 'leaving out', 'leave out'],
    ...['without counting', 'without including', 'without taking'],
    ...['except for', 'except', 'excluding', 'apart from', 'aside from', 'other than', 'besides'],
    ...['not counting', 'not including', 'do not count', 'ignoring', 'minus', 'everything but'],
    ...['sans', 'excl', 'exclusive of', 'omitting', 'disregarding', 'discounting', 'save for'],
    ...['if you take out', 'if we take out', 'if i take out', 'taking out', 'take out'],
    ...['all but', 'anything but', 'outside of', 'neither', 'leaving aside', 'if we ignore'],
  ].map((text) => ({ phrase: text.split(' '), isSure: true })),
  ...[
    ...['ignore', 'disregard', 'exclude', 'omit', 'skip the', 'skip all', 'skip anything'],
    ...['that were not', 'that are not', 'that is not', 'that was not', 'which were not'],
    ...[
      'less the',
      'were not',
      'are not',
      'was not',
      'is not',
      'but not',
      'and not',
      'not paid',
      'not on',
    ],
    ...['did not go to', 'did not go on', 'not go to', 'not go on', 'not spent on', 'not spend on'],
    ...['outside the', 'outside our', 'outside my', 'outside her', 'outside his'],
    ...['not by', 'not with', 'not in', 'not for', 'not to', 'not from', 'not the', 'without'],
    ...['non', 'but the', 'but my', 'but our', 'but for', 'but'],
  ].map((text) => ({ phrase: text.split(' '), isSure: false })),
];

/** Before "but", which otherwise only goes on. */
const wholes = new Set([
  'everybody',
  'anybody',
  'anyone',
  'everything',
  'all',
  'anything',
  'everyone',
  'total',
  'spending',
  'costs',
]);

const AROUND: readonly RegExp[] = [
  pattern('i')`
    \b(?:leaving|leave|setting|set|putting|put|taking|take|keeping|keep) (.{3,30}?) (?:
      aside|apart|to one side
      |out of (?:it|that|this|the (?:equation|picture|sum|figure|total|count))
    )(?=[,;:.?]| |$)
  `,
  /^(?:(?:so|ok|and|well),? )?(.{3,30}?) (?:aside|excluded|(?<!far )apart)(?=,)/i,
  /(?<=, )([^,]{3,30}?) (?:aside|excluded|not counted|not included|left out|omitted|set aside|taken out|taken off|stripped out|stripped|peeled off|removed|(?<!far )apart)(?=[?.! ]*$)/i,
  pattern('i')`
    \b(?:with|if (?:we|you|i) (?:take|leave)) (?!
      .*\b(?:refund|return|rebate|credit|exchange|back\b|sent\b)
    )(.{3,30}?) (?:
      knocked off|taken off|deducted|subtracted|taken out|left out|excluded|removed|stripped out
      |out of it
    )(?=[,;:.?]| |$)
  `,
];

/** "Leaving labor out of it" and "labor aside" with the marker first. */
export const withMarkerFirst = (question: string): string =>
  AROUND.reduce((text, pattern) => text.replace(pattern, 'except $1,'), question).replace(
    AFTER_DEPOSIT,
    'except $1',
  );
/** "How much did he get after his deposit?": the later payments. */
const AFTER_DEPOSIT =
  /(?<=^(?:and |so )?(?:how much|what (?:did|has|have|was|were))\b.{0,40}\b(?:get|got|gotten|paid|pay|received?|earn|earned|make|made|given|cost|spent|spend)\b.{0,30}?)\bafter ((?:his|her|their|the|that) (?:first )?(?:deposit|down payment))(?=[,?.! ]*$)/i;

/** They end what is left out. */
const ends = new Set(
  `how what which who when where did do does is are was were on for in across over from at during
  please except without excluding besides this last cost costs`.split(/\s+/),
);
/** They are of every expense. */
const ofMoney = new Set(
  'spending spent expense expenses costs payments budget budgets entry entries record records item items purchase charge dollar dollars bucks'.split(
    ' ',
  ),
);
/** "The total without the odd entry" leaves out a record. */
const ofRecord = new Set('entry entries expense record item purchase charge'.split(' '));
/** "What did it cost without the planks?" */
const OF_SUM = /\b(?:spend|spent|spending|cost|costs|total|sum|paid|pay|how much)\b/;
/** "Materials by check on the den without the planks": a kind or a way to pay asks for a sum. */
const OF_KIND = pattern()`
  ^(?!(?:can|could|should|is|are|do|does|how do)\b)(?=
    .*\b(?:
      labou?r|materials|permits|equipment|utilities|in cash|financing|expenses
      |(?:credit|debit) card|(?:by|with) (?:check|cheque|card|bank transfer)
    )\b
  )
`;
const isOfSum = (text: string): boolean => OF_SUM.test(text) || OF_KIND.test(text);
const OF_THING = new Set(['the', 'our', 'my', 'that', 'those', 'these']);
/** What the user thinks of it is in no description. */
const ODD =
  /^(?:odd|weird|strange|funny|silly|bogus|fake|suspicious|stupid|crazy|spam\w*|stray|\d+)$/;
const BILLS = /\b(?:bills?|invoices?|billed|invoiced)\b/;
const MOST_WORDS = 6;

/** "Without spending more" leaves nothing out; "without scaffolding" does. */
const isDoing = (word: string): boolean =>
  /^\w{2,}ing$/.test(word) &&
  !/^(?:count|includ|scaffold|floor|deck|rail|sid|plumb|wir|light|roof|fram|til|paint|landscap|fenc|ceil|pav|plaster|panel|cladd|gutter|glaz|mo(?:u)?ld)ing$/.test(
    word,
  );

/** "Deck total without scaffolding". */
const isOfTelegram = (words: Words, at: number): boolean =>
  words.list.length <= MOST_TERSE &&
  !/^(?:what|how|can|should|is|are|do|does|did|which|any|who|why|when|living|live)$/.test(
    words.at(0),
  ) &&
  !/^(?:a|an|any|no)$/.test(words.at(at + 1));
const MOST_TERSE = 6;

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
      // "The bills that I have not paid on the attic" are those of the attic.
      const isOfPaying = phrase.at(-1) === 'paid' || words.at(at + phrase.length) === 'paid';
      if (isOfPaying && BILLS.test(words.text)) continue;
      // "Without going over the budget" leaves nothing out.
      if (isDoing(words.at(at + phrase.length)) && phrase.at(-1) === 'without') continue;
      const part = await readAfter(words, at + phrase.length, names, pace);
      const isListed = hasAny({ ...part.exclusions, texts: [] });
      // "Without the washing machine", after another question.
      const isOfRecord =
        phrase[0] === 'without' &&
        (words.list.slice(at).some((word) => ofRecord.has(word)) ||
          (isOfSum(words.text) && OF_THING.has(words.at(at + 1))) ||
          isOfTelegram(words, at));
      const isTold = isSure || isOfRecord || (at <= 1 && phrase[0] === 'without');
      if (!isListed && !(isTold && part.exclusions.texts.length > 0)) continue;
      words.take(at, phrase.length);
      for (const index of part.taken) words.take(index);
      found = mergeExclusions(found, part.exclusions);
    }
  }
  return found;
}

export const hasAny = (exclusions: Exclusions): boolean =>
  Object.values(exclusions).some((value) => value !== null && value.length > 0);

export function mergeExclusions(one: Exclusions, other: Exclusions): Exclusions {
  return {
    categories: [...one.categories, ...other.categories],
    paymentMethods: [...one.paymentMethods, ...other.paymentMethods],
    contractors: [...one.contractors, ...other.contractors],
    specialty: one.specialty ?? other.specialty,
    projects: [...one.projects, ...other.projects],
    texts: [...one.texts, ...other.texts],
    stretches: [...one.stretches, ...other.stretches],
  };
}

/** What is left out after a marker: one thing or several. */
async function readAfter(words: Words, from: number, names: OwnNames, pace: Pace) {
  let exclusions = noExclusions;
  const taken: number[] = [];
  let start = from;
  for (let at = 0; at < MOST_THINGS; at += 1) {
    while (isLead(words, start) && !isACheck(words, start) && start < from + MOST_WORDS) start += 1;
    const isAnother = at > 0;
    const part = await readThing(words, start, { isAnother, names, pace });
    if (isAnother && !hasAny(part.exclusions)) break;
    exclusions = mergeExclusions(exclusions, part.exclusions);
    taken.push(...part.taken);
    if (!AND.has(words.at(part.end)) && !OF_THING.has(words.at(part.end))) break;
    start = AND.has(words.at(part.end)) ? part.end + 1 : part.end;
  }
  return { exclusions, taken };
}
/** "Which was not a check?": "check" by itself is also a verb. */
const isACheck = (words: Words, at: number): boolean =>
  words.at(at) === 'a' && /^che(?:ck|que)$/.test(words.at(at + 1));
const MOST_THINGS = 4;
const AND = new Set(['and', 'or', 'nor', 'plus']);
const LINKING = new Set('of with to by into under over'.split(' '));

interface InList {
  /** It comes after another thing: "the carpet and its fitting". */
  isAnother: boolean;
  names: OwnNames;
  pace: Pace;
}

/** One thing that is left out, up to the next one: "the carpet, the blinds". */
async function readThing(words: Words, start: number, { isAnother, names, pace }: InList) {
  let end = start;
  const isNext = (at: number) =>
    AND.has(words.at(at)) || (OF_THING.has(words.at(at)) && !LINKING.has(words.at(at - 1)));
  while (end < Math.min(words.list.length, start + MOST_WORDS)) {
    if (words.isTaken(end) || (end > start && (ends.has(words.at(end)) || isNext(end)))) break;
    end += 1;
  }
  const part = new Words(words.list.slice(start, end), words);
  const paymentMethods = takeAll(part, takePaymentMethod);
  const people = (await names.contractors.takeNamed(part, pace)).flat();
  // "Without Ann's deposit" leaves out that payment, and not all of hers.
  const ofPerson = people.length === 0 ? [] : ownedAfter(part);
  const contractors = ofPerson.length > 0 ? [] : people;
  const specialty = names.trades.takePerson(part) ?? takeSpecialty(part);
  const before = part.untakenPlaces;
  const known = takeAll(part, takeCategory);
  const isSome = paymentMethods.length + contractors.length > 0 || specialty !== null;
  const named =
    isSome || known.length > 0 ? [] : (await names.projects.takeNamed(part, pace)).flat();
  const isOpen = (at: number) => {
    const word = part.at(at);
    return !part.isTaken(at) && !stopWords.has(word) && !ofMoney.has(word) && !ODD.test(word);
  };
  const places = [...part.list.keys()];
  // "The shed rental" is no project "Basement Rental", and "the tile labor" is not all labor.
  const ofName = before.filter((at) => part.isTaken(at));
  const [first = 0] = ofName;
  const isOfOther = (at: number) =>
    isOpen(at) &&
    !ofPlace.has(part.at(at)) &&
    !/\d/.test(part.at(at)) &&
    (named.length > 0 || (at === first - 1 && !names.places.has(part.at(at))));
  const isThing = ofName.length === 1 && !isSome && places.some(isOfOther);
  const [categories, projects] = isThing ? [[], []] : [known, named];
  const isListed = paymentMethods.length + contractors.length + categories.length > 0;
  const isOfText = (at: number) => isOpen(at) || (isThing && before.includes(at));
  const isOther = isListed || projects.length > 0 || specialty !== null;
  const isTold = isOther || (isAnother && !isNamed(words, start, end));
  const text = ofPerson.length > 0 ? ofPerson : isTold ? [] : places.filter(isOfText);
  const exclusions: Exclusions = {
    ...{ categories, paymentMethods, contractors, specialty, projects, stretches: [] },
    texts: text.length > 0 ? [text.map((at) => part.at(at)).join(' ')] : [],
  };
  const isGone = (at: number) => part.isTaken(at) || text.includes(at);
  return { exclusions, taken: places.filter(isGone).map((at) => at + start), end };
}
/** The places of one payment of somebody's, right after the name. */
function ownedAfter(part: Words): readonly number[] {
  const at = [...part.list.keys()].findLast((place) => part.isTaken(place)) ?? -1;
  return ONE_PAYMENT.test(part.at(at + 1)) ? [at + 1] : [];
}
const ONE_PAYMENT = /^(?:deposit|down ?payment|draw|advance|retainer|balance)$/;

/** They say of a project what it is. */
const ofPlace = new Set(
  'project projects job jobs work works stuff one thing part side front back rear whole entire old new other upstairs downstairs remodel renovation'.split(
    ' ',
  ),
);

/** A second thing has an article, or is one word: "and the blinds", "and blinds". */
const isNamed = (words: Words, start: number, end: number): boolean =>
  isLead(words, start - 1) || end - start === 1;

function takeAll(part: Words, take: (words: Words) => string | null): string[] {
  const found: string[] = [];
  for (let key = take(part); key !== null; key = take(part)) found.push(key);
  return found;
}

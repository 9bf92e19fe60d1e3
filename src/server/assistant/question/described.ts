import type { Contractor } from '#shared/contractor.ts';
import { pattern } from '../pattern.ts';
import type { Concept } from './concepts.ts';
import { everydayWords } from './everyday-words.ts';
import { hasAny } from './exclusions.ts';
import { formOf } from './name-words.ts';
import type { Reading } from './reading.ts';
import type { RecordedExpense } from './recorded-expense.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { person } from './trade-words.ts';
import { toWords } from './words.ts';

/** Each is looked for in the text of every expense. */
const MOST_LOOKED_FOR = 8;
const SHORTEST_START = 3;
/** Endings differ: "deliveries" and "delivery". */
const LONGEST_START = 5;
const DESCRIPTION_WORDS = 16;

/** They tell nothing about a thing. */
export const functionWords = new Set(
  `a an the of for in on to at by with and or from is are was were be been did do does done has have
  had what how much many who whom whose when which where why that this those these it its we i us me
  my our you your he she they him her his their them so as if not no but than then there here up
  can could will would should please tell show give plus all any some about get got`.split(/\s+/),
);
/** They ask, and are in every other question. */
const askingWords = new Set(
  `spend spent spending pay paid paying cost costs total amount expense expenses budget money month
  months year years week last left far everything anything much date day days project projects
  category categories contractor contractors receipt receipts know need except without altogether
  together more most less than compare average many each every per`.split(/\s+/),
);

export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const irregular = new Map(
  `laid lay|built build|hung hang|halves half|shelves shelf|knives knife|leaves leaf|dug dig|torn tear|tore tear|ripped rip|wound wind|bought buy|sold sell|lit light|ground grind|took take|taken take|knocked knock|wove weave|woven weave|drew draw|drawn draw|drove drive|driven drive|broke break|broken break|froze freeze|frozen freeze|stood stand|swept sweep|threw throw|thrown throw|bent bend|stuck stick|struck strike|rebuilt rebuild|relaid relay|rehung rehang|sewn sew|made make|brought bring|shrunk shrink|sank sink|sunk sink|blew blow|blown blow`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** One form for a word of a question and of a description: "delivered" and "delivery", "2" and "second". */
export function rootOf(given: string): string {
  const word = irregular.get(given) ?? given;
  const place = /^([1-5])(?:st|nd|rd|th)?$/.exec(word)?.[1];
  if (place) return ordinals[Number(place) - 1] ?? word;
  return stem(stem(word).replace(/(?<=.{4})ment$/, '')).replace(/(?<=.{5})y$/, '');
}

/** The forms of a verb that a description may have: "hang" and "hung". */
export function formsOf(verb: string): string[] {
  const root = rootOf(verb);
  const others = [...irregular].flatMap(([form, of]) => (of === root ? [form] : []));
  return [...new Set([root, verb, ...others])];
}

/** "Wove" is in no "woven": each form of an irregular verb has its start. */
function startsOf(word: string): string[] {
  const root = rootOf(word);
  const forms = [...irregular].flatMap(([form, of]) => (rootOf(of) === root ? [form] : []));
  return [root, ...forms].map((form) => form.slice(0, LONGEST_START));
}
const MOST_STARTS = 12;

/** The starts of the words by which an expense may be found. */
export function startsIn(words: readonly string[]): string[] {
  const isSpecific = (word: string) => !stopWords.has(word) && !everydayWords.has(word);
  const open = [...new Set(words)].filter(
    (word) => word.length >= SHORTEST_START && !functionWords.has(word) && !askingWords.has(word),
  );
  const inOrder = [...open.filter(isSpecific), ...open.filter((word) => !isSpecific(word))];
  const roots = [...new Map(inOrder.map((word) => [rootOf(word), word])).values()];
  const starts = roots.slice(0, MOST_LOOKED_FOR).flatMap(startsOf);
  return [...new Set(starts)].slice(0, MOST_STARTS);
}

export interface Description {
  /** The expenses that have the same, and the most, words of the question. */
  rows: readonly RecordedExpense[];
  /** Those of which the question has all words. */
  whole: readonly RecordedExpense[];
  /** The roots of these words. */
  roots: ReadonlySet<string>;
  /** The question with "it" in place of these words. */
  about: string;
}

/** What a question names by words of descriptions. */
export function descriptionIn(
  {
    words,
    rest,
    named,
    category,
    period,
    contractors,
    projects,
  }: Pick<Reading, 'words' | 'rest' | 'named' | 'category' | 'period' | 'contractors' | 'projects'>,
  rows: readonly RecordedExpense[],
): Description | null {
  const asked = withoutPointers(words);
  const said = new Set(asked.filter((word) => !functionWords.has(word)).map(rootOf));
  const matches = rows.map((row) => {
    const roots = rootsOf(row.description);
    return { row, roots, found: roots.filter((root) => said.has(root)) };
  });
  const most = Math.max(0, ...matches.map(({ found }) => found.length));
  const best = matches.filter(({ found }) => found.length === most);
  const [first] = best;
  if (!first || most < 2) return null;
  const roots = new Set(first.found);
  // "Frost Heating & Air" is a company, and no heat pump with an air handler.
  const ofCompanies = new Set(contractors.flatMap(({ company }) => rootsOf(company ?? '')));
  if (first.found.every((root) => ofCompanies.has(root))) return null;
  if (best.some(({ found }) => found.some((root) => !roots.has(root)))) return null;
  // "The fence guy" is somebody, and no expense called "Deposit fence guy".
  const isOfPerson = named.some((word) => PERSON.test(word) && roots.has(rootOf(word)));
  const ofNamed = new Set(named.map(rootOf));
  if (isOfPerson && first.found.every((root) => ofNamed.has(root))) return null;
  const places = placesOf(asked, roots);
  const forms = new Set(projects.flatMap(({ name }) => toWords(name)).map(formOf));
  const ofPlaces = words.filter((word) => forms.has(formOf(word)) || named.includes(word));
  // "The skylights, including the install" names more than the skylight install.
  const isOfBoth = countNamed(words) > 1 && best.length === countNamed(words);
  const between = new Set([...(isOfBoth ? linksOfBoth : links), ...ofPlaces]);
  // "The gate and the hinges together" are not the hinges of the gate.
  const isSplit =
    JOINED.test(words.slice(places[0], places.at(-1)).join(' ')) && EACH.test(words.join(' '));
  const areJoined = best.every(({ row }) => JOINED.test(row.description.toLowerCase()));
  const isOne = areTogether(words, places, roots, between) && (!isSplit || areJoined);
  if (!isOne || most * MOST_LEFT_OUT < first.roots.length) return null;
  const whole = best.filter(({ roots: all }) => all.length === most);
  // "How much labor for the porch?" is no expense called "Porch labor".
  const isTelling = rest.some((word) => roots.has(rootOf(word)));
  // Nor is "the second half of 2025" one called "Second half".
  const isPeriod = period !== null && whole.length === 0;
  const isPlural = best.length === countNamed(words) && best.length > 1;
  const isName = isOneAfterAnother(places) && (category === null || isPlural) && !isPeriod;
  const isKnown = isTelling || isName || isPaidStage(words, roots);
  if (!isKnown && (most < 3 || (whole.length === 0 && most * 2 <= first.roots.length))) return null;
  return {
    rows: best.map(({ row }) => row),
    whole: whole.map(({ row }) => row),
    roots,
    about: withoutThing(words, places),
  };
}

const PERSON = new RegExp(`^${person}$`);
const JOINED = /\b(?:and|plus|with)\b|[&+]/;
const EACH = /\b(?:together|combined|both|each|apiece|separately)\b/;

/** "What day did the balance on the boiler go out?", but not "what is the balance on the boiler?" */
const isPaidStage = (words: readonly string[], roots: ReadonlySet<string>): boolean =>
  words.some((word) => stages.has(word) && roots.has(rootOf(word))) &&
  words.some((word) => pastVerbs.has(word));
const stages = new Set('balance deposit remainder retainer installment instalment'.split(' '));
const pastVerbs = new Set('did was were paid went got sent cleared'.split(' '));

/** "That payment", "which order" point at a thing, and are no part of its name. */
const withoutPointers = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    pointed.has(word) && pointing.has(words[at - 1] ?? '') ? NO_WORD : word,
  );
const pointed = new Set('payment bill order job work charge'.split(' '));
const pointing = new Set('that this which what'.split(' '));
const NO_WORD = 'the';

const rootsOf = (description: string): string[] => [
  ...new Set(
    toWords(description)
      .slice(0, DESCRIPTION_WORDS)
      .filter((word) => !functionWords.has(word))
      .map(rootOf),
  ),
];

/** How many words of a title a question has. */
export function countShared(title: string, words: readonly string[]): number {
  const said = new Set(words.filter((word) => !functionWords.has(word)).map(rootOf));
  return rootsOf(title).filter((root) => said.has(root)).length;
}

/** Where the words are, one place for each; of several the one beside another of them. */
function placesOf(words: readonly string[], roots: ReadonlySet<string>): number[] {
  const all = [...words.keys()].filter((at) => {
    const word = words[at] ?? '';
    return !functionWords.has(word) && roots.has(rootOf(word));
  });
  const isBeside = (at: number) => all.includes(at - 1) || all.includes(at + 1);
  const byRoot = Map.groupBy(all, (at) => rootOf(words[at] ?? ''));
  return [...byRoot.values()]
    .flatMap((places) => places.find(isBeside) ?? places[0] ?? [])
    .toSorted((one, other) => one - other);
}

/** A question has one word in three of a description, or more. */
const MOST_LEFT_OUT = 3;

/** Whether nothing but links stands between them. */
const areTogether = (
  words: readonly string[],
  places: readonly number[],
  roots: ReadonlySet<string>,
  between: ReadonlySet<string> = links,
): boolean =>
  words
    .slice(places[0], places.at(-1))
    .every((word) => between.has(word) || roots.has(rootOf(word)));

const isOneAfterAnother = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);

const links = new Set(
  `a an the of for in on to with and or from under over our my at by plus new old payment payments
  bill money job work stuff thing who that which up off out down away take took charge charged`.split(
    /\s+/,
  ),
);
/** "How much did the drywall cost, both deliveries?" */
const linksOfBoth = new Set([
  ...links,
  ...askingWords,
  'both',
  'two',
  'three',
  'did',
  'was',
  'were',
  'in',
]);
export const articles = new Set('a an the our my that this your those these'.split(' '));

/** "How was the May payment for the porch made?": "how was it made". */
function withoutThing(words: readonly string[], places: readonly number[]): string {
  const covered = new Set(places);
  for (let at = places[0] ?? 0; at < (places.at(-1) ?? 0); at += 1) covered.add(at);
  const kept = words.map((word, at) => {
    const isArticle = articles.has(word) && covered.has(at + 1);
    if (covered.has(at) || isArticle) return covered.has(at + 1) ? '' : 'it';
    return word;
  });
  return kept.filter(Boolean).join(' ');
}

/** A question with one of these may be about a field of an expense. */
const ofField: ReadonlySet<Concept> = new Set([
  ...(['spend', 'expense', 'howMuch', 'list', 'charge', 'when', 'who', 'receipt', 'past'] as const),
  ...(['perMethod', 'category', 'perProject', 'perContractor', 'contractor', 'project'] as const),
  ...(['mine', 'pronoun', 'followUp', 'greeting', 'thanks', 'bill'] as const),
]);
const ofPair: ReadonlySet<Concept> = new Set(['compare', 'most', 'least', 'pricey']);
const OTHERWISE = pattern()`
  (?<!which |what )\bcompany\b|\bdid (?:he|she) (?:get|make|earn|have)\b
  |\b(?:
    why|should|will|would|can|could|does|do|next|where|kind|sort|brand|colou?r|model|make|size
    |how (?:many|long|often|big|far|do|does|to)
  )\b
`;
/** "Who built it?", whatever the verb is. */
const DEED = /\b(?:who|when did (?:we|i|they|he|she)) (\w+)(?: up| in| out| on| down)? it\b/;
const DID_OK =
  /\bdo (?:we|i|you) (?:know|remember|have)\b|\b(?:can|could|would) you\b|\bmake sure\b/g;

/** Whether a question asks no more than for a field of "it", or for a comparison of some. */
export function isOfField(about: Reading, howMany = 1): boolean {
  const text = about.words.join(' ').replace(DID_OK, '');
  const { amount, bound, percent, missing, exclusions, otherPeriod, subject } = about;
  const hasOther =
    [amount, bound, percent, missing, otherPeriod, subject].some((one) => one !== null) ||
    (about.howMany ?? howMany) !== howMany ||
    hasAny(exclusions);
  const isOfWork = about.concepts.has('when') || about.concepts.has('who');
  const isField = [...about.concepts].every(
    (concept) =>
      ofField.has(concept) ||
      (concept === 'done' && isOfWork) ||
      (howMany > 1 && ofPair.has(concept)),
  );
  // "The laundry room total, washing machine included".
  const isOfProject = about.projects.length > 0 && /\btotal\b/.test(text);
  const deed = DEED.exec(text)?.[1];
  const isExplained = about.rest.every((word) => word === deed);
  return isField && !hasOther && !isOfProject && isExplained && !OTHERWISE.test(text);
}

/** Whether a question asks for something, and does not only name a thing. */
export const asksForIt = ({ words, concepts }: Reading): boolean =>
  words.length > 4 ||
  /^(?:and |so )?what (?:was|were|is|are) it$/.test(words.join(' ')) ||
  asking.some((concept) => concepts.has(concept));
const asking = ['howMuch', 'spend', 'when', 'who', 'receipt', 'perMethod', 'category'] as const;

/** Whether what else the question names is true of the expense. */
export function fits(
  row: RecordedExpense,
  about: Reading,
  known: readonly Pick<Contractor, 'id' | 'specialty'>[],
): boolean {
  const { projects, contractors, period, specialty } = about;
  const isThere = projects.length === 0 || projects.some(({ id }) => id === row.projectId);
  const isTheirs =
    contractors.length === 0 || contractors.some(({ id }) => id === row.contractorId);
  const isThen =
    period === null || ((period.from ?? '') <= row.date && row.date <= (period.to ?? '9999-12-31'));
  const isTrade =
    specialty === null ||
    known.some((one) => one.id === row.contractorId && one.specialty === specialty);
  return isThere && isTheirs && isThen && isTrade;
}

/** "Both", "the two": how many things a question names at once. */
export const countNamed = (words: readonly string[]): number =>
  words.some((word) => ['both', 'two', 'pair'].includes(word))
    ? 2
    : words.includes('three')
      ? 3
      : 1;

const OPEN = /\b(?:is|are|due|owe|when|comes?|coming)\b/;
const PAST = /\b(?:did|was|were|paid|spent|been|had|got)\b/;

/** Whether a question may be about a bill that is still to be paid. */
export const isOfOpen = ({ words }: Reading): boolean =>
  OPEN.test(words.join(' ')) && !PAST.test(words.join(' '));

/** Whether a title may have two of these starts of words. There can be thousands of titles. */
export function mayHave(title: string, starts: readonly string[]): boolean {
  const text = title.toLowerCase();
  return starts.filter((start) => text.includes(start)).length > 1;
}

/** Whether a question has all words of a title beside each other, two or more. */
export function hasTitle(words: readonly string[], title: string): boolean {
  const roots = new Set(rootsOf(title));
  const places = placesOf(words, roots);
  return roots.size > 1 && places.length === roots.size && areTogether(words, places, roots);
}

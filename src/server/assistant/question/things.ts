import { pattern } from '../pattern.ts';
import type { Concept } from './concepts.ts';
import { OWNER } from './name-words.ts';
import { toWords, type Words } from './words.ts';

/** So many words are looked up in the user's records. */
export const MOST_LOOKED_UP = 8;

const NAMES_LOOKED_AT = 400;

/** Before one of these, an unknown word stands for a thing. */
const thingLeads = new Set(
  `on for the a an of to my our any his her their some with about from by at in into buy bought
  find new those these that this both two three four several other extra called named which what
  many pay paid give gave owe best call`.split(/\s+/),
);
/** With one of these, the question is clear without an unknown word that stands for no thing. */
const clear: readonly Concept[] = [
  ...(['spend', 'expense', 'howMuch', 'budget', 'left', 'count', 'when', 'overdue'] as const),
  ...(['average', 'phone', 'email', 'rate', 'milestone', 'agreement', 'due', 'reserve'] as const),
  ...(['overview', 'overBudget', 'percent', 'next', 'forecast', 'expected', 'owe'] as const),
  ...(['perMonth', 'perMethod', 'perContractor', 'perProject'] as const),
];

/**
 * The words that the question may be about. One in the place of a verb or a comment ("so the attic
 * has eaten up what?") does not block a clear question, unless the user's records have it.
 */
export async function withoutFillers(
  words: Words,
  rest: readonly number[],
  concepts: ReadonlySet<Concept>,
  { findKnown, isGuideWord, question, isComparison, isMeant }: Lookup,
): Promise<string[]> {
  const isRest = new Set(rest);
  const asides = asidesIn(question, words, isMeant);
  const opening = openingOf(words);
  const isThing = (at: number) => {
    if (at < opening || isForWhom(words, at)) return false;
    let before = at - 1;
    while (isRest.has(before)) before -= 1;
    // "The little guesthouse".
    while (SIZES.has(words.at(before))) before -= 1;
    // "The granny pod": whose it is says nothing of what it is.
    if (OWNER.test(words.at(before)) && !isNoThing(words.at(at))) before -= 1;
    if (asides.places.has(at)) return asides.arePointedAt && articles.has(words.at(before));
    if (words.written.has(words.at(at)) || isAsked(words, at) || isTopic(question, words, at))
      return true;
    // "The attic windows": the name of a place before a thing.
    const isNoun = isGuideWord(words.at(at)) || verbs.has(words.at(at + 1));
    const isOfPlace = words.isTaken(before) && isNoun && !isNoThing(words.at(at));
    while (isOfPlace && words.isTaken(before)) before -= 1;
    // "How much of it was wood?"
    const isPart = OF_WHICH.test(words.list.slice(0, at).join(' '));
    return before < 0 ? words.list.length <= 4 : isPart || thingLeads.has(words.at(before));
  };
  const isClear = isComparison || clear.some((concept) => concepts.has(concept));
  const loose = rest.filter((at) => (isClear || asides.places.has(at)) && !isThing(at));
  const asked = loose.map((at) => words.at(at)).slice(0, MOST_LOOKED_UP);
  const known = asked.length > 0 ? await findKnown(asked) : new Set();
  return rest
    .filter((at) => !loose.includes(at) || known.has(words.at(at)))
    .map((at) => words.at(at));
}

/** "For the grandchildren", at the end: what it is is said before. */
const isForWhom = (words: Words, at: number): boolean =>
  PEOPLE.test(words.at(at)) && (words.at(at - 1) === 'for' || words.at(at - 2) === 'for') && at > 3;
const PEOPLE = pattern()`
  ^(?:
    (?:grand)?(?:children|kids|sons?|daughters?|mother|father|parents|ma|pa|mom|mum|dad)|gran\w*
    |nana?|tenants?|lodgers?|guests|visitors|company|family|relatives|in|laws|neighbou?rs|twins|baby
    |boys|girls|dogs?|cats?|pets|aunt|uncle|sister|brother
  )$
`;

/** "How much deposit did we pay?", "what did delivery cost?", "pointing on the porch, how much?" */
function isAsked(words: Words, at: number): boolean {
  const [next, last] = [words.at(at + 1), words.at(at - 1)];
  if (last === 'much' && words.at(at - 2) === 'how') return next === 'did';
  const lead = ordinals.has(last) ? words.at(at - 2) : last;
  // "What did hauling cost?"
  if (auxiliaries.has(lead) && prices.has(next)) return !/(?:ed|ly)$/.test(words.at(at));
  return at === 0 && places.has(next) && words.isTaken(at + 3);
}
/** "Firewood, what did we pay?", "Delfino's truck": what no list has is still what is asked about. */
function isTopic(question: string, words: Words, at: number): boolean {
  const typed = question.slice(0, NAMES_LOOKED_AT).toLowerCase();
  const topic = toWords(PRICE_OF.exec(typed)?.[1] ?? '');
  if (at < topic.length && topic.length <= LONGEST_TOPIC) return true;
  const owned = `${words.at(at - 1)}'s ${words.at(at)}`;
  return words.isTaken(at - 1) && typed.replace(/[’`]/g, "'").includes(owned);
}
/** Nothing after the comma says what was bought. */
const PRICE_OF = pattern()`
  ^([^,:;.?!\d]{3,40})[,:] *(?:what|how much|wat) (?:
    did (?:we|i) (?:pay|spend|give)(?: for (?:it|that|them))?
    |(?:was|is|were) (?:it|that|they|the (?:price|cost))
    |(?:did|does) (?:it|that|they) (?:cost|run|come to|set us back)
  )[\s?.!]*$
`;
const LONGEST_TOPIC = 3;
const SIZES = new Set('little big small large old tiny huge whole dear lovely silly'.split(' '));
const auxiliaries = new Set('did does do has have had was were is are will'.split(' '));
const prices = new Set('cost costs come run set total amount'.split(' '));
const ordinals = new Set('first second third final last'.split(' '));
const places = new Set('on for to from of'.split(' '));

const OF_WHICH = /\bof (?:it|that|this|those|them) (?:was|were|is|are)$/;
/** "What has the attic swallowed?", "what did the attic eventually cost?" */
const isNoThing = (word: string) => /(?:ed|ing|ly)$/.test(word);
const verbs = new Set('cost costs come came run ran set was were is are'.split(' '));

const OPENING = pattern()`
  ^.*?\b(?:
    know|asks?|asked|asking|wonder|wondering|wondered|forgot|forget|forgotten|remember|remind me
    |tell me|curious|about
  )(?: me| us| him| her| you| u| ya)?(?: again| please| lol)? (?=
    (?:what|how|when|who|which|where|whether|if)\b
  )
`;

/** The words of "we are at the bank and they want to know" are not what the question is about. */
function openingOf({ text }: Words): number {
  const match = OPENING.exec(text);
  return match ? match[0].trim().split(' ').length : 0;
}

interface Lookup {
  /** Those of the words that occur in the user's records. */
  findKnown(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a rule understood the word at this place. */
  isMeant(at: number): boolean;
  /** As typed. */
  question: string;
  /** Whether it names both sides of a comparison. */
  isComparison: boolean;
  isGuideWord(word: string): boolean;
}

const ASKS =
  /\b(?:what|how|who|whose|when|which|where|whether)\b|^(?:is|are|was|were|did|do|does|has|have|can|could|will|would|tell|show|give|list|find|add)\b/;
/** "Two things before the baby wakes up, who hung the drywall?" */
const STARTS = /^(?:what|how|who|whose|when|which|where)\b/i;
const TELLS = /\b(?:i|we|my|our|me|us)\b/;
const SHORTEST_ASIDE = 4;
const POINTERS = new Set(['that', 'it', 'those', 'they', 'this']);
const articles = new Set(['the', 'a', 'an', 'new']);

interface Asides {
  places: ReadonlySet<number>;
  /** Whether the rest of the question says "that" or "it", which may be a thing in an aside. */
  arePointedAt: boolean;
}

/**
 * Where the user tells about themselves: "my head is spinning with these bills, the garage total?"
 * Only beside a part that names something, which is then what the question is about.
 */
function asidesIn(question: string, words: Words, isMeant: Lookup['isMeant']): Asides {
  const places = new Set<number>();
  const others: number[] = [];
  let end = 0;
  const parts = question.slice(0, NAMES_LOOKED_AT).split(/[,.;:!?()–—]+(?=\s|$)/);
  for (const [index, part] of parts.entries()) {
    const text = part.trim().toLowerCase();
    const { length } = toWords(text);
    const isNameless = ![...Array(length).keys()].some((at) => words.isTaken(end + at));
    const isOpening = isNameless && STARTS.test((parts[index + 1] ?? '').trim());
    const isAside = length >= SHORTEST_ASIDE && (TELLS.test(text) || isOpening) && !ASKS.test(text);
    for (let at = end; at < end + length; at += 1) {
      if (isAside) places.add(at);
      else others.push(at);
    }
    end += length;
  }
  const isUsable =
    end === words.list.length && others.some((at) => words.isTaken(at) || isMeant(at));
  return {
    places: isUsable ? places : new Set(),
    arePointedAt: others.some((at) => POINTERS.has(words.at(at))),
  };
}

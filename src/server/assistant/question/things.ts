import type { Concept } from './concepts.ts';
import type { Words } from './words.ts';

/** So many words are looked up in the user's records. */
export const MOST_LOOKED_UP = 8;

/** Whether a word is written as a name: with a capital inside the sentence, or with 's. */
export function nameIn(question: string): (word: string) => boolean {
  const start = question.slice(0, NAMES_LOOKED_AT);
  const capital = start.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? [];
  const owning = [...start.matchAll(/(\p{L}{3,})['’]s\b/gu)].map(([, name = '']) => name);
  const names = new Set([...capital, ...owning].map((name) => name.toLowerCase()));
  return (word) => names.has(word);
}
const NAMES_LOOKED_AT = 400;

/** Before one of these, an unknown word stands for a thing. */
const thingLeads = new Set(
  `on for the a an of to my our any his her their some with about from by at in into buy bought
  find new those these that this called named which what many pay paid give gave owe best call`.split(
    /\s+/,
  ),
);
/** With one of these, the question is clear without an unknown word that stands for no thing. */
const clear: readonly Concept[] = [
  ...(['spend', 'expense', 'howMuch', 'budget', 'left', 'count', 'when', 'overdue'] as const),
  ...(['average', 'phone', 'email', 'rate', 'milestone', 'agreement', 'due', 'reserve'] as const),
  ...(['overview', 'overBudget', 'percent', 'next', 'forecast', 'expected', 'owe'] as const),
];

/**
 * The words that the question may be about. One in the place of a verb or a comment ("so the attic
 * has eaten up what?") does not block a clear question, unless the user's records have it.
 */
export async function withoutFillers(
  words: Words,
  rest: readonly number[],
  concepts: ReadonlySet<Concept>,
  { findKnown, isName }: Lookup,
): Promise<string[]> {
  const isRest = new Set(rest);
  const opening = openingOf(words);
  const isThing = (at: number) => {
    if (at < opening) return false;
    if (isName(words.at(at))) return true;
    let before = at - 1;
    while (isRest.has(before)) before -= 1;
    return before < 0 ? words.list.length <= 4 : thingLeads.has(words.at(before));
  };
  const isClear = clear.some((concept) => concepts.has(concept));
  const loose = isClear ? rest.filter((at) => !isThing(at)) : [];
  const asked = loose.map((at) => words.at(at)).slice(0, MOST_LOOKED_UP);
  const known = asked.length > 0 ? await findKnown(asked) : new Set();
  return rest
    .filter((at) => !loose.includes(at) || known.has(words.at(at)))
    .map((at) => words.at(at));
}

const OPENING =
  /^.*?\b(?:know|asks?|asked|asking|wonder|wondering|wondered|forgot|forget|forgotten|remember|remind me|tell me|curious)(?: me| us| him| her)?(?: again| please| lol)? (?=(?:what|how|when|who|which|where|whether|if)\b)/;

/** The words of "we are at the bank and they want to know" are not what the question is about. */
function openingOf({ text }: Words): number {
  const match = OPENING.exec(text);
  return match ? match[0].trim().split(' ').length : 0;
}

interface Lookup {
  /** Those of the words that occur in the user's records. */
  findKnown(words: readonly string[]): Promise<ReadonlySet<string>>;
  isName(word: string): boolean;
}

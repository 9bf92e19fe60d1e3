import { pattern } from '../pattern.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** They ask, or are of the one who pays: "which did we spend", "compare". */
const HEAD = setOf(`
  which what whats what's what’s who who's whos whom did does do is are was were has have had would could can how much of
  compare comparing put set lay show give tell weigh line up stack please pls so and ok okay but then now
  really i we you me us my money one there it actually spend spent spending pay paid get got gone go went
  cost costs if whether that honestly hey the more less between difference gap differ price run has got
  take see know wonder wondering between true amount dollars many far come came
`);
/** They may end a name, too: "cabinets in", "the old porch up". */
const WEAK = setOf('to at out back up down in on for from of by off over my our the a');
/** They stand after a side: "the porch cost us", "the flat has been". */
const TAIL = setOf(`
  stack stacks stacked measure measures fare fares compare compares hold holds rank ranks up out-earned
  cost costs costing us me been come comes came run runs ran set sets is was were are am
  has have had be did do does earn earned earns get gets got gotten made make makes received receive
  take takes took taken paid pay charge charged charges lot much far any even quite way bit
  total overall altogether now today already really actually exactly anyway ever more less please pls
  right then too eat ate eaten swallow swallowed bring brought turned cause going gone go went say and
  hurt just about precisely nearly almost roughly only half twice double triple
`);
const LOOSE_TAIL =
  /(?:[ ,]+(?:in total|in all|so far|to date|by now|for me|for us|at all|on the whole|all told|all in|put together|the other|or not|true or not|i mean))+$/i;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');

/** Without the words that ask: "which did we spend more on, the porch" is "on, the porch". */
export function withoutHead(text: string): string {
  const words = wordsOf(text);
  const from = words.findIndex(
    (word, at) => !(HEAD.has(bare(word)) || isByHowMuch(words, at)) || isArticleOf(words, at),
  );
  return from === -1 ? '' : words.slice(from).join(' ');
}

/** "By how much", and not "by check". */
const isByHowMuch = (words: readonly string[], at: number): boolean =>
  bare(words[at] ?? '') === 'by' && /^(?:how|what|which)$/i.test(words[at + 1] ?? '');

/** "The porch" keeps its article, and "the more" does not. */
const isArticleOf = (words: readonly string[], at: number): boolean =>
  /^(?:the|my)$/i.test(words[at] ?? '') && !HEAD.has(bare(words[at + 1] ?? 'the'));

/** Without the verb after a side. */
export function withoutTail(text: string): string {
  const words = wordsOf(text.replace(LOOSE_TAIL, ''));
  const to = words.findLastIndex((word) => !TAIL.has(bare(word)) && !WEAK.has(bare(word)));
  const isNameWhole = words.slice(to + 1).every((word) => WEAK.has(bare(word)));
  return (isNameWhole ? words : words.slice(0, to + 1))
    .join(' ')
    .replace(LOOSE_TAIL, '')
    .replace(/ (?:the|an?|our|my|still|also|so)$/i, '')
    .replace(/[\s,.;:?!…]+$/, '');
}

const PLACE =
  /^(?:up |down |over |out |back )?(?:on|in|at|for|to|from|by|with|upstairs|downstairs|outside|inside|during|via|through)\b/i;
/** "On the porch", "by check". */
export const isPhrase = (text: string): boolean => PLACE.test(text);

/** What stands before the last phrase of a place, a person or a way to pay, and that phrase. */
export function atLastPhrase(text: string): [before: string, phrase: string] | null {
  const words = wordsOf(text);
  const at = words.findLastIndex((_, place) => isPhrase(words.slice(place).join(' ')));
  if (at === -1) return null;
  const from = at > 0 && /^(?:up|down|over|out|back)$/i.test(words[at - 1] ?? '') ? at - 1 : at;
  return [words.slice(0, from).join(' '), words.slice(from).join(' ')];
}

const MORE = pattern('i')`
  \b(?:
    more|less|most|least|fewer|dearer|dearest|cheaper|cheapest|pricier|priciest|costlier|bigger|biggest
    |larger|largest|smaller|smallest|higher|highest|lower|lowest|steeper|heavier|heaviest|lighter|worse
    |greater|further|fatter|better|best|[a-z]{2,9}(?<!\b(?:barr|carr|suppl|cash|chandel|front|fol))ier
  )\b(?: (?:expensive|costly|money|pricey|cash|dollars))?(?: of (?:our|the|my) (?:money|cash|spending|budget))?
`;
/** Where a text says "more", and what it says. */
export function moreIn(text: string): { at: number; end: number; isLess: boolean } | null {
  const found = MORE.exec(text);
  if (!found) return null;
  const isLess = /^(?:less|least|fewer|cheap|small|low|light)/i.test(found[0]);
  return { at: found.index, end: found.index + found[0].length, isLess };
}

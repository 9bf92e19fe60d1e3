import { pattern } from '../pattern.ts';
import type { Concept } from '../question/concepts.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';

const RECORD_LINK = /\]\(\/expenses\?[^)]*?search=([^&)]+)&from=(\d{4}-\d\d-\d\d)&to=\2\)/g;
const pronouns = new Set(['it', 'that', 'this', 'they', 'them', 'those', 'these', 'one', 'ones']);
const FIELD = pattern()`
  \b(
    who|whom|when|how (did|was|were|do|have)|which (category|project|card|contractor)
    |what (category|project|day|date)|receipt|paid with|which one
    |how much (was|is|were|are|did) (it|that|this|they|those)|what did (it|that|this)( one)? (cost|come to|run)
  )\b
`;
const HOW_MUCH = pattern()`
  ^(?:and )?(?:
    how much (?:was|is|were|are|did) (?:it|that|this|they)(?: one)?(?: cost)?
    |what did (?:it|that|this)(?: one)? (?:cost|come to|run)(?: us)?
  )$
`;
const MOST_WORDS = 10;

/** "Who did that?" after an answer about one expense is about that expense. */
export function resolveRecord(
  reading: Reading,
  own: Reading,
  [answerBefore = '', lastAnswer = '']: readonly (string | undefined)[],
): Reading {
  const isAbout =
    reading.words.some((word) => pronouns.has(word)) ||
    /\bthe receipt\b|^(?:is|was) there an? receipt$/.test(reading.words.join(' '));
  // "What was the last payment to him?" "How was it paid?": that payment, and not all of his.
  const { contractors, rest, specialty } = ONE_OF_ALL.test(lastAnswer) ? own : reading;
  const namesOther = contractors.length > 0 || rest.length > 0 || specialty !== null;
  const text = reading.words.join(' ');
  if (!isAbout || reading.words.length > MOST_WORDS || !FIELD.test(text)) return reading;
  if (namesOther && !HOW_MUCH.test(text)) return ofSameWords(reading, lastAnswer);
  const links = newOnes([...lastAnswer.matchAll(RECORD_LINK)], answerBefore, text);
  if (links.length === 0) return ofSearch(reading, lastAnswer);
  const named = new Set(links.map(([address]) => address));
  const [first] = links;
  if (!first || named.size > 1) return reading;
  const [, search = '', day = ''] = first;
  return {
    ...reading,
    rest: wordsOf(search),
    period: { from: day, to: day },
    projects: [],
    areProjectsUnclear: false,
    isAboutAllProjects: true,
    category: null,
    // A milestone may have the same name, and is not what the talk is about.
    concepts: new Set<Concept>([
      ...[...reading.concepts].filter((one) => one !== 'most' && one !== 'least'),
      'expense',
    ]),
  };
}

const ONE_OF_ALL =
  /^(?:Your (?:\w+ )?(?:latest|earliest|largest|smallest) expense\b[^\n]* is|You paid for|You spent \[[^\]]+\]\([^)]+\) on) \*\*/;

/** A search finds no "and", which is in no description by itself. */
function wordsOf(search: string): string[] {
  const words = firstWords(decodeURIComponent(search), 12);
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** "Has he done any other job?" "What did that one cost?": the one that was not named before. */
function newOnes(links: RegExpExecArray[], answerBefore: string, text: string): RegExpExecArray[] {
  if (!ONE.test(text)) return links;
  const told = new Set([...answerBefore.matchAll(RECORD_LINK)].map(keyOf));
  return links.filter((link) => !told.has(keyOf(link)));
}
const ONE = /\b(?:that|it|one)\b/;
const keyOf = ([, search = '', day = '']: RegExpExecArray): string => `${search} ${day}`;

/** The words carried over found an expense, not the milestone of that name. */
function ofSameWords(reading: Reading, lastAnswer: string): Reading {
  const searches = [...lastAnswer.matchAll(ANY_SEARCH)].map(([, search = '']) =>
    decodeURIComponent(search).toLowerCase(),
  );
  const isSame = reading.rest.some((word) => searches.some((one) => one.includes(stem(word))));
  return isSame
    ? { ...reading, concepts: new Set<Concept>([...reading.concepts, 'expense']) }
    : reading;
}
const ANY_SEARCH = /\]\(\/expenses\?[^)]*?search=([^&)]+)/g;

const SEARCH_LINK = /\]\(\/expenses\?[^)]*?search=([^&)]+)\)/g;

/** The same after an answer that found its expenses by words. */
function ofSearch(reading: Reading, lastAnswer: string): Reading {
  const searches = [...lastAnswer.matchAll(SEARCH_LINK)].map(([, search = '']) => search);
  const [only, ...others] = new Set(searches);
  if (only === undefined || others.length > 0) return reading;
  return {
    ...reading,
    rest: wordsOf(only),
    projects: [],
    areProjectsUnclear: false,
    isAboutAllProjects: true,
    category: null,
    concepts: new Set<Concept>([...reading.concepts, 'expense']),
  };
}

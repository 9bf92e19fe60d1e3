import { pattern } from '../pattern.ts';
import type { Concept } from '../question/concepts.ts';
import { countShared, formsOf, startsIn } from '../question/described.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordedExpense } from '../question/recorded-expense.ts';
import { toWords } from '../question/words.ts';
import type { DescriptionCheck } from './described-expense.ts';

const IT =
  '(?:it|them|they|those|that|these|one|(?:the )?(?:rest|remainder|others)(?: of (?:it|them|those|that))?)';
const PARTICLE = '(?:up|in|out|on|down|off|back|away)';
/** "When did they get laid?", "who hung it?" */
const DONE = [
  new RegExp(
    `^(?:(?:and|so|but|then) )?when (?:did|was|were|had|have|has) ${IT} (?:(?:actually|finally|then|get|got|go|went|been|being) )*(\\w+)(?: ${PARTICLE})?(?: then| again)?$`,
  ),
  new RegExp(
    `^(?:(?:and|so|but|then) )?who (?!is|are|was|were|has|have|had|will|would|can|could|else|all|do|does|did)(?:actually |then )?(\\w+)(?: ${PARTICLE})? ${IT}(?: ${PARTICLE})?$`,
  ),
];
/** "And hanging it?", "who got paid for hanging them", "what was laying those?" */
const DOING = pattern()`
  ^(?:(?:and|so|but|then) )?(?:
    (?:
      who (?:(?:did|have) (?:we|i) (?:pay|paid)|(?:got|was) paid)|how much|what
      |what did (?:we|i) pay|price|cost
    )(?: (?:was|is|for|to|about|did))*
    |for|what about|how about
  )? ?(\w{2,}ing)(?: ${PARTICLE})? ${IT}(?: ${PARTICLE})?(?: (?:cost|price|come to|in total))?$
`;
/** "And how much did Rosa charge to lay them?" */
const CHARGED = pattern()`
  \b(?:
    charged?|get|got|gotten|paid?|take|took|want(?:ed)?|ask(?:ed)?|bill(?:ed)?|cost
  ) (?:(?:us|me|him|her|in all) )?(?:
    to (?:have (?=\w+ ${IT})|get (?=\w+ ${IT}))?|for )(\w{2,})(?: ${PARTICLE})? ${IT}(?: ${PARTICLE})?$
`;
const MOST_WORDS = 12;
/** They say that something happened, and not what. */
const OF_ANYTHING = pattern()`
  ^(?:
    done|did|doing|getting|buying|paying|making|going|taking|being|having|using|made|happen|happened
    |paid|pay|bought|buy|get|got|finish|finished|complete|completed|come|came|start|started|due|it
    |that|sold|supplied|sent|took|gave|give
  )$
`;

function deedIn(words: readonly string[]): string | null {
  const text = words.join(' ');
  const verb = [...DONE, DOING, CHARGED]
    .map((one) => one.exec(text)?.[1])
    .find((one) => one !== undefined);
  return verb === undefined || OF_ANYTHING.test(verb) ? null : verb;
}

/** Whether a clause asks what else was done: "and who hung it?", but not "and when was it?" */
export const asksForDeed = (clause: string): boolean => deedIn(toWords(clause)) !== null;

/**
 * "When were the tiles bought?" "And when did they get laid?": what was done to them is an expense of
 * its own, which has both words. Null if none has, or if several are by different people.
 */
export async function readDoneToIt(
  before: Reading | undefined,
  next: Reading,
  { question, lastAnswer }: { question: string; lastAnswer: string },
  { listDescribed }: DescriptionCheck,
): Promise<Reading | null> {
  const asked = toWords(question);
  if (!before || asked.length > MOST_WORDS) return null;
  const [by] = next.contractors;
  if (by !== undefined && !CHARGED.test(asked.join(' '))) return null;
  const verb = deedIn(asked);
  if (verb === null) return null;
  const things = thingsOf(before).slice(0, MOST_THINGS);
  const verbs = IS_INSTALLING.test(verb) ? installing : [verb];
  const find = async (some: readonly string[]) => {
    const found = new Map<number, RecordedExpense>();
    for (const thing of some) {
      const starts = startsIn([thing]);
      const rows = await listDescribed([...new Set([...starts, ...startsOf(verbs)])], starts);
      for (const row of rows) found.set(row.id, row);
    }
    return [...found.values()].filter(
      (row) =>
        isThere(row, before) &&
        (by === undefined || row.contractorId === by.id) &&
        verbs.some((one) => hasDeed(row, one)) &&
        some.some((thing) => hasRoot(row, thing)),
    );
  };
  const own = await find(things);
  // "Travertine pavers", which the answer before told of, are laid as "pavers".
  const told = own.length > 0 ? [] : startsIn(toldIn(lastAnswer)).slice(0, MOST_TOLD);
  const rows = own.length > 0 ? own : (await Promise.all(told.map((one) => find([one])))).flat();
  const [first] = rows;
  const isOne = new Set(rows.map(({ contractorId }) => contractorId)).size === 1;
  const isNamed = !says(next, 'who') || first?.contractorId != null;
  if (!first || !isOne || !isNamed || rows.length > MOST_ROWS) return null;
  const isBare = !says(next, 'who', 'when', 'howMuch', 'spend');
  const concepts = new Set<Concept>([...next.concepts, ...(isBare ? sum : [])]);
  return {
    ...next,
    concepts,
    described: rows,
    rest: [],
    specialty: null,
    projects: [],
    period: null,
  };
}
const MOST_ROWS = 3;
const MOST_TOLD = 2;
const MOST_THINGS = 3;
const sum = ['howMuch', 'spend'] as const;

/** "Who put it in?" may be with a "floor install" or with "doors hung". */
const IS_INSTALLING = /^(?:put|putting|fit|fits|fitted|fitting|install|installed|installing)$/;
const installing = ['install', 'fitted', 'hung', 'laid', 'put', 'mounted', 'hook'];

/** What was hung may be written as "hanging" or as "hung". */
const startsOf = (verbs: readonly string[]): string[] =>
  verbs.flatMap(formsOf).map((form) => form.slice(0, LONGEST_START));
const LONGEST_START = 5;
const SHORTEST_WHOLE = 5;

/** The words of the expense that an answer is about, up to a comma. */
const toldIn = (answer: string): string[] => toWords(/^\*\*([^*,]{3,60})/.exec(answer)?.[1] ?? '');

/** The words for what the question before was about. */
const thingsOf = ({ rest, named, described, words }: Reading): string[] =>
  described
    ? words.filter((word) => described.some((row) => hasRoot(row, word)) && startsIn([word]).length)
    : [...rest, ...named];

const isThere = ({ projectId }: RecordedExpense, { projects }: Reading): boolean =>
  projects.length === 0 || projects.some(({ id }) => id === projectId);

/** "Hooked" is in "Sink hookup" too, and "install" in "Door installation". */
const hasDeed = (row: RecordedExpense, verb: string): boolean =>
  hasRoot(row, verb) ||
  toWords(row.description).some((word) => {
    const work = /^(\w{3,}?)(?:up|in|out|on|down|off)s?$/.exec(word)?.[1];
    const isLonger = verb.length > SHORTEST_WHOLE && word.startsWith(verb);
    return isLonger || (work !== undefined && countShared(work, [verb]) > 0);
  });

/** "Laid" is in "Laying the pavers". */
const hasRoot = ({ description }: RecordedExpense, word: string): boolean =>
  countShared(description, [word]) > 0;

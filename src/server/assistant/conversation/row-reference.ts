import { pattern } from '../pattern.ts';
import type { Concept } from '../question/concepts.ts';
import { hasThing } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordSubject } from '../question/record-kinds.ts';
import { firstWords } from '../question/words.ts';
import { unmarked } from '../writing/markdown.ts';

const places: Readonly<Record<string, number>> = {
  ...{ first: 0, top: 0, earliest: 0, soonest: 0, second: 1, third: 2, fourth: 3, fifth: 4 },
  ...{ last: -1, final: -1, bottom: -1, latest: -1 },
};
const ORDINAL = Object.keys(places).join('|');
/** "The second one", "the last of those", "which one comes first". */
const ROW = pattern()`
  \b(?:the|that|and) (${ORDINAL})(?: (?:ones?|entry|item|row|milestone|task|step|bill|invoice)\b| of (?:them|those|these|the)\b|$
  )
  |^(?:and |so )?(?:which|what)(?: one)?(?: of (?:them|those|these))?(?: (?:is|comes|falls|has to be|needs to be|must be)(?: due| done)?
  )? (?:the )?(${ORDINAL})$
`;
const MOST_WORDS = 10;
const TITLE_WORDS = 12;

/** What the first column of a table is headed with, and what its rows then are. */
const headings: Readonly<Record<string, RecordSubject | null>> = { Milestone: null, Bill: 'bills' };
/** Bills are listed by the day they are due. */
const ofBills = ({ subject }: Reading) => (subject === 'bills' ? subject : undefined);
/** They are about the list, or about what was paid. */
const replaced: ReadonlySet<Concept> = new Set([
  ...(['earliest', 'latest', 'list', 'next', 'most', 'expense', 'perProject', 'project'] as const),
]);

export const pointsAtRow = ({ words }: Reading): boolean =>
  words.length <= MOST_WORDS && ROW.test(words.join(' '));

/**
 * "When is the first one due?" after a list of milestones or bills is about that row of it; null if
 * the question points at no row.
 */
export function resolveRow(reading: Reading, lastAnswer: string): Reading | null {
  const text = reading.words.join(' ');
  const only = WHICH_PROJECT.test(text) ? ONLY_MILESTONE.exec(lastAnswer)?.[1] : undefined;
  if (only !== undefined) return about(asWhen(reading, unmarked(only)), unmarked(only), null);
  const near =
    IN_DAYS.test(text) || WHEN_IS_IT.test(text) ? NEXT_MILESTONE.exec(lastAnswer)?.[1] : undefined;
  if (near !== undefined) return about(asWhen(reading, unmarked(near)), unmarked(near), null);
  const before = asksForNext(reading) ? lastMilestoneIn(lastAnswer) : null;
  if (before !== null) {
    const question = `which milestone comes after ${before}`;
    const words = firstWords(question, TITLE_WORDS);
    const concepts = new Set<Concept>(['milestone', 'next', 'followUp']);
    return { ...about(reading, before, null), question, words, concepts, projects: [] };
  }
  const match = pointsAtRow(reading) ? ROW.exec(text) : null;
  if (!match || hasThing(reading)) return null;
  const [heading, ...rows] = firstColumn(lastAnswer);
  const subject = heading === 'What' ? ofBills(reading) : headings[heading ?? ''];
  const title = rows.at(places[match[1] ?? match[2] ?? ''] ?? 0);
  if (subject === undefined || title === undefined) return null;
  const isWhich = match[1] === undefined;
  return about(isWhich ? asWhen(reading, title) : reading, title, subject);
}

/** "Which project is that for?" after an answer about one milestone. */
const WHICH_PROJECT =
  /^(?:and |so )?(?:for |in |of |on )?(?:which|what|whose) (?:project|job|renovation|house) (?:is|was|does|did) (?:it|that|this)\b/;
const ONLY_MILESTONE =
  /^\*\*((?:\\.|[^*\\])+)\*\*(?: \([^)]*\))?, (?:due on|completed|no date)[^\n]*$/;

/** "What is the next inspection?" "How long until then?" */
const IN_DAYS =
  /^(?:and |so )?(?:in )?how (?:many (?:days|weeks)|long)(?: (?:is|are) (?:it|that|we))?(?: (?:until|till|to|away|off))?(?: (?:then|that|it))?$/;
/** "When is it due?" */
const WHEN_IS_IT =
  /^(?:and |so |ok )*(?:when|what (?:day|date))(?: (?:is|was) (?:it|that|this))?(?: (?:due|planned|scheduled|for|on))*$/;
const NEXT_MILESTONE = /^The next [^\n*]*\*\*[^\n]*? is \*\*((?:\\.|[^*\\])+)\*\*, due on/;

/** "Which one comes after it?", "what follows that?" */
const AFTER_IT =
  /^(?:and |so |ok |then )*(?:which|what)\b.* (?:after|behind|follows?) (?:it|that|this)(?: one)?$/;
const NEXT_STEP = /\b(?:comes?|next|due|follows?|happens?|one|step|milestone)\b/;
const asksForNext = ({ words }: Reading): boolean =>
  words.length <= MOST_WORDS && AFTER_IT.test(words.join(' ')) && NEXT_STEP.test(words.join(' '));

/** Of a sentence, a list or the rows of a table. */
const MILESTONE_IN =
  /(?:^|\n)(?:- |\| )?\*\*((?:\\.|[^*\\])+)\*\*(?: \([^)\n]*\))?(?:,| \|)[^\n]*\b(?:due on|completed|no date)\b/g;
const ELSEWHERE = /\n\nIn your other projects:/;

/** The last milestone that an answer is about; "it" is the last of several. */
function lastMilestoneIn(answer: string): string | null {
  const [own = ''] = answer.split(ELSEWHERE);
  const title = [...own.matchAll(MILESTONE_IN)].at(-1)?.[1];
  return title === undefined ? null : unmarked(title);
}

const about = (reading: Reading, title: string, subject: RecordSubject | null): Reading => ({
  ...reading,
  rest: firstWords(title, TITLE_WORDS),
  subject,
  concepts: new Set<Concept>([
    ...[...reading.concepts].filter((one) => !replaced.has(one)),
    subject === 'bills' ? 'bill' : 'milestone',
  ]),
});

/** The standing of a milestone has its project and its day. */
function asWhen(reading: Reading, title: string): Reading {
  const question = `when is ${title}`;
  const concepts = new Set<Concept>([...reading.concepts, 'when']);
  return { ...reading, question, words: firstWords(question, TITLE_WORDS), concepts };
}

/** The first cells of the first table of an answer, without the line below its heading. */
function firstColumn(answer: string): string[] {
  const lines = answer.split('\n');
  const start = lines.findIndex((line) => line.startsWith('| '));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  if (start === -1) return [];
  return lines
    .slice(start, end === -1 ? undefined : end)
    .filter((line) => !line.startsWith('| ---'))
    .map((line) => unmarked(/^\| ((?:\\.|[^|\\])*) \|/.exec(line)?.[1] ?? ''));
}

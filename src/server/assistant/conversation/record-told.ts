import type { Concept } from '../question/concepts.ts';
import { hasPart } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordSubject } from '../question/record-kinds.ts';
import { firstWords } from '../question/words.ts';
import { unmarked } from '../writing/markdown.ts';
import { followUp } from './follow-up-pattern.ts';

/** An answer that is about one record first, and what its first fact is called. */
const ONE_RECORD =
  /^(?:The (?:largest|smallest|cheapest|most expensive|last) is |Next is )?\*\*((?:\\.|[^*\\\n])+)\*\*(?: \(([^)\n]*)\))?: (planned|to pay|cost|total|kind|status|agreed) /;
/** What records of each kind are told with first. */
const kinds: Readonly<Record<string, RecordSubject>> = {
  planned: 'lines',
  'to pay': 'bills',
  cost: 'changes',
  total: 'quotes',
  kind: 'documents',
  status: 'punch',
  agreed: 'agreements',
};
const nouns: Partial<Record<RecordSubject, string>> = {
  lines: 'budget line',
  bills: 'bill',
  changes: 'change order',
  quotes: 'quote',
  documents: 'document',
  punch: 'punch list item',
  agreements: 'agreement',
};
const TITLE_WORDS = 12;

const IT = '(?:it|that|this|that one|this one)';
const OF_IT = followUp(
  `(?:when|what day|which day|by when|until when|for whom|(?:for |from )who|who (?:from|for|to)|who|who gets ${IT}|who['’]s|whose|which (?:one|project))(?: (?:is|was|does|do|will) ${IT})?(?: (?:due|for|from|by|with|to|expire|run out|end|lapse|up|have to be paid|for exactly))*|how much(?: (?:is|was|does|will|would) ${IT}(?: (?:cost|come to|add|be|for))?)?|who (?:wants|sent|billed|quoted|gave us|asked for|offered|proposed) ${IT}|how (?:many days )?(?:late|overdue) (?:is|are) ${IT}|(?:is|was) ${IT} (?:paid|due|overdue|late|open|accepted|approved|decided|signed|expired|fixed|done)(?: (?:yet|already|off|now))*`,
);

/** "How much of that is spent?", of a line of the plan. */
const SPENT_OF_IT = followUp(
  `how much (?:of ${IT} )?(?:(?:is|was|has been|have we|have i|did we|did i) )?(?:already |actually )?(?:spent|spend|paid|used|gone)(?: (?:so far|already|yet|on it|for it|of it|up))*`,
);

/**
 * "Which bill is the biggest?" "And when is it due?": only that one, and not all that are due. Null
 * if the answer before was not about one record, or the question is not about it.
 */
export function ofRecordTold(
  own: Reading,
  before: Reading | undefined,
  { question: asked, lastAnswer }: { question: string; lastAnswer: string },
  contractors: Reading['contractors'],
): Reading | null {
  const [, title, place = '', fact = ''] = ONE_RECORD.exec(lastAnswer) ?? [];
  const subject = kinds[fact];
  if (!before || title === undefined || subject === undefined) return null;
  const isOfLine = subject === 'lines' && SPENT_OF_IT.test(asked);
  if ((!OF_IT.test(asked) && !isOfLine) || hasPart(own) || own.amount !== null) return null;
  const question = `our ${nouns[subject] ?? 'record'} ${unmarked(title)}`;
  const places = unmarked(place).split(', ');
  return {
    ...own,
    question,
    words: firstWords(question, TITLE_WORDS),
    rest: firstWords(unmarked(title), TITLE_WORDS),
    projects: before.projects.filter(({ name }) => places.includes(name)),
    contractors: contractors.filter(({ name }) => places.includes(name)),
    subject,
    concepts: new Set<Concept>(['mine']),
  };
}

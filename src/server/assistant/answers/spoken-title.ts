import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';

const TITLE_WORDS = 24;
/** A title may end with what it is: "Moving-in day". */
const LAST = /^(?:day|date|night|party)$/;
/** Fewer words of a longer title in a row may be a chance. */
const LONG_RUN = 3;
/** "Floors done" is not told from others by its second word. */
const GENERAL = new Set(
  `done finished finish complete completed up in over open ready start started end on off down`.split(
    ' ',
  ),
);

/**
 * How many words of a title stand in the question in a row, if these are the title: all of it, all but
 * "day", or the last three or more ("permit in hand").
 */
function runOf(title: string, forms: readonly string[]): number {
  const words = firstWords(title, TITLE_WORDS);
  const own = words.map(titleForm);
  const ends = [
    own,
    ...(LAST.test(words.at(-1) ?? '') ? [own.slice(0, -1)] : []),
    // "The windows were in" says "New windows in".
    ...(words[0] === 'new' ? [own.slice(1)] : []),
  ];
  const tails =
    own.length > LONG_RUN ? own.slice(0, -LONG_RUN + 1).map((_, at) => own.slice(at)) : [];
  const isTelling = (run: readonly string[]) => {
    const telling = run.filter((form) => !stopWords.has(form) && !GENERAL.has(form));
    return run.length > 1 && telling.length > 0;
  };
  const found = [...ends, ...tails].filter((run) => isTelling(run) && standsIn(run, forms));
  return Math.max(0, ...found.map(({ length }) => length));
}

const standsIn = (run: readonly string[], forms: readonly string[]): boolean =>
  forms.some((_, at) => run.every((form, offset) => forms[at + offset] === form));

/** The milestones whose titles the question says word by word, the longest title first. */
export function spokenTitles(reading: Reading, { titles }: Books): readonly LedgerMilestone[] {
  const forms = reading.words.map(titleForm);
  const own = new Set(reading.projects.map(({ id }) => id));
  const found = titles
    .findAny(forms)
    .map((milestone) => ({ milestone, run: runOf(milestone.title, forms) }))
    .filter(({ run }) => run > 0);
  const longest = Math.max(0, ...found.map(({ run }) => run));
  const meant = found.filter(({ run }) => run === longest).map(({ milestone }) => milestone);
  // "Moving-in day" is in no project "Laundry Move".
  const here = meant.filter(({ projectId }) => own.has(projectId));
  return here.length > 0 ? here : meant;
}

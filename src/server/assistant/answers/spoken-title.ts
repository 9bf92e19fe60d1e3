import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';

const TITLE_WORDS = 24;
/** A title may end with what it is: "Moving-in day". */
const LAST = /^(?:day|date|night|party)$/;
/** What stands before one of these is a title by itself. */
const OF_MORE = /^(?:for|with|by|at|before|after|in|from|on|of|to|and)$/;
const LEADS = /^(?:new|old|all|the|our|my)$/;
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
function runOf(title: string, forms: readonly string[], places: ReadonlySet<string>): number {
  const words = firstWords(title, TITLE_WORDS);
  const own = words.map(titleForm);
  const ends = [own, ...(LAST.test(words.at(-1) ?? '') ? [own.slice(0, -1)] : [])];
  // "The windows in" are "New windows in"; "the open house" is "Open house for the family".
  const at = words.findIndex((word) => OF_MORE.test(word));
  if (at >= LONG_RUN - 1) ends.push(own.slice(0, at));
  if (LEADS.test(words[0] ?? '')) ends.push(own.slice(1));
  const tails =
    own.length > LONG_RUN ? own.slice(0, -LONG_RUN + 1).map((_, at) => own.slice(at)) : [];
  const tellingIn = (run: readonly string[]) =>
    run.filter((form) => !stopWords.has(form) && !GENERAL.has(form));
  const isTelling = (run: readonly string[]) => run.length > 1 && tellingIn(run).length > 0;
  // "What is left on the driveway?" has the last words of "Cars back on the driveway".
  const isOfMore = (run: readonly string[]) => tellingIn(run).some((form) => !places.has(form));
  const found = [...ends, ...tails.filter(isOfMore)].filter(
    (run) => isTelling(run) && standsIn(run, forms),
  );
  return Math.max(0, ...found.map(({ length }) => length));
}

const standsIn = (run: readonly string[], forms: readonly string[]): boolean =>
  forms.some((_, at) => run.every((form, offset) => forms[at + offset] === form));

/** The milestones whose titles the question says word by word, the longest title first. */
export function spokenTitles(reading: Reading, { titles }: Books): readonly LedgerMilestone[] {
  const forms = reading.words.map(titleForm);
  const own = new Set(reading.projects.map(({ id }) => id));
  const places = new Set(
    reading.projects.flatMap(({ name }) => firstWords(name, TITLE_WORDS).map(titleForm)),
  );
  const found = titles
    .findAny(forms)
    .map((milestone) => ({ milestone, run: runOf(milestone.title, forms, places) }))
    .filter(({ run }) => run > 0);
  const longest = Math.max(0, ...found.map(({ run }) => run));
  const meant = found.filter(({ run }) => run === longest).map(({ milestone }) => milestone);
  // "Moving-in day" is in no project "Laundry Move".
  const here = meant.filter(({ projectId }) => own.has(projectId));
  return here.length > 0 ? here : meant;
}

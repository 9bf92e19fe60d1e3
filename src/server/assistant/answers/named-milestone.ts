import type { LedgerMilestone } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import type { Answerer } from './answerer.ts';
import type { Books } from '../books.ts';
import { milestoneList, milestonePhrase } from './milestone-text.ts';

const SHOWN = 8;
const TITLE_WORDS = 12;
/** Words in many titles and questions. At least one other word must match. */
const general = new Set(
  `done finish finished complete completed up in over open start started end next late due date project
  step milestone task work plan left have has is are was were the room house`
    .split(/\s+/)
    .map(stem),
);

const asksForStanding = (reading: Reading) =>
  says(reading, 'when', 'done', 'overdue', 'milestone', 'open', 'finish') ||
  /^(is|are|was|were|has|have|did|do|does|will|how late|how long|what about)\b/.test(
    reading.words.join(' '),
  );

const aboutMoney = (reading: Reading) =>
  says(reading, 'spend', 'expense', 'budget', 'limit', 'afford', 'howMuch', 'agreement', 'bill') ||
  says(reading, 'compare', 'most', 'least', 'pricey', 'overBudget', 'forecast') ||
  reading.amount !== null ||
  reading.bound !== null;

/**
 * The milestones whose titles the question names: all of the words of a title that tell it from
 * others, or two of them.
 */
function namedIn(reading: Reading, books: Books): LedgerMilestone[] {
  const asked = new Set(reading.words.map(stem));
  // The name of a project is in many titles of it.
  const places = new Set(reading.projects.flatMap(({ name }) => firstWords(name, TITLE_WORDS)).map(stem));
  const isTelling = (word: string) =>
    !general.has(word) && !stopWords.has(word) && !places.has(word);
  const words = [...asked].filter(isTelling);
  const own = new Set(reading.projects.map(({ id }) => id));
  const candidates = books.titles.find(
    words,
    ({ projectId }) => own.size === 0 || own.has(projectId),
  );
  return candidates.filter(({ title }) => {
    const stems = [...new Set(firstWords(title, TITLE_WORDS).map(stem))];
    if (!reading.rest.every((word) => stems.includes(stem(word)))) return false;
    const telling = stems.filter(isTelling);
    const hits = telling.filter((word) => asked.has(word)).length;
    const all = stems.filter((word) => asked.has(word)).length;
    const isAllOfIt = words.every((word) => stems.includes(word));
    return hits > 0 && (hits === telling.length || all >= 2 || isAllOfIt);
  });
}

/** "When should the porch be painted?", "have we picked the doors?", "did the stairs open on time?" */
export const namedMilestone: Answerer = {
  understands: (reading, books) =>
    asksForStanding(reading) &&
    !aboutMoney(reading) &&
    reading.contractors.length === 0 &&
    reading.missing === null &&
    !says(reading, 'start') &&
    namedIn(reading, books).length > 0,
  answer({ reading, books }) {
    const all = namedIn(reading, books);
    const open = all.filter(({ isCompleted }) => !isCompleted);
    const isOfOpen = says(reading, 'open', 'left', 'next') && open.length > 0;
    const found = isOfOpen ? open : all;
    const place = { books, project: null };
    const [only] = found;
    return found.length === 1 && only
      ? `${milestonePhrase(only, place)}.`
      : `I found these milestones:\n\n${milestoneList(found.slice(0, SHOWN), place)}`;
  },
};

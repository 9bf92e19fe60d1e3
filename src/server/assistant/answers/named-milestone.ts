import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import { pattern } from '../pattern.ts';
import { hasWords, runRecordQuery } from '../query/run-record-query.ts';
import { recordLine } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import type { Answerer } from './answerer.ts';
import { asksForDay } from './closest-milestone.ts';
import { milestoneList, milestonePhrase, whatFollows } from './milestone-text.ts';
import { spokenTitles } from './spoken-title.ts';

const SHOWN = 8;
const TITLE_WORDS = 24;
/** Words in many titles and questions. At least one other word must match. */
const general = new Set(
  `done finish finished complete completed up in over open start started end next late due date project
  step milestone task work plan left have has is are was were the room house`
    .split(/\s+/)
    .map(titleForm),
);

/** "What is next on the loft after the staircase?" */
const AFTER = pattern()`
  \b(comes?|follows?|happens|is|up|next) after\b|\bcomes? once\b
  |\b(?:
    what is|anything|something|everything|is there
  )\b.*\b(?:left|coming up|due)\b.* after (?:the|our|my)\b
  |^(?:and |so )?(?:which|what)(?: \w+)? follows (?:the|our|my)\b|\bnext\b.*\b(?:after|once|when)\b
  |^(?:and )?(?:after|once)\b.*\b(?:next|follows?|comes?|anything|what is left|what else)\b
`;
const BEFORE =
  /\b(what|anything|which|something|everything|how many(?! (?:more )?(?:days|weeks))|how much)\b.*\bbefore\b/;
const HOW_MANY = /\bhow many (?:milestones|steps|tasks|of)\b/;
/** They ask how it stands, and are in no title. */
const STATE = new Set(
  `pass passes passed passing happen happened ahead early actual actually planned supposed already
  time take place took gone go went longer target between completion hold held slip slipped drag dragged land
  landed ran run overran miss missed meet met keep kept hit schedule mean intend hope aim wrote written write
  end ended wind wound turn turned`
    .split(/\s+/)
    .map(titleForm),
);

/** Words for records of other kinds. */
const OTHER_RECORD =
  /^(?:warrant(?:y|ies)|guarantees?|guaranteed|insurance|insured|licen[cs]es?|licensed|waivers?|manuals?|quotes?|quoted|bids?|estimates?|contracts?|agreements?|bills?|invoices?)$/;

/** "Till when is the range under warranty?" is not about the tile behind the range. */
function isOfOtherRecord({ words }: Reading, title: string): boolean {
  const others = words.filter((word) => OTHER_RECORD.test(word)).map(titleForm);
  const stems = firstWords(title, TITLE_WORDS).map(titleForm);
  return !others.every((word) => stems.includes(word));
}

const asksForStanding = (reading: Reading) =>
  says(reading, 'when', 'done', 'overdue', 'milestone', 'open', 'finish') ||
  (says(reading, 'overview') && reading.rest.length > 0) ||
  AFTER.test(reading.words.join(' ')) ||
  BEFORE.test(reading.words.join(' ')) ||
  /\b(which|what) project\b/.test(reading.words.join(' ')) ||
  /^(is|are|was|were|has|have|did|do|does|will|how late|how long|what about)\b/.test(
    reading.words.join(' '),
  );

const aboutMoney = (reading: Reading) =>
  says(reading, 'spend', 'expense', 'budget', 'limit', 'howMuch', 'agreement', 'bill') ||
  // "When is the room for my aunt finished?"
  (says(reading, 'afford') && !says(reading, 'when')) ||
  says(reading, 'compare', 'most', 'least', 'pricey', 'overBudget', 'forecast') ||
  MONEY_LEFT.test(reading.words.join(' ')) ||
  reading.amount !== null ||
  reading.bound !== null;

/** "What is left for the kitchen?", but not "what is left to do". */
const MONEY_LEFT =
  /^(?:and |so )?(?:what|how much|is anything|is there anything|anything)(?: is| do we have| have we got)? (?:still )?(?:left|remaining|remains) (?:for|in)\b(?!.*\bto (?:do|be|finish)\b)/;

/**
 * The milestones whose titles the question names: all of the words of a title that tell it from
 * others, or two of them.
 */
export function milestonesNamed(reading: Reading, books: Books): readonly LedgerMilestone[] {
  const before = found.get(reading);
  if (before) return before;
  const whole = findNamed(reading, books);
  const meant = whole.length > 0 ? whole : findBeforeReason(reading, books);
  found.set(reading, meant);
  return meant;
}

/** "When should the gutters be cleaned before the snow?": what it is to be ready for is told besides. */
function findBeforeReason(reading: Reading, books: Books): readonly LedgerMilestone[] {
  const at = OF_TIME.test(reading.words.join(' ')) ? reading.words.indexOf('before') : -1;
  if (at < SHORTEST) return [];
  const words = reading.words.slice(0, at);
  return findNamed({ ...reading, words, rest: reading.rest.filter(isIn(words)) }, books);
}
const isIn = (words: readonly string[]) => (word: string) => words.includes(word);
const OF_TIME =
  /^(?:and |so )?(?:(?:by |until )?when|(?:by |on )?(?:what|which) (?:day|date))\b.*\b(?:should|must|has to|have to|need|needs|supposed|meant|due|does|do|is|are|will)\b/;
const SHORTEST = 4;
/** Several steps ask for the same reading. */
const found = new WeakMap<Reading, readonly LedgerMilestone[]>();
/** A question that fits more than these names none of them. */
const MOST_NAMED = 40;

function findNamed(reading: Reading, books: Books): readonly LedgerMilestone[] {
  const isOfDay = asksForDay(reading);
  // "When did the inspector pass it?" is about an inspection; what an inspector looks at is not.
  const formOf = (word: string) => titleForm(isOfDay && word === 'inspector' ? 'inspection' : word);
  const asked = new Set([...reading.words, ...reading.rest].map(formOf));
  // The name of a project is in many titles of it.
  const places = new Set(
    reading.projects.flatMap(({ name }) => firstWords(name, TITLE_WORDS)).map(titleForm),
  );
  const isTelling = (word: string) =>
    !general.has(word) && !stopWords.has(word) && !places.has(word) && !STATE.has(word);
  const rest = reading.rest.map(formOf).filter((word) => !STATE.has(word));
  const said = [...reading.words, ...reading.rest].filter((word) => !stopWords.has(word));
  const words = [...new Set(said.map(formOf))].filter(isTelling);
  const whole = wholeTitleIn(reading, books);
  if (whole.length > 0) return whole;
  const spoken = spokenTitles(reading, books);
  if (spoken.length === 1) return spoken;
  const own = new Set(reading.projects.map(({ id }) => id));
  const candidates = books.titles.findStems(
    words,
    ({ projectId }) => own.size === 0 || own.has(projectId),
  );
  if (words.length === 0) return namedLikeProject(reading, books, places);
  if (candidates.length > MOST_NAMED) return [];
  const named = candidates.filter(({ title, category }) => {
    if (isOfOtherRecord(reading, title)) return false;
    const stems = [...new Set(firstWords(title, TITLE_WORDS).map(titleForm))];
    // "The wiring inspection" is "Wiring passed", of the category "Inspection".
    const own = [...stems, titleForm(category.toLowerCase())];
    if (!rest.every((word) => own.includes(word))) return false;
    const telling = stems.filter(isTelling);
    const hits = telling.filter((word) => asked.has(word)).length;
    const all = stems.filter((word) => asked.has(word)).length;
    const isAllOfIt = rest.length > 0 || words.every((word) => stems.includes(word));
    return hits > 0 && (hits === telling.length || all >= 2 || isAllOfIt);
  });
  return withParticle(named, reading);
}

/** "When do the countertops go in?" is about "Countertops in", and not "Countertops measured". */
function withParticle(
  named: readonly LedgerMilestone[],
  reading: Reading,
): readonly LedgerMilestone[] {
  const particle = named.length > 1 ? particleIn(reading) : undefined;
  if (particle === undefined) return named;
  const meant = named.filter(({ title }) => firstWords(title, TITLE_WORDS).includes(particle));
  return meant.length > 0 ? meant : named;
}

/** "How late was the garage roof?": its milestone "Roof done" has no other words. */
function namedLikeProject(
  reading: Reading,
  { titles }: Books,
  places: ReadonlySet<string>,
): LedgerMilestone[] {
  const [project, other] = reading.projects;
  // "How many milestones of the driveway and siding project are done?"
  // "What is late on the parlor floor?"
  const isOfAll = reading.words.includes('milestones') || OF_ANY.test(reading.words.join(' '));
  if (!project || other || isOfAll) return [];
  const asked = new Set(reading.words.map(titleForm));
  const isNamed = (one: string) => asked.has(one) || general.has(one);
  const particle = particleIn(reading);
  return titles.findStems([...places], ({ projectId, title }) => {
    const stems = firstWords(title, TITLE_WORDS).map(titleForm);
    const isPair =
      particle !== undefined &&
      stems.some((one, at) => places.has(one) && asked.has(one) && stems[at + 1] === particle);
    return projectId === project.id && (isPair || stems.every(isNamed));
  });
}

const OF_ANY =
  /^(?:so |and )?(?:what(?! day| date)|which(?! day| date)|anything|(?:is|are) (?:anything|there|any))\b/;
/** "When does the boat have to come out?": of "Boat out for winter", but not in "come out of the shed". */
const particleIn = ({ words }: Reading): string | undefined => PARTICLE.exec(words.join(' '))?.[1];
const PARTICLE =
  /\b(?:come|comes|coming|came|go|goes|going|went|gone|get|gets|getting|got|put|set|be) (?:back )?(in|out|up|down|on|off)\b(?! (?:of|the|our|my|this|that|a)\b)/;

/** A title in quotes is whole, so even a general word of it counts. */
function wholeTitleIn({ question }: Reading, { titles }: Books): LedgerMilestone[] {
  const [, named] = WHOLE_TITLE.exec(question.slice(0, LOOKED_AT)) ?? [];
  if (named === undefined) return [];
  const words = firstWords(named, TITLE_WORDS);
  const isIt = ({ title }: LedgerMilestone) =>
    firstWords(title, TITLE_WORDS).join(' ') === words.join(' ');
  return titles.find(words, isIt);
}
const WHOLE_TITLE = /["“”]([^"“”]{2,100})["“”]/u;
const LOOKED_AT = 400;

/** "Does anything expire before the inspection?" is about papers. */
const EXPIRES =
  /\b(?:expires?|expiring|lapses?|runs? out|running out|valid|good (?:for|until|till|through|thru))\b/;

/** "What is pending our approval?" is about no permit. */
const OUR_YES = /\b(?:my|our) (?:approval|okay|ok|go ahead|sign off|signature)\b/;

/** "Do we have the permit on file?" */
const ON_FILE = /\b(?:on file|cop(?:y|ies) of|saved|stored|uploaded|paperwork|documents?)\b/;

/** "How many steps are done?", but not "how many steps are left before the inspection?" */
const countsOthers = ({ words }: Reading): boolean =>
  HOW_MANY.test(words.join(' ')) && !BEFORE.test(words.join(' '));

/** Whether the question names a milestone. It may ask anything of it. */
export const namesMilestone = (reading: Reading, books: Books): boolean =>
  !aboutMoney(reading) && milestonesNamed(reading, books).length > 0;

/** "When should the porch be painted?", "have we picked the doors?", "did the stairs open on time?" */
export const namedMilestone: Answerer = {
  understands: (reading, books) =>
    asksForStanding(reading) &&
    !aboutMoney(reading) &&
    (reading.contractors.length === 0 || says(reading, 'overdue', 'done')) &&
    reading.missing === null &&
    !countsOthers(reading) &&
    !says(reading, 'start') &&
    !EXPIRES.test(reading.words.join(' ')) &&
    !(reading.subject === 'documents' && ON_FILE.test(reading.words.join(' '))) &&
    !(reading.subject === 'changes' && OUR_YES.test(reading.words.join(' '))) &&
    milestonesNamed(reading, books).length > 0,
  async answer({ reading, books }) {
    const all = milestonesNamed(reading, books);
    const open = all.filter(({ isCompleted }) => !isCompleted);
    const isOfOpen = says(reading, 'open', 'left', 'next') && open.length > 0;
    // What has no date cannot be late.
    const dated = all.filter(({ targetDate }) => targetDate !== null);
    const isOfDated = HOW_LATE.test(reading.words.join(' ')) && dated.length > 0;
    const meant = isOfOpen ? open : isOfDated ? dated : all;
    const place = { books, project: null };
    const [only] = meant;
    // "Which step comes after the railings?"
    const text = reading.words.join(' ');
    const asksForNext = /\bafter\b/.test(text) && says(reading, 'milestone', 'next');
    if (only && (asksForNext || AFTER.test(text))) {
      const next = whatFollows(only, books);
      if (next !== null) return next;
    }
    // "What has to be done before the final inspection?"
    if (only?.targetDate && BEFORE.test(text)) {
      const { projectId, targetDate } = only;
      const earlier = books.milestones.filter(
        (one) =>
          one.projectId === projectId &&
          !one.isCompleted &&
          one.targetDate !== null &&
          one.targetDate < targetDate,
      );
      if (earlier.length > 0) {
        const count = `${earlier.length} ${earlier.length === 1 ? 'is' : 'are'}`;
        return `Before ${milestonePhrase(only, place)}, ${count} open:\n\n${milestoneList(earlier.slice(0, SHOWN), place)}`;
      }
    }
    return meant.length === 1 && only
      ? `${milestonePhrase(only, place)}.${await plannedFor(reading, books)}`
      : `I found these milestones:\n\n${milestoneList(meant.slice(0, SHOWN), place)}`;
  },
};

const HOW_LATE = /\bdays (?:late|early|behind|past|over|ahead)\b|\bhow (?:late|early|overdue)\b/;

/** "What is planned for the oak floor?" may mean the money too. */
async function plannedFor({ words, rest, projects }: Reading, books: Books): Promise<string> {
  if (!/\bplan(?:ned)? for\b/.test(words.join(' '))) return '';
  const lines = await runRecordQuery({ subject: 'lines' }, books);
  const named = rest.filter((word) => !STATE.has(titleForm(word)));
  const own = new Set(projects.map(({ id }) => id));
  const [line, other] = lines.filter(
    ({ title, projectId }) =>
      named.length > 0 && hasWords(title, named) && (own.size === 0 || own.has(projectId ?? 0)),
  );
  return line && !other ? `\n\n${recordLine(line, books)}.` : '';
}

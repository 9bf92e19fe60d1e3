import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import type { Reading } from '../question/reading.ts';
import { timelinePage } from '../writing/links.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { isOverdue } from './milestone-text.ts';
import { daysLate } from './punctual-milestones.ts';

const SHOWN = 50;
const OF_PROJECTS =
  /\b(?:which|what)(?: of (?:the|our|my))? (?:project|job|renovation)s?\b|^(?:and |so |the )?(?:project|job) (?:with|that has)\b|\b(?:by|per|for each|in each|of each) project\b/;
const OF_STEPS =
  /\b(?:milestones?|steps?|tasks?|stages?|deadlines?|(?:most|fewest|least) (?:things |stuff |work )?(?:left |still )?to (?:do|finish))\b/;
const RANKED = /\b(?:most|fewest|least|biggest number|highest number|how many|count)\b/;
const IS_MONEY = /\b(?:paid|pay|costs?|spent|spend|spending|money|budget|expenses?|bills?)\b/;
const FEWEST = /\b(?:fewest|least)\b/;

type Measure = readonly [
  title: string,
  isCounted: (one: LedgerMilestone, today: string) => boolean,
];

/** What is counted: the open ones, unless the question says which. */
function measureOf(text: string): Measure {
  if (/\boverdue\b|\bpast due\b/.test(text)) return ['Overdue', isOverdue];
  if (/\b(?:late|slipped|missed|delayed|behind)\b/.test(text)) {
    return ['Past their dates', (one, today) => (daysLate(one, today) ?? 0) > 0];
  }
  if (/\b(?:open|left|to do|to finish|remaining|unfinished|outstanding|still|to go)\b/.test(text)) {
    return ['Open', ({ isCompleted }) => !isCompleted];
  }
  if (/\b(?:done|finished|completed|reached|behind us)\b/.test(text)) {
    return ['Completed', ({ isCompleted }) => isCompleted];
  }
  return ['Milestones', () => true];
}

const asksByProject = ({ words }: Reading): boolean => {
  const text = words.join(' ');
  return OF_PROJECTS.test(text) && OF_STEPS.test(text) && RANKED.test(text) && !IS_MONEY.test(text);
};

/** "Which project has the most open steps?" */
export const milestonesByProject: Answerer = {
  understands: (reading, books: Books) => asksByProject(reading) && books.projects.length > 1,
  answer({ reading, books }) {
    const text = reading.words.join(' ');
    const [title, isCounted] = measureOf(text);
    const counts = Map.groupBy(
      books.milestones.filter((one) => isCounted(one, books.today)),
      ({ projectId }) => projectId,
    );
    const sign = FEWEST.test(text) ? -1 : 1;
    const rows = books.projects
      .map((project) => ({ project, count: counts.get(project.id)?.length ?? 0 }))
      .toSorted((one, other) => sign * (other.count - one.count));
    const [first, second] = rows;
    if (!first) return '';
    const lead =
      second?.count === first.count
        ? 'Several projects have as many'
        : `${bold(first.project.name)} has the ${sign === 1 ? 'most' : 'fewest'}`;
    return `${lead}:\n\n${table(
      [{ title: 'Project' }, { title, isFigure: true }],
      rows.slice(0, SHOWN),
      ({ project, count }) => [plain(project.name), link(`${count}`, timelinePage(project.id))],
    )}`;
  },
};

import { expenseCategories } from '#shared/expense.ts';
import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { isOverdue, milestoneCount, milestoneList } from './milestone-text.ts';
import { daysLate } from './punctual-milestones.ts';

const SHOWN = 20;
const MOST_KINDS = 100;
const SLIPPED =
  /\b(?:slipped|late|missed|delayed|behind|past (?:its|their) (?:date|deadline|target)s?)\b/;
const PASSED = /\b(?:passed|done|finished|completed?|had|behind us|been|so far|already)\b/;
const AHEAD =
  /\b(?:to come|coming|ahead|left|remaining|remain|open|next|upcoming|due|outstanding|still|yet|not)\b/;
const MONEY = ['spend', 'howMuch', 'budget', 'bill', 'agreement', 'charge'] as const;

/** The category of milestones that a question asks for: "which inspections", "the planning category". */
function kindIn(reading: Reading, { milestones }: Books): string | null {
  const text = reading.words.join(' ');
  if (says(reading, ...MONEY) || /\b(?:expenses?|paid|costs?|fees?)\b/.test(text)) return null;
  if (says(reading, 'advice') || reading.amount !== null || reading.contractors.length > 0)
    return null;
  // "How many inspections are there for a deck?"
  if (isInGeneral(reading) && !says(reading, 'past', 'mine')) return null;
  // "Kitchen steps" are those of the kitchen.
  const places = new Set(reading.projects.flatMap(({ name }) => toWords(name)));
  const kinds = new Set(
    milestones
      .map(({ category }) => category)
      .filter((kind) => !toWords(kind).some((word) => places.has(word))),
  );
  return [...kinds].slice(0, MOST_KINDS).find((kind) => isAskedFor(kind, text)) ?? null;
}

function isAskedFor(kind: string, text: string): boolean {
  const name = kind.toLowerCase();
  if (name in expenseCategories || !/^[\p{L} ]{3,40}$/u.test(name)) return false;
  const all = '(?:which|what|how many|list|show|all|every|any|each|everything|anything|name|give)';
  // Only a thing that one can count is one by itself.
  const several = /tion$/.test(name) ? `|\\b${all}\\b.*\\b${name}s\\b` : '';
  const filed = `\\b${name}(?: (?:category|milestones?|steps?|tasks?|stages?))\\b|\\b(?:category|categories|kind|type)(?: of)? ${name}\\b|\\b(?:filed|listed|down) (?:under|as) ${name}\\b`;
  return new RegExp(`\\b(?:${filed})${several}`).test(text);
}

export const asksForKind = (reading: Reading, books: Books): boolean =>
  kindIn(reading, books) !== null;

/** "Which inspections slipped?", "everything in the planning category", "how many inspections are still to come?" */
export const milestonesOfKind: Answerer = {
  understands: asksForKind,
  answer(inquiry) {
    const { reading, books, isProjectNamed } = inquiry;
    const kind = kindIn(reading, books) ?? '';
    const place: Inquiry = isProjectNamed ? inquiry : { ...inquiry, project: null };
    const own = books.milestones.filter(
      ({ category, projectId }) =>
        category === kind && (!place.project || projectId === place.project.id),
    );
    const { isMeant, how } = stateIn(reading, books);
    const meant = own.filter(isMeant).filter((one) => isIn(one, reading));
    const ordered = SLIPPED.test(reading.words.join(' '))
      ? meant.toSorted((one, other) => lateness(other, books) - lateness(one, books))
      : meant;
    const where = place.project ? ` for ${bold(place.project.name)}` : '';
    const count = `${milestoneCount(place, meant.length)}${how} in the category ${bold(kind)}${where}`;
    return meant.length === 0
      ? `${count}.`
      : `${count}:\n\n${milestoneList(ordered.slice(0, SHOWN), { books, project: null })}`;
  },
};

const lateness = (one: LedgerMilestone, { today }: Books) => daysLate(one, today) ?? 0;

function stateIn(
  reading: Reading,
  books: Books,
): { isMeant: (one: LedgerMilestone) => boolean; how: string } {
  const text = reading.words.join(' ');
  if (says(reading, 'overdue') && !SLIPPED.test(text)) {
    return { isMeant: (one) => isOverdue(one, books.today), how: ' overdue' };
  }
  if (SLIPPED.test(text))
    return { isMeant: (one) => lateness(one, books) > 0, how: ' past their dates' };
  if (AHEAD.test(text)) return { isMeant: ({ isCompleted }) => !isCompleted, how: ' still open' };
  if (PASSED.test(text)) return { isMeant: ({ isCompleted }) => isCompleted, how: ' completed' };
  return { isMeant: () => true, how: '' };
}

/** In the days that the question names. */
function isIn({ isCompleted, completedOn, targetDate }: LedgerMilestone, { period }: Reading) {
  if (!period) return true;
  const day = isCompleted ? completedOn : targetDate;
  return day !== null && day >= (period.from ?? '') && day <= (period.to ?? '9999');
}

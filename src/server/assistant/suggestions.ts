import { categoryLabel } from '#shared/expense.ts';
import { isOverdue } from './answers/milestone-text.ts';
import { readLists } from './books.ts';
import type { Ledger } from './ledger.ts';

const SHOWN = 4;
/** A longer name does not fit on a button. */
const LONGEST_NAME = 50;
const phrase = (before: string, name: string) => (name.length <= LONGEST_NAME ? before + name : '');
const general = [
  'How much contingency should I keep?',
  'In what order do the trades come?',
  'When do I need a permit?',
  'How do I compare quotes?',
];

/** A few questions that have a good answer for this user right now. */
export async function suggestQuestions(ledger: Ledger, today: string): Promise<string[]> {
  const { selected, projects, contractors, milestones } = await readLists(ledger);
  const scope = selected ? { projectId: selected.id } : {};
  const [[category], [paid], { plan }, planned] = await Promise.all([
    ledger.sumExpensesBy('category', scope),
    ledger.sumExpensesBy('contractor', scope),
    ledger.findUsage(),
    ledger.listPlannedProjects(),
  ]);
  const own = milestones.filter(({ projectId }) => !selected || projectId === selected.id);
  const best = contractors.find(({ id }) => String(id) === paid?.key);
  const questions = [
    selected && `How much is left${phrase(' for ', selected.name)}?`,
    selected && planned.has(selected.id) && 'What will it cost in the end?',
    !selected && projects.length > 1 && 'Compare my projects',
    category?.key && `How much did I spend on ${categoryLabel(category.key).toLowerCase()}?`,
    own.some((one) => isOverdue(one, today)) && 'What is overdue?',
    own.some(({ isCompleted, targetDate }) => !isCompleted && targetDate && targetDate >= today) &&
      'What is the next milestone?',
    best && best.name.length <= LONGEST_NAME && `How much did I pay ${best.name}?`,
    plan === 'free' && projects.length > 0 && 'How many expenses can I still add?',
    ...general,
  ];
  return questions.filter((question) => typeof question === 'string').slice(0, SHOWN);
}

import type { ChatScreen } from '#shared/ai-chat.ts';
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

/** Questions about what a screen shows. */
const ofScreen: Record<ChatScreen, readonly string[]> = {
  dashboard: [],
  expenses: ['What did we spend by month?', 'Which expenses have no receipt?'],
  contractors: ['Who did we pay the most?', 'Which contractors have no phone number?'],
  timeline: ['What is the next milestone?', 'What is overdue?'],
  budget: ['What will it cost in the end?', 'Which bills are due?'],
  reports: ['What did we spend by month?', 'Which category costs the most?'],
  quotes: ['Which quote is the cheapest?', 'How do I compare quotes?'],
  documents: ['Which documents expire soon?', 'Which documents are there?'],
  projects: ['Compare my projects', 'Which projects are over budget?'],
};

/** A few questions that have a good answer for this user right now, those of the screen first. */
export async function suggestQuestions(
  ledger: Ledger,
  today: string,
  screen = '',
): Promise<string[]> {
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
    ...(projects.length > 0 && Object.hasOwn(ofScreen, screen)
      ? ofScreen[screen as ChatScreen]
      : []),
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
  const shown = questions.filter((question) => typeof question === 'string');
  return [...new Set(shown)].slice(0, SHOWN);
}

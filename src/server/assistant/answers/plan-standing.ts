import { categoryLabel } from '#shared/expense.ts';
import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { MOST_PLANS, plannedProjects, runPlanQuery } from '../query/run-plan-query.ts';
import { hasWords } from '../query/run-record-query.ts';
import { hasAny } from '../question/exclusions.ts';
import { hasThing, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { bold, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { thingsIn } from './compare-things.ts';
import { planFigure } from './plan-text.ts';

/** A line, a room or a category of a plan. */
interface Planned {
  title: string;
  project: Project;
  planned: string;
  paid: string;
  expected: string;
}

const AGAINST_PLAN = pattern()`
  \b(?:
    over|under|above|below|within|exceed\w*|blow|blew|blown|bust\w*|overr[au]n|oversp\w+|against
    |compared|track|left|remain\w*|(?:still|yet) to (?:be )?(?:pay|paid)
    |(?:more|less|higher|lower|dearer|cheaper|pricier) than
  )\b
  |\bthan .*\b(?:planned|plan|budgeted|budget|allowed|set aside)\b
`;
const MOST_SHOWN = 6;
const MOST_WORDS = 4;

/** "Did the kitchen cost more than the living room?" */
const isOfTwo = (reading: Reading) =>
  /\bthan\b(?!.*\b(?:plan|planned|budget|budgeted|allowed|set aside)\b)/.test(
    reading.words.join(' '),
  ) && thingsIn(reading) !== null;

/** "Did electrical go over what we budgeted?", "What is left for the flooring?" */
export const planStanding: Answerer = {
  isProbe: true,
  understands: (reading) =>
    AGAINST_PLAN.test(reading.words.join(' ')) &&
    !isOfTwo(reading) &&
    hasThing(reading) &&
    reading.projects.length < 2 &&
    reading.subject !== 'quotes' &&
    !says(reading, 'most', 'least') &&
    !hasAny(reading.exclusions) &&
    reading.period === null &&
    reading.amount === null &&
    reading.bound === null,
  async answer(inquiry) {
    const found = await findPlanned(inquiry);
    if (found.length === 0) return new NotFound('');
    const more = found.length - MOST_SHOWN;
    const left =
      more > 0 ? [`There are ${more} more of this name: ask for a project by name.`] : [];
    return [...found.slice(0, MOST_SHOWN).map(standing), ...left].join('\n\n');
  },
};

async function findPlanned({ reading, books, project, isProjectNamed }: Inquiry) {
  const planned = await plannedProjects(books);
  const others = isProjectNamed && project ? [] : planned.filter((one) => one !== project);
  const asked = [...planned.filter((one) => one === project), ...others];
  const found: { thing: Planned; words: number }[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const each of asked.slice(0, MOST_PLANS)) {
    const budget = await runPlanQuery({ subject: 'plan', projectId: each.id }, books);
    if (!budget) continue;
    const titled = titledIn(reading, each, budget);
    const category = titled.length > 0 ? titled : categoryIn(reading, each, budget);
    found.push(...(category.length > 0 ? category : partlyTitledIn(reading, each, budget)));
  }
  const most = Math.max(...found.map(({ words }) => words));
  const best = found.filter(({ words }) => words === most).map(({ thing }) => thing);
  const here = best.filter((thing) => thing.project === project);
  return here.length > 0 ? here : best;
}

/** Lines and rooms whose whole title is in the question. */
function titledIn(reading: Reading, project: Project, budget: LedgerBudget) {
  const said = new Set(reading.words.map(stem));
  // "Is the kitchen over budget?" is about the project, also if it has a room of that name.
  const ofProject = new Set(
    reading.projects.flatMap(({ name }) => toWords(name)).map((word) => stem(word)),
  );
  return titledThings(budget).flatMap(({ title, planned, paid, expected }) => {
    const own = title === null ? [] : toWords(title).map(stem);
    const isSaid = own.length > 0 && own.every((word) => said.has(word));
    if (title === null || !isSaid || own.every((word) => ofProject.has(word))) return [];
    return [{ thing: { title, project, planned, paid, expected }, words: own.length }];
  });
}

/** "Did we go over on tile?": the one line or room that has all the open words, "Tile and floor". */
function partlyTitledIn({ rest }: Reading, project: Project, budget: LedgerBudget) {
  if (rest.length === 0 || rest.length > MOST_WORDS) return [];
  const fitting = titledThings(budget).filter(
    ({ title }) => title !== null && hasWords(title, rest),
  );
  const [only, ...others] = fitting;
  if (!only || only.title === null || others.length > 0) return [];
  return [{ thing: { ...only, title: only.title, project }, words: 0 }];
}

const titledThings = ({ lines, rooms }: LedgerBudget) => [
  ...lines,
  ...rooms.map(({ name, ...room }) => ({ ...room, title: name })),
];

/** Only what the plan has an amount for. */
function categoryIn({ category }: Reading, project: Project, { byCategory }: LedgerBudget) {
  const group = byCategory.find(({ key, planned }) => key === category && planned !== '0.00');
  if (category === null || !group) return [];
  return [{ thing: { ...group, title: categoryLabel(category), project }, words: 0 }];
}

/** First whether it holds, then the figures of the Budget page, and what is left to pay of the plan. */
function standing({ title, project, planned, paid, expected }: Planned): string {
  const figure = (amount: string) => planFigure(amount, project);
  const isOver = compareMoney(expected, planned) > 0;
  if (planned === '0.00') {
    return `${bold(title)} (${plain(project.name)}) has no amount in the plan: paid ${figure(paid)}, expected ${figure(expected)}.`;
  }
  const holds = isOver
    ? `is expected to go over its plan by ${figure(subtractMoney(expected, planned))}`
    : 'is within its plan';
  const left = subtractMoney(planned, paid);
  const rest = left.startsWith('-') ? [] : [`${figure(left)} of the plan not yet paid`];
  const figures = [
    `planned ${figure(planned)}`,
    `paid ${figure(paid)}`,
    `expected ${figure(expected)}`,
    ...rest,
  ];
  return `${bold(title)} (${plain(project.name)}) ${holds}: ${figures.join(', ')}.`;
}

import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { pattern } from '../pattern.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { toAmount } from '../question/amount.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure, ofProject, spentFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { planFigure } from './plan-text.ts';
import { allProjectsTable } from './project-table.ts';

const SUM = '(\\$?\\d[\\d.,]*k?)\\b';
const BUDGET = '(?:(?:the|our|my|its|this|that) )?(?:\\w+ ){0,4}?budget';
const OF_IT = '(?: (?:for|of|on) (?:the|our|my) (?:\\w+ ){0,2}?\\w+)?';
const RAISES = '(?:raise|bump|lift|increase|up|extend|expand|top)';
const LOWERS = '(?:lower|cut|drop|reduce|trim|shrink|slash)';
const ENDING = '(?:d|ed|s|ped|med|ing|ping|ming)?';

/** "If the budget was 60,000", "raise the budget to 58000", "if we had budgeted 40,000". */
const INSTEAD: readonly RegExp[] = [
  pattern()`
    \b(?:if|suppose|supposing|imagine|assume|assuming|say|pretend|with)\b.*\bbudget${OF_IT} (?:
      was|were|is|had been|would be|should be|went|goes|rose|rises|grew|fell|falls|of|at
    )(?: (?:only|just|up|down|to|set|raised|lifted|increased|lowered|cut|reduced|at|about|more like)
    )* ${SUM}
  `,
  new RegExp(`\\b(?:if|suppose|supposing|imagine|had)\\b.*\\bbudgeted (?:only |just )?${SUM}`),
  new RegExp(
    `\\b(?:(?:${RAISES}|${LOWERS}|chang|mov|bring|brought|tak)${ENDING}|change|move|take|set|put|setting|putting) (?:up |down )?${BUDGET}${OF_IT} (?:up |down )?(?:to|at) ${SUM}`,
  ),
  new RegExp(`\\b(?:if|with|suppose|supposing|imagine)\\b.*\\b${SUM}(?: dollars?)? budget\\b`),
];
/** "Had I set the attic at an even 20,000", "had the attic budget been 20k". */
const SET_AT: readonly RegExp[] = [
  pattern()`
    \b(?:(?:if|suppose) (?:we|i)(?: (?:had|would))?|had (?:we|i))(?: \w+)? (?:
      set|capped|pegged|fixed|given|gave|allotted|allowed|granted|started|put
    )(?: (?!(?:another|extra|more|further|additional)\b)\w+){1,4}?(?: (?:at|to|with|only|just|an?|even|flat|round|cool))* ${SUM}
  `,
  new RegExp(`\\bhad\\b.*\\bbudget(?:${OF_IT}) been (?:only |just |about |set at )?${SUM}`),
  new RegExp(`\\bbudget${OF_IT} (?:of|at) (?:only |just )?${SUM} instead\\b`),
];
/** "Bump the budget up by 4000". */
const MORE = new RegExp(
  `\\b${RAISES}${ENDING} (?:up )?${BUDGET}${OF_IT} (?:up )?(?:by|with)(?: another)? ${SUM}`,
);
const LESS = new RegExp(`\\b${LOWERS}${ENDING} (?:down )?${BUDGET}${OF_IT} (?:down )?by ${SUM}`);
/** "Put another 4000 into the budget". */
const ADDED = new RegExp(
  `\\b(?:add|added|adding|put|putting)(?: (?:another|an extra|a further))? ${SUM}(?: (?:more|extra|dollars))* (?:to|into|in) ${BUDGET}\\b`,
);
/** "How much more before we hit 54000?" */
const UNTIL = pattern()`
  \bhow (?:much|far)\b.*\b(?:until|till?|before|to|from|of)(?: \w+){0,4}? (?:
    hit|hits|hitting|reach|reaches|reaching|get to|gets to|cross|crosses|top|come to
  ) (?:the )?${SUM}(?: (?:mark|limit|total))?$
`;
/** "Will 58000 be enough?", "will the attic end up under 45k?" */
const ENOUGH = new RegExp(
  `\\b(?:will|would|is|are) (?:the )?${SUM}(?: (?:dollars|still|really|be))* (?:enough|sufficient)\\b`,
);
const ENDS_AT = pattern()`
  \b(?:will|going to|gonna|likely to)\b.*\b(?:
    make it|end|ends|finish|come|stay|land|keep|be|get|close|cost
  )\b.*\b(?:under|below|within|inside|over|above|exceed|past|beyond|than) (?:the )?${SUM}$
`;

/** "Are we going to make it with the 46000?" */
const MAKES_IT = new RegExp(
  `\\b(?:will|going to|gonna|can|could)\\b.*\\b(?:make it|get by|get there|manage|finish|come out) (?:with|on) (?:the |our |just )?${SUM}$`,
);
/** "Did the attic stay inside its 15,800?" */
const STAYED = pattern()`
  \b(?:did|has|have|was|were)\b.*\b(?:
    stay|stayed|keep|kept|remain|remained|come in|came in|finish|finished|end up|ended up
  )\b.*\b(?:inside|within|under|below) (?:its|the|our|that|their) ${SUM}$
`;

/** "20 grand" as one word, and a pot as the budget that it is. */
const textOf = ({ words }: Reading): string =>
  words
    .join(' ')
    .replace(/(?<=\b\d+) grand\b/g, 'k')
    .replace(/\b(?:pot|kitty|allowance)\b/g, 'budget');

interface NewBudget {
  amount: string;
  sign: '' | '+' | '-';
}

function newBudgetIn(reading: Reading): NewBudget | null {
  const text = textOf(reading);
  const wholly = (pattern: RegExp) => toAmount(pattern.exec(text)?.[1] ?? '');
  const [more, less] = [wholly(MORE) ?? wholly(ADDED), wholly(LESS)];
  if (more !== null) return { amount: more, sign: '+' };
  if (less !== null) return { amount: less, sign: '-' };
  const isOfAll = reading.rest.length === 0 && reading.contractors.length === 0;
  const isOfNobody = reading.contractors.length === 0 && reading.specialty === null;
  const setAt = isOfNobody ? SET_AT : [];
  const patterns = isOfAll
    ? [...INSTEAD, ...setAt, UNTIL, STAYED, ENOUGH, ENDS_AT, MAKES_IT]
    : [...INSTEAD, ...setAt, UNTIL, STAYED];
  for (const pattern of patterns) {
    const amount = wholly(pattern);
    if (amount !== null) return { amount, sign: '' };
  }
  return null;
}

/** "If the budget was 60,000, what would be left?", "will 58,000 be enough?" */
export const supposedBudget: Answerer = {
  needsProject: true,
  understands: (reading, books) =>
    (reading.amount !== null || reading.bound !== null) &&
    reading.subject === null &&
    reading.category === null &&
    (reading.period === null || reading.period.from === books.today) &&
    newBudgetIn(reading) !== null,
  async answer({ reading, books, project }) {
    const found = newBudgetIn(reading);
    if (!project) return allProjectsTable(books);
    if (!found) return new NotFound('');
    const plan = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
    return against(project, budgetOf(project, found), plan?.totals.expected ?? null);
  },
};

function budgetOf({ budget }: Project, { amount, sign }: NewBudget): string {
  if (sign === '+') return addMoney([budget, amount]);
  return sign === '-' ? subtractMoney(budget, amount) : amount;
}

/** What would be left of that budget, now and in the end. */
function against(project: Project, budget: string, expected: string | null): string {
  const spent = spentFigure(project.totalSpent, ofProject(project));
  const gap = (cost: string) => {
    const left = subtractMoney(budget, cost);
    const figure = budgetFigure(left.replace('-', ''), project);
    return compareMoney(left, '0.00') < 0 ? `${figure} more than that` : `${figure} less than that`;
  };
  const left = subtractMoney(budget, project.totalSpent);
  const figure = budgetFigure(left.replace('-', ''), project);
  const rest = left.startsWith('-') ? `be ${figure} over` : `have ${figure} left`;
  const outlook =
    expected === null
      ? ''
      : ` It is expected to cost ${planFigure(expected, project)} in the end: ${gap(expected)}.`;
  return `With ${budgetFigure(budget, project)} in all, ${bold(project.name)} would ${rest}: ${spent} is spent.${outlook}`;
}

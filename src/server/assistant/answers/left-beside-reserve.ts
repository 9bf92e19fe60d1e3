import { subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';
import { leftPhrase } from './remaining.ts';

const RESERVE =
  '(?:reserves?|contingency|contingencies|buffer|cushion|rainy day|nest egg|safety net|emergency)';
/** "If we do not touch the reserve", "without the buffer". */
const UNTOUCHED = pattern()`
  \b(?:
    not|without|never|except|excluding|minus|besides|leaving|leave|keeping|keep|beyond
  )\b(?: \w+){0,5} ${RESERVE}\b
  |\b(?:apart|aside) from (?:\w+ )?${RESERVE}\b
  |\b${RESERVE} (?:\w+ ){0,2}(?:untouched|alone|aside|intact|excluded|excepted)\b
`;

const isOfUse = (word: string) =>
  /^(?:touch|dip|tap|raid|draw|drawing|eat|eating|untouched|intact|money|fund)/.test(word);

/** "How much is left to spend if we do not touch the reserve?" */
export const leftBesideReserve: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'left', 'afford') &&
    reading.amount === null &&
    reading.contractors.length === 0 &&
    reading.period === null &&
    reading.rest.every(isOfUse) &&
    leavesReserve(reading),
  answer: (inquiry) => aboutPlans(inquiry, besideReserve),
};

const leavesReserve = ({ words }: Reading) => UNTOUCHED.test(words.join(' '));

function besideReserve(project: Project, { totals }: LedgerBudget): string {
  const left = subtractMoney(subtractMoney(project.budget, project.totalSpent), totals.reserve);
  return `${bold(project.name)} has ${leftPhrase(project)} Without the reserve of ${planFigure(totals.reserve, project)}, that is ${planFigure(left, project)}.`;
}

import type { Ledger, LedgerBudget } from '#server/assistant/assistant.ts';
import { expectedParts } from '#shared/expected-parts.ts';
import { expectedText, isOverExpected } from '#shared/expected-text.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { quoted, type TokenBudget } from './grounding-text.ts';

const RECORDS_SHOWN = 10;

/** "expected $1,770.00 in the end, $23,230.00 left if nothing changes" */
export function expectedLine({ totals }: LedgerBudget, { currency }: Project): string {
  const { expected, variance } = totals;
  return `expected ${formatMoney(expected, currency)} in the end, ${expectedText(variance, currency)}`;
}

/** What the plan of the selected project says, with the words of its Budget page. */
export async function addPlan(
  text: TokenBudget,
  ledger: Ledger,
  project: Project,
  today: string,
): Promise<void> {
  if (!(await ledger.listPlannedProjects()).has(project.id)) return;
  const budget = await ledger.findBudget(project.id);
  const bills = await ledger.listDueBills(project.id);
  const agreements = await ledger.listAgreements(project.id);
  const contractors = new Map((await ledger.listContractors()).map(({ id, name }) => [id, name]));
  const money = (amount: string) => formatMoney(amount, project.currency);
  const withName = (id: number | null) => {
    const name = id === null ? undefined : contractors.get(id);
    return name === undefined ? '' : ` with ${quoted(name)}`;
  };
  const parts = expectedParts(budget.totals).map(
    ({ label, amount }) => `${label.toLowerCase()} ${money(amount)}`,
  );
  text.add(`Its plan: expected ${money(budget.totals.expected)} = ${parts.join(' + ')}.`);
  text.addList(
    'Its lines that are expected over their plan',
    budget.lines
      .filter(({ planLineId, variance }) => planLineId !== null && isOverExpected(variance))
      .slice(0, RECORDS_SHOWN)
      .map(
        ({ title, planned, expected }) =>
          `${quoted(title ?? '')}: planned ${money(planned)}, expected ${money(expected)}`,
      ),
  );
  text.addList(
    'Its bills to pay',
    bills.slice(0, RECORDS_SHOWN).map(({ title, contractorId, due, dueOn }) => {
      const late = dueOn < today ? ', overdue' : '';
      return `${quoted(title)}${withName(contractorId)}: ${money(due)} due ${dueOn}${late}`;
    }),
  );
  text.addList(
    'Its agreements',
    agreements
      .slice(0, RECORDS_SHOWN)
      .map(
        ({ title, contractorId, amount, billed, paid, left, status }) =>
          `${quoted(title)}${withName(contractorId)}, ${status}: agreed ${money(amount)}, billed ${money(billed)}, paid ${money(paid)}, left ${money(left)}`,
      ),
  );
  text.addList(
    'Its rooms',
    budget.rooms
      .slice(0, RECORDS_SHOWN)
      .map(
        ({ name, planned, paid, expected }) =>
          `${name === null ? 'no room' : quoted(name)}: planned ${money(planned)}, paid ${money(paid)}, expected ${money(expected)}`,
      ),
  );
}

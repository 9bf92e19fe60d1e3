import { subtractMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import type { LedgerBudget } from '../ledger.ts';
import { budgetPage } from '../writing/links.ts';
import type { RecordQuery } from './ledger-query.ts';
import { type LedgerRecord, money, type RecordReaders } from './ledger-record.ts';
import { MOST_PLANS, plannedProjects, runPlanQuery } from './run-plan-query.ts';

/** Rooms and lines, with the figures of the Budget page. */
export const planRecords: RecordReaders<'rooms' | 'lines'> = {
  rooms: (books, query) =>
    fromBudgets(books, query, ({ rooms }) =>
      rooms.flatMap(({ name, ...room }) => (name === null ? [] : [{ title: name, ...room }])),
    ),
  lines: (books, query) =>
    fromBudgets(books, query, ({ lines }) =>
      // The row without a title is what is on no line.
      lines.flatMap(({ title, planned, paid, expected }) =>
        title === null ? [] : [{ title, planned, paid, expected }],
      ),
    ),
};

interface Planned {
  title: string;
  planned: string;
  paid: string;
  expected: string;
}

async function fromBudgets(
  books: Books,
  { projectId }: RecordQuery,
  read: (budget: LedgerBudget) => readonly Planned[],
): Promise<LedgerRecord[]> {
  const planned = await plannedProjects(books);
  const asked = planned.filter(({ id }) => projectId === undefined || id === projectId);
  const records: LedgerRecord[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const project of asked.slice(0, MOST_PLANS)) {
    const budget = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
    if (!budget) continue;
    for (const { title, planned: plan, paid, expected } of read(budget)) {
      records.push({
        title,
        projectId: project.id,
        contractorId: null,
        day: null,
        status: null,
        get facts() {
          return [
            money('planned', plan, project.currency),
            money('paid', paid, project.currency),
            money('expected', expected, project.currency),
            ...(isMore(expected, plan)
              ? [money('over', subtractMoney(expected, plan), project.currency)]
              : []),
          ];
        },
        page: budgetPage(project.id),
      });
    }
  }
  return records;
}

function isMore(one: string, other: string): boolean {
  const gap = subtractMoney(one, other);
  return gap !== '0.00' && !gap.startsWith('-');
}

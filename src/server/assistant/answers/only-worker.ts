import type { QueryFilters } from '../query/ledger-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { totalFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Inquiry } from './answerer.ts';

/** "Who poured the driveway?": the only one who was paid for labor there; null if there are more. */
export async function onlyWorker(
  { project, books }: Inquiry,
  filters: QueryFilters,
): Promise<string | null> {
  if (!project) return null;
  const { groups } = await runExpenseQuery(
    {
      ...{ subject: 'expenses', measure: 'sum', groupBy: 'contractor' },
      filters: { ...filters, categories: ['labor'], hasContractor: true },
    },
    books,
  );
  const [only, ...others] = groups;
  const worker = books.contractors.find(({ id }) => String(id) === only?.key);
  if (!only || !worker || others.length > 0) return null;
  const own = { ...only.scope, contractorId: worker.id };
  return `No expense says so. The only one you paid for labor on ${bold(project.name)} is ${bold(worker.name)}: ${totalFigure(only, own)}.`;
}

import type { Database } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { comparableTotal, type QuoteComparison, withEstimates } from '#shared/quote-comparison.ts';
import { flagsOf } from '#shared/quote-flags.ts';
import type { ScopeLines } from '../scope-lines/scope-line.service.ts';
import type { Quotes } from './quote.service.ts';
import {
  findComparedProject,
  listContractors,
  listPlanned,
} from './quote-comparison.repository.ts';

export type QuoteComparisons = ReturnType<typeof createQuoteComparisons>;

export function createQuoteComparisons(
  db: Database,
  { quotes, scopeLines }: { quotes: Quotes; scopeLines: ScopeLines },
) {
  return {
    async compareQuotes(
      scope: Scope,
      projectId: number,
      today: string = new Date().toISOString().slice(0, 10),
    ): Promise<QuoteComparison> {
      const place = { ownerId: scope.ownerId, projectId };
      const project = await findComparedProject(db, place);
      if (!project) throw notFound('Project');
      const stored = await quotes.list(scope, { projectId, contractorId: null });
      const lines = withEstimates(
        await scopeLines.list(scope, { projectId }),
        await listPlanned(db, place),
      );
      const contractors = await listContractors(db, place, stored);
      const totalled = stored.map((quote) => ({ ...quote, ...comparableTotal(quote, lines) }));
      const comparing = { scope: lines, quotes: totalled, today, ...project };
      return {
        scopeLines: lines,
        quotes: totalled.map((quote) => ({
          ...quote,
          contractorName: contractors.get(quote.contractorId)?.name ?? null,
          flags: flagsOf(quote, comparing),
        })),
      };
    },
  };
}

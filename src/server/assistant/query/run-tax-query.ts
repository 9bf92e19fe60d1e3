import type { TaxReasonGroup, TaxSums } from '#shared/tax.ts';
import type { Books } from '../books.ts';
import type { LedgerTaxEntry } from '../ledger.ts';
import type { TaxQuery } from './ledger-query.ts';

export interface TaxResult {
  sums: TaxSums;
  /** Suggestions for what is not decided, of the use that was asked for. */
  reasons: readonly TaxReasonGroup[];
  /** What was decided to be of the use that was asked for, the newest first. */
  entries: readonly LedgerTaxEntry[];
}

/** What one expense is to the cost basis: one entry for each category of its parts. */
export const findTaxEntries = (
  { projectId, expenseId }: TaxQuery & { expenseId: number },
  { ledger }: Books,
): Promise<LedgerTaxEntry[]> => ledger.listTaxEntries(projectId, { expenseId }, MOST_ENTRIES);

const MOST_ENTRIES = 10;
const none: TaxSums = {
  ...{ improvement: '0.00', repair: '0.00', notPart: '0.00', open: '0.00' },
  ...{ openCount: 0, count: 0 },
};

/** The figures of a project's tax page. */
export async function runTaxQuery(
  { projectId, use, year }: TaxQuery,
  { ledger }: Books,
): Promise<TaxResult> {
  const { totals, years, reasons } = await ledger.findTaxRecord(projectId);
  const isDecided = use === 'improvement' || use === 'repair' || use === 'not_part';
  const entries = isDecided ? await ledger.listTaxEntries(projectId, { use }, MOST_ENTRIES) : [];
  const isAsked = (one: TaxReasonGroup) => !isDecided || one.use === use;
  return {
    sums: year === undefined ? totals : (years.find((one) => one.year === year) ?? none),
    // The suggestions are those of all years.
    reasons: year === undefined ? reasons.filter(isAsked) : [],
    entries: entries.filter(({ date }) => year === undefined || date.startsWith(String(year))),
  };
}

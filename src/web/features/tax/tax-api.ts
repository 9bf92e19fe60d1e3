import { toCalendarDate } from '#shared/dates.ts';
import {
  type TaxUpdate,
  taxChangesSchema,
  taxEntryListSchema,
  taxRecordSchema,
} from '#shared/tax.ts';
import { requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';
import type { TaxView } from './tax-view.ts';

const address = (projectId: number) => `/api/projects/${projectId}/tax`;
const given = <T>(value: T | null) => value ?? undefined;

export const fetchTaxRecord = (projectId: number, year: number | null, signal: AbortSignal) =>
  requestJson(
    taxRecordSchema,
    'GET',
    address(projectId) + stringifyPlainSearch({ year: given(year) }),
    { signal },
  );

export function fetchTaxEntries(
  projectId: number,
  { year, state, reason, expense }: TaxView,
  { after, signal }: { after: string | null; signal: AbortSignal },
) {
  const query = stringifyPlainSearch({
    ...{ year: given(year), state, reason: given(reason) },
    ...{ expenseId: given(expense), after: given(after) },
  });
  return requestJson(taxEntryListSchema, 'GET', `${address(projectId)}/entries${query}`, {
    signal,
  });
}

export const decideTaxUses = (projectId: number, update: TaxUpdate) =>
  requestJson(taxChangesSchema, 'PUT', address(projectId), { body: update });

export const taxPdfAddress = (projectId: number, now = new Date()) =>
  `/api/projects/${projectId}/report.pdf?kind=tax&today=${toCalendarDate(now)}`;

export const taxCsvAddress = (projectId: number, year: number | null) =>
  `${address(projectId)}.csv${stringifyPlainSearch({ year: given(year) })}`;

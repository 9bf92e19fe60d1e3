import * as z from 'zod/mini';
import { type Agreement, agreementSchema } from '#shared/agreement.ts';
import { type Quote, type QuoteInput, type QuoteUpdate, quoteSchema } from '#shared/quote.ts';
import type { QuoteAcceptance } from '#shared/quote-acceptance.ts';
import { type QuoteComparison, quoteComparisonSchema } from '#shared/quote-comparison.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** `today` is the day where the person is. */
export function fetchComparison(
  projectId: number,
  today: string,
  signal: AbortSignal,
): Promise<QuoteComparison> {
  const url = `/api/projects/${projectId}/quotes/compare?today=${today}`;
  return requestJson(quoteComparisonSchema, 'GET', url, { signal });
}

/** Those of one contractor, in one project or in all. */
export function fetchQuotes(
  contractorId: number,
  projectId: number | null,
  signal: AbortSignal,
): Promise<Quote[]> {
  const url = `/api/quotes${stringifyPlainSearch({ contractorId, projectId: projectId ?? undefined })}`;
  return requestJson(z.array(quoteSchema), 'GET', url, { signal });
}

export function createQuote(input: QuoteInput, key: string): Promise<Quote> {
  return requestJson(quoteSchema, 'POST', '/api/quotes', { body: input, key });
}

export function updateQuote(id: number, input: QuoteUpdate): Promise<Quote> {
  return requestJson(quoteSchema, 'PUT', `/api/quotes/${id}`, { body: input });
}

export async function deleteQuote(id: number): Promise<void> {
  await request('DELETE', `/api/quotes/${id}`);
}

export function acceptQuote(
  id: number,
  acceptance: QuoteAcceptance,
  key: string,
): Promise<Agreement> {
  return requestJson(agreementSchema, 'POST', `/api/quotes/${id}/accept`, {
    body: acceptance,
    key,
  });
}

import { type Agreement, agreementSchema } from '#shared/agreement.ts';
import { type Quote, type QuoteInput, type QuoteUpdate, quoteSchema } from '#shared/quote.ts';
import type { QuoteAcceptance } from '#shared/quote-acceptance.ts';
import { type QuoteComparison, quoteComparisonSchema } from '#shared/quote-comparison.ts';
import { request, requestJson } from '../../lib/api-client.ts';

/** `today` is the day where the person is. */
export function fetchComparison(
  projectId: number,
  today: string,
  signal: AbortSignal,
): Promise<QuoteComparison> {
  const url = `/api/projects/${projectId}/quotes/compare?today=${today}`;
  return requestJson(quoteComparisonSchema, 'GET', url, { signal });
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

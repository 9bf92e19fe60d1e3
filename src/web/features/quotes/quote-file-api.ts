import * as z from 'zod/mini';
import { documentSchema, type StoredDocument } from '#shared/document.ts';
import type { Quote } from '#shared/quote.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export async function fetchQuoteFiles(
  projectId: number,
  quoteId: number,
  signal: AbortSignal,
): Promise<StoredDocument[]> {
  const documents = await requestJson(
    z.array(documentSchema),
    'GET',
    `/api/documents?projectId=${projectId}`,
    { signal },
  );
  return documents.filter((document) => document.quoteId === quoteId);
}

export function createQuoteFile(
  { id: quoteId, projectId, contractorId }: Quote,
  file: { key: string; title: string },
): Promise<StoredDocument> {
  return requestJson(documentSchema, 'POST', '/api/documents', {
    body: { projectId, contractorId, quoteId, kind: 'other', ...file },
    // A file belongs to one document, so its own key is that of the creation.
    key: file.key.replaceAll(/[^\w-]/g, '-').slice(-64),
  });
}

export async function deleteQuoteFile(id: number): Promise<void> {
  await request('DELETE', `/api/documents/${id}`);
}

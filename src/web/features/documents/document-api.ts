import * as z from 'zod/mini';
import {
  type DocumentInput,
  type DocumentUpdate,
  documentSchema,
  type StoredDocument,
} from '#shared/document.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

export function fetchDocuments(projectId: number, signal: AbortSignal): Promise<StoredDocument[]> {
  const url = `/api/documents${stringifyPlainSearch({ projectId })}`;
  return requestJson(z.array(documentSchema), 'GET', url, { signal });
}

export function createDocument(input: DocumentInput, key: string): Promise<StoredDocument> {
  return requestJson(documentSchema, 'POST', '/api/documents', { body: input, key });
}

export function updateDocument(id: number, input: DocumentUpdate): Promise<StoredDocument> {
  return requestJson(documentSchema, 'PUT', `/api/documents/${id}`, { body: input });
}

export async function deleteDocument(id: number): Promise<void> {
  await request('DELETE', `/api/documents/${id}`);
}

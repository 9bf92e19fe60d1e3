import * as z from 'zod/mini';
import {
  type ChangeDecision,
  type ChangeOrder,
  type ChangeOrderInput,
  type ChangeOrderUpdate,
  changeOrderSchema,
} from '#shared/change-order.ts';
import { documentSchema, type StoredDocument } from '#shared/document.ts';
import { ApiError, request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** Null for all projects. */
export function fetchChangeOrders(
  projectId: number | null,
  signal: AbortSignal,
): Promise<ChangeOrder[]> {
  const url = `/api/change-orders${stringifyPlainSearch({ projectId: projectId ?? undefined })}`;
  return requestJson(z.array(changeOrderSchema), 'GET', url, { signal });
}

export function createChangeOrder(input: ChangeOrderInput, key: string): Promise<ChangeOrder> {
  return requestJson(changeOrderSchema, 'POST', '/api/change-orders', { body: input, key });
}

export function updateChangeOrder(id: number, input: ChangeOrderUpdate): Promise<ChangeOrder> {
  return requestJson(changeOrderSchema, 'PUT', `/api/change-orders/${id}`, { body: input });
}

export function decideChangeOrder(id: number, decision: ChangeDecision): Promise<ChangeOrder> {
  return requestJson(changeOrderSchema, 'POST', `/api/change-orders/${id}/decision`, {
    body: decision,
  });
}

/** The files of all changes of a project. */
export async function fetchChangeFiles(
  projectId: number,
  signal: AbortSignal,
): Promise<StoredDocument[]> {
  const url = `/api/documents?projectId=${projectId}`;
  const documents = await requestJson(z.array(documentSchema), 'GET', url, { signal });
  return documents.filter(({ changeOrderId }) => changeOrderId !== null);
}

interface ChangeFile {
  change: ChangeOrder;
  contractorId: number | null;
  title: string;
  /** Of the uploaded file. */
  key: string;
}

export function attachFile(
  { change, contractorId, title, key }: ChangeFile,
  creationKey: string,
): Promise<StoredDocument> {
  const { id: changeOrderId, projectId, agreementId } = change;
  return requestJson(documentSchema, 'POST', '/api/documents', {
    body: { projectId, contractorId, agreementId, changeOrderId, kind: 'other', title, key },
    key: creationKey,
  });
}

/** One that is gone already is removed too: a second try finds it so. */
export async function removeFile(documentId: number): Promise<void> {
  await request('DELETE', `/api/documents/${documentId}`).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

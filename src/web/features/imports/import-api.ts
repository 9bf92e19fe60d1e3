import * as z from 'zod/mini';
import {
  committedImportSchema,
  type Import,
  type ImportRowPage,
  type ImportRowsQuery,
  type ImportUpdate,
  importRowPageSchema,
  importSchema,
  type ListedImport,
  listedImportSchema,
  undoneImportSchema,
} from '#shared/import.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';
import { uploadForm } from '../../lib/upload.ts';

interface Sending {
  key: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export function createImport(projectId: number, file: File, sending: Sending): Promise<Import> {
  const form = new FormData();
  form.append('projectId', String(projectId));
  form.append('file', file);
  return uploadForm(importSchema, '/api/imports', form, sending);
}

export function fetchImports(projectId: number, signal: AbortSignal): Promise<ListedImport[]> {
  const url = `/api/imports${stringifyPlainSearch({ projectId })}`;
  return requestJson(z.array(listedImportSchema), 'GET', url, { signal });
}

export function fetchImport(id: number, signal: AbortSignal): Promise<Import> {
  return requestJson(importSchema, 'GET', `/api/imports/${id}`, { signal });
}

export function fetchImportRows(
  id: number,
  query: ImportRowsQuery,
  signal: AbortSignal,
): Promise<ImportRowPage> {
  const url = `/api/imports/${id}/rows${stringifyPlainSearch({ ...query })}`;
  return requestJson(importRowPageSchema, 'GET', url, { signal });
}

export function updateImport(id: number, update: ImportUpdate): Promise<Import> {
  return requestJson(importSchema, 'PUT', `/api/imports/${id}`, { body: update });
}

export async function commitImport(id: number): Promise<number> {
  const path = `/api/imports/${id}/commit`;
  return (await requestJson(committedImportSchema, 'POST', path)).created;
}

export async function undoImport(id: number): Promise<number> {
  return (await requestJson(undoneImportSchema, 'POST', `/api/imports/${id}/undo`)).removed;
}

export async function deleteImport(id: number): Promise<void> {
  await request('DELETE', `/api/imports/${id}`);
}

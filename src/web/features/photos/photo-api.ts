import * as z from 'zod/mini';
import { type DocumentInput, type DocumentUpdate, documentSchema } from '#shared/document.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import type { Photo } from './photo.ts';

/** A project with hundreds of photos has several pages. */
export const PHOTO_PAGE_SIZE = 200;

/** The photos of a project that were added before the given one, the last added first. */
export function fetchPhotos(
  projectId: number,
  before: number | null,
  signal: AbortSignal,
): Promise<Photo[]> {
  const cursor = before === null ? '' : `&before=${before}`;
  const url = `/api/documents?kind=photo&projectId=${projectId}&limit=${PHOTO_PAGE_SIZE}${cursor}`;
  return requestJson(z.array(documentSchema), 'GET', url, { signal });
}

export function createPhoto(input: Omit<DocumentInput, 'kind'>, key: string): Promise<Photo> {
  const body = { ...input, kind: 'photo' };
  return requestJson(documentSchema, 'POST', '/api/documents', { body, key });
}

export function updatePhoto(id: number, input: DocumentUpdate): Promise<Photo> {
  return requestJson(documentSchema, 'PUT', `/api/documents/${id}`, { body: input });
}

export async function deletePhoto(id: number): Promise<void> {
  await request('DELETE', `/api/documents/${id}`);
}

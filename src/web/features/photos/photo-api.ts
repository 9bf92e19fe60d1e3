import * as z from 'zod/mini';
import { type DocumentInput, type DocumentUpdate, documentSchema } from '#shared/document.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import type { Photo } from './photo.ts';

const PAGE_SIZE = 200;

/** All photos of a project, the last added first. Hundreds of them come in several answers. */
export async function fetchPhotos(projectId: number, signal: AbortSignal): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (let page: Photo[] | undefined; !page || page.length === PAGE_SIZE; photos.push(...page)) {
    const cursor = page ? `&before=${page.at(-1)?.id}` : '';
    const url = `/api/documents?kind=photo&projectId=${projectId}&limit=${PAGE_SIZE}${cursor}`;
    page = await requestJson(z.array(documentSchema), 'GET', url, { signal });
  }
  return photos;
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

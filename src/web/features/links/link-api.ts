import * as z from 'zod/mini';
import { type Link, linkSchema, type NewLink, newLinkSchema } from '#shared/link.ts';
import { request, requestJson } from '../../lib/api-client.ts';

/** Those that still open something. */
export function fetchLinks(projectId: number, signal: AbortSignal): Promise<Link[]> {
  return requestJson(z.array(linkSchema), 'GET', `/api/links?projectId=${projectId}`, { signal });
}

export function createChangeLink(changeOrderId: number, key: string): Promise<NewLink> {
  return requestJson(newLinkSchema, 'POST', `/api/change-orders/${changeOrderId}/link`, { key });
}

export function createContractorLink(
  { contractorId, projectId }: { contractorId: number; projectId: number },
  key: string,
): Promise<NewLink> {
  const url = `/api/contractors/${contractorId}/link`;
  return requestJson(newLinkSchema, 'POST', url, { body: { projectId }, key });
}

export async function revokeLink(id: number): Promise<void> {
  await request('DELETE', `/api/links/${id}`);
}

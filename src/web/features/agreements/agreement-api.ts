import * as z from 'zod/mini';
import { type Agreement, agreementSchema } from '#shared/agreement.ts';
import type { AgreementInput, AgreementUpdate } from '#shared/agreement-input.ts';
import { request, requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

/** Those of one project or of all, with anyone or with one contractor. */
export function fetchAgreements(
  projectId: number | null,
  signal: AbortSignal,
  contractorId?: number,
): Promise<Agreement[]> {
  const query = { projectId: projectId ?? undefined, contractorId };
  const url = `/api/agreements${stringifyPlainSearch(query)}`;
  return requestJson(z.array(agreementSchema), 'GET', url, { signal });
}

export function createAgreement(input: AgreementInput, key: string): Promise<Agreement> {
  return requestJson(agreementSchema, 'POST', '/api/agreements', { body: input, key });
}

export function updateAgreement(id: number, input: AgreementUpdate): Promise<Agreement> {
  return requestJson(agreementSchema, 'PUT', `/api/agreements/${id}`, { body: input });
}

export async function deleteAgreement(id: number): Promise<void> {
  await request('DELETE', `/api/agreements/${id}`);
}

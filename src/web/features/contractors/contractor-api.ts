import * as z from 'zod/mini';
import {
  type Contractor,
  contractorCountSchema,
  contractorSchema,
  type ListedContractor,
  listedContractorSchema,
} from '#shared/contractor.ts';
import type { ContractorCreation, ContractorUpdate } from '#shared/contractor-input.ts';
import { request, requestJson } from '../../lib/api-client.ts';

/** A shared project has the contractors of its owner; null for one's own. */
const ofProject = (path: string, sharedProjectId: number | null) =>
  sharedProjectId === null ? path : `${path}?projectId=${sharedProjectId}`;

export function fetchContractors(
  sharedProjectId: number | null,
  signal: AbortSignal,
): Promise<ListedContractor[]> {
  const url = ofProject('/api/contractors', sharedProjectId);
  return requestJson(z.array(listedContractorSchema), 'GET', url, { signal });
}

export function fetchContractorCount(sharedProjectId: number | null) {
  const url = ofProject('/api/contractors/count', sharedProjectId);
  return requestJson(contractorCountSchema, 'GET', url);
}

export function createContractor(input: ContractorCreation, key: string): Promise<Contractor> {
  return requestJson(contractorSchema, 'POST', '/api/contractors', { body: input, key });
}

export function updateContractor(id: number, input: ContractorUpdate): Promise<Contractor> {
  return requestJson(contractorSchema, 'PUT', `/api/contractors/${id}`, { body: input });
}

export async function deleteContractor(id: number): Promise<void> {
  await request('DELETE', `/api/contractors/${id}`);
}

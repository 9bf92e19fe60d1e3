import * as z from 'zod/mini';
import {
  type Contractor,
  type ContractorInput,
  type ContractorUpdate,
  contractorCountSchema,
  contractorSchema,
  type ListedContractor,
  listedContractorSchema,
} from '#shared/contractor.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchContractors(signal: AbortSignal): Promise<ListedContractor[]> {
  return requestJson(z.array(listedContractorSchema), 'GET', '/api/contractors', { signal });
}

export function fetchContractorCount() {
  return requestJson(contractorCountSchema, 'GET', '/api/contractors/count');
}

export function createContractor(input: ContractorInput, key: string): Promise<Contractor> {
  return requestJson(contractorSchema, 'POST', '/api/contractors', { body: input, key });
}

export function updateContractor(id: number, input: ContractorUpdate): Promise<Contractor> {
  return requestJson(contractorSchema, 'PUT', `/api/contractors/${id}`, { body: input });
}

export async function deleteContractor(id: number): Promise<void> {
  await request('DELETE', `/api/contractors/${id}`);
}

import * as z from 'zod/mini';
import {
  type Contractor,
  type ContractorInput,
  contractorCountSchema,
  contractorSchema,
} from '#shared/contractor.ts';
import { requestJson } from '../../lib/api-client.ts';

export function fetchContractors(signal: AbortSignal): Promise<Contractor[]> {
  return requestJson(z.array(contractorSchema), 'GET', '/api/contractors', { signal });
}

export function fetchContractorCount() {
  return requestJson(contractorCountSchema, 'GET', '/api/contractors/count');
}

export function createContractor(input: ContractorInput): Promise<Contractor> {
  return requestJson(contractorSchema, 'POST', '/api/contractors', { body: input });
}

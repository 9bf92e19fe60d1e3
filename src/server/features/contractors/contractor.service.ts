import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import type { Contractor, ContractorInput, ContractorUpdate } from '#shared/contractor.ts';
import type { Plans } from '../plans/plan.service.ts';
import {
  insertContractor,
  listContractors,
  removeContractor,
  updateContractor,
} from './contractor.repository.ts';

export type Contractors = ReturnType<typeof createContractors>;

export function createContractors(db: Database, plans: Plans) {
  return {
    listContractors: (ownerId: OwnerId) => listContractors(db, ownerId),
    countContractors: async (ownerId: OwnerId) =>
      (await plans.usage(ownerId)).allowance('contractors'),

    async createContractor(
      ownerId: OwnerId,
      input: ContractorInput,
      on: Queryable = db,
    ): Promise<Contractor> {
      const contractor = await insertContractor(on, ownerId, input);
      if (!contractor) throw await plans.refusal('contractors', ownerId, on);
      return contractor;
    },

    async updateContractor(
      ownerId: OwnerId,
      contractorId: number,
      input: ContractorUpdate,
    ): Promise<Contractor> {
      const contractor = await updateContractor(db, ownerId, contractorId, input);
      if (!contractor) throw notFound('Contractor');
      return contractor;
    },

    async deleteContractor(ownerId: OwnerId, contractorId: number): Promise<void> {
      if (!(await removeContractor(db, ownerId, contractorId))) throw notFound('Contractor');
    },
  };
}

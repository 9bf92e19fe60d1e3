import type { Database, Queryable } from '#server/db/client.ts';
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
    listContractors: (userId: number) => listContractors(db, userId),
    countContractors: async (userId: number) =>
      (await plans.usage(userId)).allowance('contractors'),

    async createContractor(
      userId: number,
      input: ContractorInput,
      on: Queryable = db,
    ): Promise<Contractor> {
      const contractor = await insertContractor(on, userId, input);
      if (!contractor) throw await plans.refusal('contractors', userId, on);
      return contractor;
    },

    async updateContractor(
      userId: number,
      contractorId: number,
      input: ContractorUpdate,
    ): Promise<Contractor> {
      const contractor = await updateContractor(db, userId, contractorId, input);
      if (!contractor) throw notFound('Contractor');
      return contractor;
    },

    async deleteContractor(userId: number, contractorId: number): Promise<void> {
      if (!(await removeContractor(db, userId, contractorId))) throw notFound('Contractor');
    },
  };
}

import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Contractor, ContractorInput, ContractorUpdate } from '#shared/contractor.ts';
import type { Plans } from '../plans/plan.service.ts';
import {
  insertContractor,
  isNamedElsewhere,
  listContractors,
  removeContractor,
  updateContractor,
} from './contractor.repository.ts';

export type Contractors = ReturnType<typeof createContractors>;

export function createContractors(db: Database, plans: Plans) {
  return {
    listContractors: ({ reach }: Pick<Scope, 'reach'>) => listContractors(db, reach),
    countContractors: async (ownerId: OwnerId) =>
      (await plans.usage(ownerId)).allowance('contractors'),

    async createContractor(
      scope: Scope,
      input: ContractorInput,
      on: Queryable = db,
    ): Promise<Contractor> {
      const contractor = await insertContractor(on, scope.ownerId, input);
      if (!contractor) throw await plans.refusal('contractors', scope, on);
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

    /** An editor must not change projects that they are not in. */
    async deleteContractor(scope: Scope, contractorId: number): Promise<void> {
      const { ownerId, actorId: editorId, role } = scope;
      const named = { contractorId, editorId };
      if (role !== 'owner' && (await isNamedElsewhere(db, ownerId, named))) {
        throw new AppError(
          'forbidden',
          'This contractor is named in another project too. Only the owner can delete it.',
        );
      }
      if (!(await removeContractor(db, ownerId, contractorId))) throw notFound('Contractor');
    },
  };
}

import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type { Contractor, ContractorInput, ContractorUpdate } from '#shared/contractor.ts';
import { removeContractor } from '../activity/contractor-removal.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import {
  findContractor,
  insertContractor,
  isNamedElsewhere,
  listContractors,
  updateContractor,
} from './contractor.repository.ts';

export type Contractors = ReturnType<typeof createContractors>;

export function createContractors(db: Database, plans: Plans) {
  async function getContractor(
    ownerId: OwnerId,
    contractorId: number,
    on: Queryable = db,
  ): Promise<Contractor> {
    const contractor = await findContractor(on, ownerId, contractorId);
    if (!contractor) throw notFound('Contractor');
    return contractor;
  }

  return {
    getContractor: ({ ownerId }: Scope, contractorId: number) =>
      getContractor(ownerId, contractorId),
    listContractors: ({ reach }: Pick<Scope, 'reach'>) => listContractors(db, reach),
    countContractors: async (ownerId: OwnerId) =>
      (await plans.usage(ownerId)).allowance('contractors'),

    async createContractor(
      author: Author,
      input: ContractorInput,
      on: Queryable = db,
    ): Promise<Contractor> {
      const contractor = await insertContractor(on, author, input);
      if (!contractor) throw await plans.refusal('contractors', author, on);
      return contractor;
    },

    updateContractor(
      author: Author,
      contractorId: number,
      { version, ...changes }: ContractorUpdate,
    ): Promise<Contractor> {
      return saveChange(db, {
        author,
        kind: 'contractor',
        recordId: contractorId,
        version,
        read: (tx) => getContractor(author.ownerId, contractorId, tx),
        write: (tx, before) => updateContractor(tx, author, contractorId, { changes, before }),
      });
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
      if (!(await removeContractor(db, scope, contractorId))) throw notFound('Contractor');
    },
  };
}

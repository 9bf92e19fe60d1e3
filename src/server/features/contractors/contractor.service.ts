import type { Database, Queryable } from '#server/db/client.ts';
import { reachByCurrency } from '#server/db/currency-reach.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Contractor, ListedContractor } from '#shared/contractor.ts';
import type { ContractorInput, ContractorUpdate } from '#shared/contractor-input.ts';
import { removeRecord } from '../activity/record.repository.ts';
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

    /** With what was paid to each, also by currency. */
    async listContractors(
      { reach }: Pick<Scope, 'reach'>,
      on: Queryable = db,
    ): Promise<ListedContractor[]> {
      const contractors = await listContractors(on, reach);
      const parts = await reachByCurrency(on, reach);
      const paid = await Promise.all(
        parts.map(async ({ currency, reach: its }) => {
          const listed = parts.length === 1 ? contractors : await listContractors(on, its);
          return { currency, byId: new Map(listed.map((each) => [each.id, each])) };
        }),
      );
      return contractors.map((contractor) => ({
        ...contractor,
        paidTotals: paid.flatMap(({ currency, byId }) => {
          const its = byId.get(contractor.id);
          return its && its.expenseCount > 0 ? [{ currency, amount: its.totalPaid }] : [];
        }),
      }));
    },

    countContractors: async (ownerId: OwnerId) =>
      (await plans.usage(ownerId)).allowance('contractors'),

    async createContractor(
      author: Scope,
      input: ContractorInput,
      on: Queryable = db,
    ): Promise<Contractor> {
      const contractor = await insertContractor(on, author, input);
      if (!contractor) throw await plans.refusal('contractors', author, on);
      return contractor;
    },

    updateContractor(
      scope: Scope,
      contractorId: number,
      { version, ...changes }: ContractorUpdate,
    ): Promise<Contractor> {
      return saveChange(db, {
        scope,
        kind: 'contractor',
        recordId: contractorId,
        version,
        read: (tx) => getContractor(scope.ownerId, contractorId, tx),
        write: (tx, before) => updateContractor(tx, scope, contractorId, { changes, before }),
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
      if (!(await removeRecord(db, scope, 'contractor', contractorId)))
        throw notFound('Contractor');
    },
  };
}

import type { AgreementInput, AgreementUpdate } from '#shared/agreement-input.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createAgreement, deleteAgreement, updateAgreement } from './agreement-api.ts';

/** Creates without an id, updates with one. */
export function useSaveAgreement(id: number | undefined) {
  return useCreation(
    (input: AgreementInput & AgreementUpdate, key) =>
      id === undefined ? createAgreement(input, key) : updateAgreement(id, input),
    refreshAfter.budgetChange,
  );
}

export const useDeleteAgreement = () => useBudgetChange(deleteAgreement);

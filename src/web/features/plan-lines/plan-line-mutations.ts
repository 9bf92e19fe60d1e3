import { useBudgetChange } from '../../lib/budget-change.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createPlanLine, createPlanLines, deletePlanLine } from './plan-line-api.ts';

export const useCreatePlanLine = () => useCreation(createPlanLine, refreshAfter.budgetChange);
export const useCreatePlanLines = () => useCreation(createPlanLines, refreshAfter.budgetChange);
export const useDeletePlanLine = () => useBudgetChange(deletePlanLine);

import { useRef, useState } from 'react';
import { toast } from 'sonner';
import type { PlanLineBatch } from '#shared/plan-line-input.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createPlanLines } from '../plan-lines/plan-line-api.ts';
import { createReserveMove } from './reserve-move-api.ts';

interface FirstPlan {
  lines: PlanLineBatch['lines'];
  reserve: string;
}

/** Adds the lines, then sets the reserve aside. The page is refreshed once, after both. */
export function useStartPlan(projectId: number, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = useRef(false);
  const create = useCreation(
    async ({ lines, reserve }: FirstPlan, key) => {
      await createPlanLines({ projectId, lines }, key);
      if (reserve === '0.00') return;
      const move = { projectId, amount: reserve, planLineId: null, reason: null };
      await createReserveMove(move, `${key}-reserve`).catch((error: unknown) => {
        toast.error('The reserve was not set aside', { description: errorSentence(error) });
      });
    },
    async (queryClient) => {
      isDone.current = true;
      await refreshAfter.budgetChange(queryClient);
    },
  );
  return {
    problem,
    isSaving: create.isPending,
    isDone: () => isDone.current,
    save: async (plan: FirstPlan) => {
      if (create.isPending) return;
      setProblem(null);
      await create.mutateAsync(plan).then(onDone, (error: unknown) => {
        isDone.current = false;
        setProblem(errorSentence(error));
      });
    },
  };
}

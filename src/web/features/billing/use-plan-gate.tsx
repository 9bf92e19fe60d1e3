import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { UpgradeModal } from './upgrade-modal.tsx';

interface PlanUsage {
  count: number;
  isFull: boolean;
}

/**
 * Checks whether the plan has room before a form opens. If not, the upgrade modal opens instead. If
 * there is no answer, the form opens and the server decides.
 */
export function usePlanGate(kind: 'expense' | 'contractor', fetchUsage: () => Promise<PlanUsage>) {
  const usage = useMutation({ mutationFn: fetchUsage });
  const [full, setFull] = useState({ isShown: false, count: 0 });

  const { mutateAsync } = usage;
  const pass = useCallback(
    async (onAllowed: () => void) => {
      const answer = await mutateAsync().catch(() => null);
      if (answer?.isFull) setFull({ isShown: true, count: answer.count });
      else onAllowed();
    },
    [mutateAsync],
  );

  return {
    pass,
    isChecking: usage.isPending,
    /** For a limit that only the creation itself reached. */
    showLimit: (count: number) => setFull({ isShown: true, count }),
    modal: (
      <UpgradeModal
        kind={kind}
        count={full.count}
        isOpen={full.isShown}
        onOpenChange={(isShown) => setFull({ ...full, isShown })}
      />
    ),
  };
}

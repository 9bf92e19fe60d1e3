import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Allowance, type CountedNoun, countRules, hasRoom } from '#shared/plan-limits.ts';
import { UpgradeModal } from './upgrade-modal.tsx';

/**
 * Checks whether the plan has room before a form opens. If not, the upgrade modal opens instead. If
 * there is no answer, the form opens and the server decides.
 */
export function usePlanGate(noun: CountedNoun, fetchAllowance: () => Promise<Allowance>) {
  const allowance = useMutation({ mutationFn: fetchAllowance });
  const [full, setFull] = useState({ isShown: false, count: 0 });

  const { mutateAsync } = allowance;
  const pass = useCallback(
    async (onAllowed: () => void) => {
      const answer = await mutateAsync().catch(() => null);
      if (answer && !hasRoom(answer)) setFull({ isShown: true, count: answer.count });
      else onAllowed();
    },
    [mutateAsync],
  );

  return {
    pass,
    isChecking: allowance.isPending,
    /** For a limit that only the creation itself reached. */
    showLimit: () => setFull({ isShown: true, count: countRules[noun].holds.free }),
    modal: (
      <UpgradeModal
        noun={noun}
        count={full.count}
        isOpen={full.isShown}
        onOpenChange={(isShown) => setFull({ ...full, isShown })}
      />
    ),
  };
}

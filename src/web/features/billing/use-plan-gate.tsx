import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Allowance, type CountedNoun, countRules, hasRoom } from '#shared/plan-limits.ts';
import type { Project } from '#shared/project.ts';
import { sharedOwnerName, sharedProjectId } from '../projects/shared-project.ts';
import { OwnerPlanModal, UpgradeModal } from './lazy-plan-modals.tsx';

/**
 * Checks whether the plan has room before a form opens. If not, a modal opens instead: with a way
 * to upgrade, or in a shared project with the name of its owner, whose plan counts there. If there
 * is no answer, the form opens and the server decides.
 */
export function usePlanGate(
  noun: CountedNoun,
  fetchAllowance: (sharedProjectId: number | null) => Promise<Allowance>,
) {
  const allowance = useMutation({ mutationFn: fetchAllowance });
  const [full, setFull] = useState({ isShown: false, count: 0, ownerName: '' });

  const show = useCallback((project: Project | null, count: number) => {
    setFull({ isShown: true, count, ownerName: sharedOwnerName(project) ?? '' });
  }, []);
  const { mutateAsync } = allowance;
  const pass = useCallback(
    async (project: Project | null, onAllowed: () => void) => {
      const answer = await mutateAsync(sharedProjectId(project)).catch(() => null);
      if (answer && !hasRoom(answer)) show(project, answer.count);
      else onAllowed();
    },
    [mutateAsync, show],
  );

  const modal = {
    noun,
    isOpen: full.isShown,
    onOpenChange: (isShown: boolean) => setFull({ ...full, isShown }),
  };
  return {
    pass,
    isChecking: allowance.isPending,
    /** For a limit that only the creation itself reached. */
    showLimit: (project: Project | null) => show(project, countRules[noun].holds.free),
    modal: full.ownerName ? (
      <OwnerPlanModal {...modal} ownerName={full.ownerName} />
    ) : (
      <UpgradeModal {...modal} count={full.count} />
    ),
  };
}

import { useState } from 'react';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import {
  CommitmentsDialog,
  LineDialog,
  PasteDialog,
  RoomsDialog,
  StarterDialog,
} from './lazy-budget-dialogs.tsx';
import { PlanLineFormDialog } from './lazy-line-dialogs.tsx';

type Opened =
  | { kind: 'line'; lineId: number }
  | { kind: 'new-line' }
  | { kind: 'paste'; text: string }
  | { kind: 'starter' }
  | { kind: 'rooms' }
  | { kind: 'agreements' }
  | { kind: 'bills' };

/** The dialogs of the budget page. Each stays drawn while it fades out. */
export function useBudgetDialogs(project: Project, budget: ProjectBudget | undefined) {
  const [opened, setOpened] = useState<(Opened & { isOpen: boolean }) | null>(null);
  const state = {
    isOpen: opened?.isOpen ?? false,
    onOpenChange: (isOpen: boolean) => setOpened((current) => current && { ...current, isOpen }),
  };
  const { id: projectId } = project;
  const dialog = () => {
    switch (opened?.kind) {
      case 'line':
        return <LineDialog {...state} project={project} lineId={opened.lineId} />;
      case 'new-line':
        return <PlanLineFormDialog {...state} projectId={projectId} />;
      case 'paste':
        return <PasteDialog {...state} projectId={projectId} text={opened.text} />;
      case 'starter':
        return budget && <StarterDialog {...state} project={project} budget={budget} />;
      case 'rooms':
        return <RoomsDialog {...state} projectId={projectId} />;
      case 'agreements':
      case 'bills':
        return <CommitmentsDialog {...state} project={project} shows={opened.kind} />;
      default:
        return null;
    }
  };
  return {
    open: (wanted: Opened) => setOpened({ ...wanted, isOpen: true }),
    dialog: dialog(),
  };
}
export type OpenDialog = ReturnType<typeof useBudgetDialogs>['open'];

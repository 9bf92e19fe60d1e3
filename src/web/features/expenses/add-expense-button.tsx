import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { Project } from '#shared/project.ts';
import { codePart } from '../../lib/code-parts.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { useIsPhone } from '../../lib/use-screen.ts';
import { Button } from '../../ui/button.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { expenseHabitsQuery } from './expense-queries.ts';
import type { ExpenseStart } from './expense-start.ts';
import { ExpenseFormDialog } from './lazy-expense-dialogs.tsx';
import { prepareForm } from './open-form.ts';
import { useExpenseGate } from './use-expense-gate.ts';

interface AddExpenseButtonProps {
  project: Project;
  ref?: Ref<HTMLButtonElement>;
  children?: string;
  /** Stays in its place on a phone; otherwise it moves to the corner near the thumb. */
  inPlace?: boolean;
}

interface Adding {
  projectId: number;
  isOpen: boolean;
  start?: ExpenseStart | undefined;
}

const thumbCornerClasses = joinClasses(
  'max-sm:fixed max-sm:right-4 max-sm:bottom-[max(1rem,env(safe-area-inset-bottom))] max-sm:z-20',
  'max-sm:*:min-h-14 max-sm:*:rounded-full max-sm:*:px-5 max-sm:*:shadow-high',
);

const loadCamera = codePart(async () => (await import('./camera-button.tsx')).CameraButton);

/** Opens the form, or says that the plan is full. Viewers of a project have no such button. */
export function AddExpenseButton({
  project,
  ref,
  children = 'Add Expense',
  inPlace = false,
}: AddExpenseButtonProps) {
  // The form keeps its project if another one is selected meanwhile, and closes if it is gone.
  const [adding, setAdding] = useState<Adding>({ projectId: project.id, isOpen: false });
  const projects = useProjectsById();
  const queryClient = useQueryClient();
  const gate = useExpenseGate();
  // The form has the camera too.
  const Camera = useCodePart(loadCamera, useIsPhone() && !inPlace, () => undefined);
  const add = (start?: ExpenseStart) => {
    // Loads together with the plan check, so that the form opens with its suggestions and with all
    // of its fields.
    const ready = Promise.all([
      queryClient.prefetchQuery(expenseHabitsQuery(project.id)),
      prepareForm(queryClient, project.id),
    ]);
    void gate.pass(project, () =>
      ready.then(() => setAdding({ projectId: project.id, isOpen: true, start })),
    );
  };
  return (
    <>
      {canChangeRecords(project) && (
        <div className={inPlace ? '' : thumbCornerClasses}>
          {Camera && <Camera onPhoto={add} />}
          <Button ref={ref} aria-keyshortcuts="n" isPending={gate.isChecking} onClick={() => add()}>
            {!gate.isChecking && <Plus className="size-4" aria-hidden="true" />}
            {children}
          </Button>
        </div>
      )}
      <ExpenseFormDialog
        isOpen={adding.isOpen && projects.has(adding.projectId)}
        onOpenChange={(isOpen) => setAdding({ ...adding, isOpen })}
        projectId={adding.projectId}
        start={adding.start}
      />
      {gate.modal}
    </>
  );
}

import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import type { OpenDialog } from './use-budget-dialogs.tsx';

interface EmptyPlanProps {
  canChange: boolean;
  onOpen: OpenDialog;
}

export function EmptyPlan({ canChange, onOpen }: EmptyPlanProps) {
  return (
    <EmptyState
      picture={<LedgerDrawing />}
      title="No plan yet"
      action={
        canChange && (
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button onClick={() => onOpen({ kind: 'starter' })}>Start a Plan</Button>
            <Button variant="secondary" onClick={() => onOpen({ kind: 'paste', text: '' })}>
              Paste Rows
            </Button>
            <Button variant="secondary" onClick={() => onOpen({ kind: 'new-line' })}>
              Add a Line
            </Button>
          </div>
        )
      }
    >
      {canChange
        ? 'Split the budget into lines, and you see at any time what it will cost in the end. Start with a plan for your kind of project, or with your own lines.'
        : 'The lines of this project’s plan will be here.'}
    </EmptyState>
  );
}

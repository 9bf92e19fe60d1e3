import { Check, Undo2 } from 'lucide-react';
import type { Milestone } from '#shared/milestone.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCompleteMilestone, useUpdateMilestone } from './milestone-mutations.ts';

interface CompletionButtonProps {
  milestone: Milestone;
  /** Called before the timeline refreshes, so that the item stays visible. */
  onCompleted: (id: number) => void;
}

export function CompletionButton({ milestone, onCompleted }: CompletionButtonProps) {
  const complete = useCompleteMilestone();
  const update = useUpdateMilestone();
  const { id, title, isCompleted } = milestone;
  const error = complete.error ?? update.error;
  // One button for both, so that it keeps the focus when its milestone moves down the timeline.
  return (
    <div className="grid min-w-0 gap-2">
      <Button
        variant="quiet"
        isPending={complete.isPending || update.isPending}
        pendingText={isCompleted ? 'Reopening...' : 'Completing...'}
        onClick={() => {
          update.reset();
          complete.reset();
          if (isCompleted) {
            update.mutate({ id, input: { isCompleted: false } });
          } else {
            onCompleted(id);
            complete.mutate(id);
          }
        }}
      >
        {isCompleted ? (
          <Undo2 className="size-4" aria-hidden="true" />
        ) : (
          <Check className="size-4 text-pine" aria-hidden="true" />
        )}
        {isCompleted ? 'Reopen' : 'Complete'}
        <span className="sr-only"> {title}</span>
      </Button>
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
    </div>
  );
}

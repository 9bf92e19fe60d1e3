import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { recordNames } from '#shared/activity.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { RecordOfProject } from './activity-api.ts';
import { FormNotice } from './form-notice.tsx';
import { undoDeletion } from './undo-deletion.ts';

export interface DeletedPanelProps {
  record: RecordOfProject;
  /** For a form that saves a new record instead. */
  newOneAdvice: string | undefined;
  onRestored: () => void;
}

/** The record was deleted while it was edited. What was typed is still there. */
export function DeletedPanel({ record, newOneAdvice, onRestored }: DeletedPanelProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => undoDeletion(record),
    onSuccess: async () => {
      await refreshAfter.projectChange(queryClient);
      onRestored();
    },
  });
  const name = recordNames[record.kind];
  return (
    <FormNotice title={`This ${name} was deleted while you were editing`}>
      <p className="text-sm">
        Nothing you typed is lost.{' '}
        {newOneAdvice && `${newOneAdvice} Or restore the deleted one and save again.`}
        {!newOneAdvice && 'Restore it, then save again.'}
      </p>
      <div>
        <Button
          variant="secondary"
          isPending={restore.isPending}
          pendingText="Restoring..."
          onClick={() => restore.mutate()}
        >
          <Undo2 className="size-4" aria-hidden="true" />
          Restore this {name}
        </Button>
      </div>
      {restore.error && <ErrorAlert>{errorSentence(restore.error)}</ErrorAlert>}
    </FormNotice>
  );
}

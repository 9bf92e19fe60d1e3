import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { RecordOfProject } from './activity-api.ts';
import { FormNotice } from './form-notice.tsx';
import { undoDeletion } from './undo-deletion.ts';

export interface DeletedPanelProps {
  record: RecordOfProject;
  /** Saving the form creates a new record. */
  isSavedAsNew: boolean;
  onRestored: () => void;
}

/** The record was deleted while it was edited. What was typed is still there. */
export function DeletedPanel({ record, isSavedAsNew, onRestored }: DeletedPanelProps) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => undoDeletion(record),
    onSuccess: async () => {
      await refreshAfter.projectChange(queryClient);
      onRestored();
    },
  });
  const { kind } = record;
  return (
    <FormNotice title={`This ${kind} was deleted while you were editing`}>
      <p className="text-sm">
        Nothing you typed is lost.{' '}
        {isSavedAsNew
          ? `Save it as a new ${kind}, or restore the deleted one and save again.`
          : 'Restore it, then save again.'}
      </p>
      <div>
        <Button
          variant="secondary"
          isPending={restore.isPending}
          pendingText="Restoring..."
          onClick={() => restore.mutate()}
        >
          <Undo2 className="size-4" aria-hidden="true" />
          Restore this {kind}
        </Button>
      </div>
      {restore.error && <ErrorAlert>{errorSentence(restore.error)}</ErrorAlert>}
    </FormNotice>
  );
}

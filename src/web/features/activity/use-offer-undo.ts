import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { UNDO_TOAST_MS } from '../../config/timings.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { codePart } from '../../lib/code-parts.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import type { RecordOfProject } from './activity-api.ts';

const loadUndo = codePart(async () => (await import('./undo-deletion.ts')).undoDeletion);

interface Deleted extends Omit<RecordOfProject, 'projectId'> {
  /** A project whose activity tells the deletion. Without one, there is no way back. */
  projectId: number | undefined;
  /** What the toast says. */
  title: string;
  description: string;
}

/** After a deletion: says that it is done, and offers to take it back. */
export function useOfferUndo() {
  const queryClient = useQueryClient();
  const undo = async (record: RecordOfProject) => {
    try {
      const undoDeletion = await loadUndo();
      await undoDeletion(record);
      await refreshAfter.projectChange(queryClient);
      toast('Restored');
    } catch (error) {
      toast.error('This was not restored', { description: errorSentence(error) });
    }
  };
  return ({ title, description, projectId, ...record }: Deleted) => {
    if (projectId === undefined) {
      toast(title, { description });
      return;
    }
    toast(title, {
      description,
      duration: UNDO_TOAST_MS,
      action: { label: 'Undo', onClick: () => void undo({ ...record, projectId }) },
    });
  };
}

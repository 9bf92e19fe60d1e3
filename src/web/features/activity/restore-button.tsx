import { Undo2 } from 'lucide-react';
import { toast } from 'sonner';
import { shorten } from '#shared/activity-fields.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useRestoreRecord } from './activity-mutations.ts';

const NAME_LENGTH = 40;

interface RestoreButtonProps {
  entryId: number;
  /** The name of the record. */
  subject: string;
}

/** Takes back a deletion. If it fails, for example because the plan is full, it says why. */
export function RestoreButton({ entryId, subject }: RestoreButtonProps) {
  const restore = useRestoreRecord();
  const name = shorten(subject, NAME_LENGTH);
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      <Button
        variant="secondary"
        isPending={restore.isPending}
        pendingText="Restoring..."
        onClick={() => restore.mutate(entryId, { onSuccess: () => toast(`${name} is restored.`) })}
      >
        <Undo2 className="size-4" aria-hidden="true" />
        Restore<span className="sr-only"> {name}</span>
      </Button>
      {restore.error && <ErrorAlert>{errorSentence(restore.error)}</ErrorAlert>}
    </div>
  );
}

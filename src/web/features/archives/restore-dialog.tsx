import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { randomId } from '../../lib/random-id.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSelectProject } from '../projects/selected-project.ts';
import { uploadArchive } from './archive-api.ts';

export interface RestoreDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Makes a new project of an archive. The projects that are there stay as they are. */
export function RestoreDialog({ isOpen, onOpenChange }: RestoreDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Restore from an archive"
      description="Choose the ZIP file of a project. It becomes a new project, and nothing else changes."
    >
      <ArchiveChoice onRestored={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Progress =
  | { kind: 'none' }
  | { kind: 'sending'; percent: number }
  | { kind: 'failed'; sentence: string };

function ArchiveChoice({ onRestored }: { onRestored: () => void }) {
  const inputId = useId();
  const queryClient = useQueryClient();
  const selectProject = useSelectProject();
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file) return;
    const abort = new AbortController();
    sending.current = abort;
    setProgress({ kind: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => setProgress({ kind: 'sending', percent });
      const sent = { key: randomId(), signal: abort.signal, onProgress };
      const project = await uploadArchive(file, sent);
      await Promise.all([
        refreshAfter.projectChange(queryClient),
        refreshAfter.contractorChange(queryClient),
      ]);
      selectProject(project.id);
      toast.success('Project restored', { description: project.name });
      onRestored();
    } catch (error) {
      if (!abort.signal.aborted) setProgress({ kind: 'failed', sentence: errorSentence(error) });
    }
  }

  const isSending = progress.kind === 'sending';
  return (
    <div className="grid gap-4">
      <div>
        <input
          id={inputId}
          type="file"
          accept=".zip,application/zip"
          disabled={isSending}
          className="peer sr-only"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file again is a new choice.
            target.value = '';
          }}
        />
        <label
          htmlFor={inputId}
          className={joinClasses(
            buttonClasses(),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine peer-disabled:pointer-events-none peer-disabled:opacity-55',
          )}
        >
          Choose a file
        </label>
      </div>
      <div aria-live="polite">
        {progress.kind === 'sending' && (
          <div className="grid gap-2">
            <ProgressBar label="Sending the archive" percent={progress.percent} />
            <p className="text-sm text-ink-soft">
              {progress.percent < 100
                ? 'Sending the archive…'
                : 'Restoring records and files. Many files take a few minutes…'}
            </p>
          </div>
        )}
        {progress.kind === 'failed' && <ErrorAlert>{progress.sentence}</ErrorAlert>}
      </div>
    </div>
  );
}

import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { IMPORT_MAX_BYTES, type Import } from '#shared/import.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { randomId } from '../../lib/random-id.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { createImport } from './import-api.ts';

interface ChooseFileProps {
  projectId: number;
  onRead: (draft: Import) => void;
}

type Progress =
  | { kind: 'none' }
  | { kind: 'sending'; percent: number }
  | { kind: 'failed'; sentence: string };

/** The first step. The file is read on the server; nothing is an expense yet. */
export function ChooseFile({ projectId, onRead }: ChooseFileProps) {
  const inputId = useId();
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const [isOver, setIsOver] = useState(false);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > IMPORT_MAX_BYTES) {
      const most = `${IMPORT_MAX_BYTES / (1024 * 1024)} MB`;
      setProgress({ kind: 'failed', sentence: `The file is larger than ${most}.` });
      return;
    }
    const abort = new AbortController();
    sending.current?.abort();
    sending.current = abort;
    setProgress({ kind: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => setProgress({ kind: 'sending', percent });
      const sent = { key: randomId(), signal: abort.signal, onProgress };
      onRead(await createImport(projectId, file, sent));
    } catch (error) {
      if (!abort.signal.aborted) setProgress({ kind: 'failed', sentence: errorSentence(error) });
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <Card
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={joinClasses(
        'grid justify-items-center gap-3 border-dashed p-8 text-center sm:p-12',
        isOver && 'border-pine bg-pine-tint',
      )}
    >
      <FileSpreadsheet className="size-10 text-pine" strokeWidth={1.5} aria-hidden="true" />
      <h2 className="text-lg font-semibold">Choose a CSV or XLSX file</h2>
      <p className="max-w-md text-pretty text-ink-soft">
        Any layout will do: a title above the headings, your own column names, commas or semicolons.
        You check everything before it counts.
      </p>
      <div className="mt-2">
        <input
          id={inputId}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="peer sr-only"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file again, corrected, is a new choice.
            target.value = '';
          }}
        />
        <label
          htmlFor={inputId}
          className={joinClasses(
            buttonClasses(),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine',
          )}
        >
          Choose a file
        </label>
      </div>
      <div className="w-full max-w-md" aria-live="polite">
        {progress.kind === 'sending' && (
          <div className="grid gap-2">
            <ProgressBar label="Sending the file" percent={progress.percent} />
            <p className="text-sm text-ink-soft">
              {progress.percent < 100 ? 'Sending the file…' : 'Reading the file…'}
            </p>
          </div>
        )}
        {progress.kind === 'failed' && <ErrorAlert>{progress.sentence}</ErrorAlert>}
      </div>
    </Card>
  );
}

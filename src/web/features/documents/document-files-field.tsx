import { FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RECEIPT_ACCEPT } from '../receipts/receipt-file.ts';
import type { DocumentFile, useDocumentFiles } from './use-document-files.ts';

interface DocumentFilesFieldProps {
  uploads: ReturnType<typeof useDocumentFiles>;
}

/** Takes several files, by click or by drag and drop, and lets each have its own title. */
export function DocumentFilesField({ uploads }: DocumentFilesFieldProps) {
  const [isOver, setIsOver] = useState(false);
  const { files, add } = uploads;
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label="Chosen files" className="grid gap-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} uploads={uploads} />
          ))}
        </ul>
      )}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          add(event.dataTransfer.files);
        }}
        className={joinClasses(
          'grid min-h-20 cursor-pointer place-items-center rounded-md border border-dashed px-4 py-3 text-center text-sm hover:bg-ink/4',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
          isOver ? 'border-pine bg-pine-tint' : 'border-edge',
        )}
      >
        <input
          type="file"
          multiple
          accept={RECEIPT_ACCEPT}
          aria-label="Files"
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // Cleared, so that the same file can be chosen again after a failure.
            target.value = '';
            add(chosen);
          }}
          className="sr-only"
        />
        <span className="grid justify-items-center gap-0.5">
          <FileUp className="mb-0.5 size-5 text-pine" aria-hidden="true" />
          <span className="font-medium">
            {files.length === 0 ? 'Choose files, or drop them here' : 'Add more files'}
          </span>
          <span className="text-ink-soft">PDF or photo, up to 10 MB each</span>
        </span>
      </label>
    </div>
  );
}

interface FileRowProps extends DocumentFilesFieldProps {
  file: DocumentFile;
}

function FileRow({ file, uploads }: FileRowProps) {
  const { id, title, percent, key, problem } = file;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <input
        aria-label={`Title of ${title || 'the file'}`}
        value={title}
        onChange={({ target }) => uploads.rename(id, target.value)}
        className={joinClasses(controlClasses, 'target')}
      />
      <IconButton label={`Remove ${title || 'the file'}`} onClick={() => uploads.remove(id)}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
      {problem ? (
        <p role="alert" className="text-sm font-medium wrap-anywhere text-brick">
          {problem}
        </p>
      ) : (
        key === null && <ProgressBar label={`Upload of ${title}`} percent={percent} />
      )}
    </li>
  );
}

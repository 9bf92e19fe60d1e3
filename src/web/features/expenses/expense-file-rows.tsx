import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FileText, GripVertical, RotateCw, Trash2, X } from 'lucide-react';
import type { AttachmentInput } from '#shared/attachment-input.ts';
import { isPdfReceipt, isReceiptKey } from '#shared/receipt.ts';
import { IconButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ReceiptContents } from '../receipts/receipt-contents.tsx';
import { signedLinkQuery } from '../receipts/receipt-queries.ts';
import type { FileUpload } from '../receipts/use-file-uploads.ts';
import type { FileOrder } from './use-file-order.ts';

const rowClasses = 'flex items-center gap-2 rounded-md border border-line p-2';

interface FileRowProps {
  file: AttachmentInput;
  /** The file that was just uploaded; without it, the stored one loads. */
  local: File | null;
  place: { index: number; count: number };
  /** Whether it is shown large beside the form. */
  isBeside: boolean;
  order: FileOrder;
  onRemove: () => void;
}

export function FileRow({ file, local, place, isBeside, order, onRemove }: FileRowProps) {
  const { index, count } = place;
  const name = file.name ?? 'the file';
  const isOnly = count === 1;
  return (
    <li
      data-file={file.key}
      draggable={!isOnly}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        order.drag(index);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        order.drop(index);
      }}
      className={rowClasses}
    >
      {!isOnly && (
        <GripVertical
          className="size-4 shrink-0 cursor-grab text-ink-soft max-sm:hidden"
          aria-hidden="true"
        />
      )}
      <div className="grid min-h-14 min-w-0 flex-1 items-center">
        {local || (isOnly && !isBeside) ? (
          <ReceiptContents receipt={file.key} file={local} />
        ) : (
          <StoredFile file={file} />
        )}
      </div>
      {!isOnly && (
        <div className="flex shrink-0">
          <IconButton
            label={`Move ${name} up`}
            data-move={-1}
            aria-disabled={index === 0 || undefined}
            onClick={() => order.step(index, -1)}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-move={1}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => order.step(index, 1)}
          >
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <IconButton label={isOnly ? 'Remove receipt' : `Remove ${name}`} onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** A small picture and the name. */
function StoredFile({ file }: { file: AttachmentInput }) {
  const isPicture = isReceiptKey(file.key) && !isPdfReceipt(file.key);
  const { data: url } = useQuery({ ...signedLinkQuery(file.key), enabled: isPicture });
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-soft">
        {url ? (
          <img src={url} alt="" className="size-full object-cover" />
        ) : (
          <FileText className="size-5" aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 truncate text-sm" title={file.name}>
        {file.name}
      </span>
    </div>
  );
}

interface UploadRowProps {
  upload: FileUpload;
  /** Whether it is sent later with the expense. */
  isKept: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadRow({ upload, isKept, onRetry, onRemove }: UploadRowProps) {
  const { file, percent, problem, isRefused } = upload;
  if (isKept) return <KeptRow file={file} onRemove={onRemove} />;
  return (
    <li className={rowClasses}>
      <div className="grid min-w-0 flex-1 gap-1.5">
        {problem ? (
          <p role="alert" className="text-sm font-medium wrap-anywhere text-brick">
            {problem}
          </p>
        ) : (
          <>
            <span className="flex min-w-0 justify-between gap-3 text-sm">
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="money shrink-0">{percent}%</span>
            </span>
            <ProgressBar label={`Upload of ${file.name}`} percent={percent} />
          </>
        )}
      </div>
      {problem && !isRefused && (
        <IconButton label={`Send ${file.name} again`} onClick={onRetry}>
          <RotateCw className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`${problem ? 'Dismiss' : 'Cancel'} ${file.name}`} onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** A file that could not be uploaded without a connection. */
function KeptRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <li className={rowClasses}>
      <div className="grid min-w-0 flex-1 gap-1">
        <ReceiptContents receipt="" file={file} />
        <p className="text-sm text-ink-soft">It is sent when the connection is back.</p>
      </div>
      <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

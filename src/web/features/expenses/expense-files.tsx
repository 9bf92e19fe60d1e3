import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type AttachmentInput, MAX_ATTACHMENTS } from '#shared/attachment-input.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { ReceiptDropZone } from '../receipts/receipt-drop-zone.tsx';
import { ReceiptView } from '../receipts/receipt-view.tsx';
import { type FileUpload, useFileUploads } from '../receipts/use-file-uploads.ts';
import { FileRow, UploadRow } from './expense-file-rows.tsx';
import type { FieldMarks } from './fill-in.ts';
import { ReceiptReading } from './receipt-reading.tsx';
import type { ExpenseFormState } from './use-expense-form.ts';
import { useFileOrder } from './use-file-order.ts';

export interface ExpenseFilesProps {
  form: ExpenseFormState;
  /** Those that were chosen before this code was there. */
  chosen: readonly File[];
  /** Files in a shared project count on its owner's storage; null for an own one. */
  sharedProjectId: number | null;
  /** That of the project. */
  currency: string;
  /** What the receipt says is filled into a new expense. */
  isNew: boolean;
  /** Where the picture stands beside the fields; null if there is no room. */
  aside: HTMLElement | null;
  onUploading: (isUploading: boolean) => void;
  onMarks: (marks: FieldMarks) => void;
}

/** The files of an expense: add several, reorder and remove them. The first one is its receipt. */
export function ExpenseFiles(props: ExpenseFilesProps) {
  const { form, chosen, sharedProjectId, currency, isNew, aside, onUploading, onMarks } = props;
  const { files, setFiles } = form;
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const order = useFileOrder(files, setFiles, list);
  const sent = useFileUploads(sharedProjectId, (upload, all) =>
    setFiles(withUploaded(form.all.getValues('attachments') ?? [], upload, all)),
  );
  const waiting = sent.uploads.filter(({ key }) => key === null);
  const expected = files.length + waiting.filter(({ isRefused }) => !isRefused).length;

  const begin = useEffectEvent(() => sent.add(chosen));
  useEffect(() => {
    if (chosen.length > 0) begin();
  }, [chosen]);

  // Without a connection they are saved with a new expense, and sent later.
  const isKept = ({ isUnreachable, key }: FileUpload) => isNew && isUnreachable && key === null;
  const { uploads } = sent;
  const keep = useEffectEvent((all: readonly FileUpload[]) =>
    form.setKeptFiles(all.filter(isKept).map(({ file }) => file)),
  );
  useEffect(() => keep(uploads), [uploads]);

  const { isUploading } = sent;
  const tell = useEffectEvent(onUploading);
  useEffect(() => {
    tell(isUploading);
    return () => tell(false);
  }, [isUploading]);

  const remove = (key: string) => {
    setFiles(files.filter((file) => file.key !== key));
    // The button that removed it is gone.
    input.current?.focus();
  };
  const localFile = (key: string) =>
    sent.uploads.find((upload) => upload.key === key)?.file ?? null;
  const problem = form.errors.attachments?.message ?? form.errors.imageUrl?.message;
  const [first] = files;
  const firstLocal = first ? localFile(first.key) : null;

  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">
        {files.length > 1 ? 'Receipts' : 'Receipt'}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </p>
      {files.length + waiting.length > 0 && (
        <ul ref={list} aria-label="Files" className="grid gap-2">
          {files.map((file, index) => (
            <FileRow
              key={file.key}
              file={file}
              local={localFile(file.key)}
              place={{ index, count: files.length }}
              isBeside={aside !== null && index === 0}
              order={order}
              onRemove={() => remove(file.key)}
            />
          ))}
          {waiting.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              isKept={isKept(upload)}
              onRetry={() => sent.retry(upload)}
              onRemove={() => sent.remove(upload.id)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {order.moved}
      </p>
      {expected < MAX_ATTACHMENTS && (
        <ReceiptDropZone
          label={expected === 0 ? 'Receipt' : 'Add more files'}
          inputRef={input}
          isMultiple
          isSmall={expected > 0}
          isUploading={false}
          percent={0}
          onFiles={(added) => sent.add(added.slice(0, MAX_ATTACHMENTS - expected))}
          describedBy={problem ? problemId : undefined}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium wrap-anywhere text-brick">
          {problem}
        </p>
      )}
      {isNew && first && firstLocal && (
        <ReceiptReading form={form} receipt={first.key} currency={currency} onMarks={onMarks} />
      )}
      {aside &&
        first &&
        createPortal(<ReceiptView receipt={first.key} alt="The first file" />, aside)}
    </div>
  );
}

/** In its place among those that were chosen together, whichever is stored first. */
function withUploaded(
  files: readonly AttachmentInput[],
  { id, key, file }: FileUpload,
  all: readonly FileUpload[],
): AttachmentInput[] {
  if (key === null) return [...files];
  const later = all.slice(all.findIndex((upload) => upload.id === id) + 1).map((each) => each.key);
  const before = files.findIndex((each) => later.includes(each.key));
  const at = before === -1 ? files.length : before;
  return files.toSpliced(at, 0, { key, name: file.name.slice(0, NAME_MAX_LENGTH) });
}

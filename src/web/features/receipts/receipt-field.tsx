import { useEffect, useId, useRef } from 'react';
import { ReceiptDropZone } from './receipt-drop-zone.tsx';
import { ReceiptPreview } from './receipt-preview.tsx';
import type { ReceiptUpload } from './use-receipt-upload.ts';

interface ReceiptFieldProps {
  label?: string;
  /** The storage key or web address of the receipt. */
  receipt: string | null;
  onRemove: () => void;
  upload: ReceiptUpload;
  error?: string | undefined;
}

/** The receipt of an expense: a drop zone, then the file with a way to remove it. */
export function ReceiptField(props: ReceiptFieldProps) {
  const { label = 'Receipt', receipt, onRemove, upload, error } = props;
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasRemoved = useRef(false);
  const problem = upload.problem ?? error;
  const { uploaded } = upload;

  // The button that removed it is gone, so the drop zone gets the focus.
  useEffect(() => {
    if (!receipt && wasRemoved.current) input.current?.focus();
    wasRemoved.current = false;
  }, [receipt]);

  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">
        {label}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </p>
      {receipt ? (
        <ReceiptPreview
          receipt={receipt}
          file={uploaded?.receiptKey === receipt ? uploaded.file : null}
          onRemove={() => {
            wasRemoved.current = true;
            onRemove();
          }}
        />
      ) : (
        <ReceiptDropZone
          label={label}
          inputRef={input}
          isUploading={upload.isUploading}
          percent={upload.percent}
          onFiles={([file]) => file && upload.send(file)}
          describedBy={problem ? problemId : undefined}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium wrap-anywhere text-brick">
          {problem}
        </p>
      )}
    </div>
  );
}

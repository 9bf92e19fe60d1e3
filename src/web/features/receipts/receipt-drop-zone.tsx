import { Camera, ImageUp } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { pastedFile, RECEIPT_ACCEPT } from './receipt-file.ts';

interface ReceiptDropZoneProps {
  label: string;
  inputRef: RefObject<HTMLInputElement | null>;
  isUploading: boolean;
  percent: number;
  onFile: (file: File) => void;
  describedBy: string | undefined;
}

/** Takes a file by click, by drag and drop, or pasted anywhere on the page. */
export function ReceiptDropZone(props: ReceiptDropZoneProps) {
  const { label, inputRef, isUploading, percent, onFile, describedBy } = props;
  const [isOver, setIsOver] = useState(false);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // A hidden form behind another one must not take its paste.
    if (isUploading || !inputRef.current?.checkVisibility()) return;
    const intoField = event.target instanceof Element && event.target.matches('input, textarea');
    const file = pastedFile(event.clipboardData, intoField);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isUploading);
  };

  return (
    <label
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const file = event.dataTransfer.files[0];
        if (file && !isUploading) onFile(file);
      }}
      className={joinClasses(
        'grid min-h-28 place-items-center sm:min-h-24 rounded-md border border-dashed px-4 py-4 text-center',
        'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        isOver ? 'border-pine bg-pine-tint' : 'border-edge',
        isUploading ? 'cursor-progress' : 'cursor-pointer hover:bg-ink/4',
      )}
    >
      <input
        ref={inputRef}
        type="file"
        accept={RECEIPT_ACCEPT}
        disabled={isUploading}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
        className="sr-only"
      />
      {isUploading ? (
        <span className="grid w-full max-w-60 gap-2">
          <span className="flex justify-between text-sm font-medium">
            <span>Uploading...</span>
            <span className="money">{percent}%</span>
          </span>
          <ProgressBar label="Upload" percent={percent} />
        </span>
      ) : (
        <span className="grid justify-items-center gap-1 text-sm">
          <Camera className="mb-1 size-7 text-pine sm:hidden" aria-hidden="true" />
          <ImageUp className="mb-1 size-5 text-pine max-sm:hidden" aria-hidden="true" />
          <span className="font-medium max-sm:text-base">
            <span className="sm:hidden">Take a photo or choose a file</span>
            <span className="max-sm:hidden">Choose a photo or PDF, drop it here or paste it</span>
          </span>
          <span className="text-ink-soft">JPEG, PNG, GIF or PDF, up to 10 MB</span>
        </span>
      )}
    </label>
  );
}

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
  /** Whether more than one can be chosen. */
  isMultiple?: boolean;
  /** A line below what is chosen already. */
  isSmall?: boolean;
  /** At least one. */
  onFiles: (files: readonly File[]) => void;
  describedBy: string | undefined;
}

/** Takes files by click, by drag and drop, or pasted anywhere on the page. */
export function ReceiptDropZone(props: ReceiptDropZoneProps) {
  const {
    label,
    inputRef,
    isUploading,
    percent,
    isMultiple = false,
    isSmall = false,
    describedBy,
  } = props;
  const [isOver, setIsOver] = useState(false);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // A hidden form behind another one must not take its paste.
    if (isUploading || !inputRef.current?.checkVisibility()) return;
    const intoField = event.target instanceof Element && event.target.matches('input, textarea');
    const file = pastedFile(event.clipboardData, intoField);
    if (!file) return;
    event.preventDefault();
    props.onFiles([file]);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) props.onFiles(isMultiple ? files : files.slice(0, 1));
  };
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
        if (!isUploading) choose(event.dataTransfer.files);
      }}
      className={joinClasses(
        'grid place-items-center rounded-md border border-dashed px-4 text-center',
        isSmall ? 'target py-2' : 'min-h-28 py-4 sm:min-h-24',
        'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
        isOver ? 'border-pine bg-pine-tint' : 'border-edge',
        isUploading ? 'cursor-progress' : 'cursor-pointer hover:bg-ink/4',
      )}
    >
      <input
        ref={inputRef}
        type="file"
        multiple={isMultiple}
        accept={RECEIPT_ACCEPT}
        disabled={isUploading}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => {
          choose(event.target.files);
          // Cleared, so that the same file can be chosen again after a failure.
          event.target.value = '';
        }}
        className="sr-only"
      />
      {isSmall ? (
        <span className="text-sm font-medium">{label}</span>
      ) : isUploading ? (
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

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import type { Attachment } from '#shared/attachment.ts';
import { IconButton } from '../../ui/button.tsx';
import { ReceiptView } from './receipt-view.tsx';

/** A shorter one is a tap that slipped. */
const SWIPE_PIXELS = 40;

interface FileViewerProps {
  files: readonly Attachment[];
  /** What they are the receipts of. */
  subject: string;
}

/** One file after the other: by swipe, by button or with the arrow keys. */
export function FileViewer({ files, subject }: FileViewerProps) {
  const [chosen, setChosen] = useState(0);
  const touchedAt = useRef(0);
  const index = Math.min(chosen, files.length - 1);
  const file = files[index];
  if (!file) return null;
  const alt = `Receipt for ${subject}`;
  if (files.length === 1) return <ReceiptView receipt={file.key} alt={alt} />;

  const step = (by: number) => setChosen((index + by + files.length) % files.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) >= SWIPE_PIXELS) step(moved < 0 ? 1 : -1);
  };
  return (
    <section
      aria-label="Files"
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={onTouchEnd}
      className="grid touch-pan-y gap-2"
    >
      <ReceiptView
        key={file.key}
        receipt={file.key}
        alt={`${alt}, ${index + 1} of ${files.length}`}
      />
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Previous file" onClick={() => step(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="min-w-0 text-center text-sm">
          <span className="money">
            {index + 1} of {files.length}
          </span>
          <span className="block truncate text-ink-soft">{file.name}</span>
        </p>
        <IconButton label="Next file" onClick={() => step(1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

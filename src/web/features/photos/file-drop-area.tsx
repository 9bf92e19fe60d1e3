import { type DragEvent, type ReactNode, useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';

interface FileDropAreaProps {
  /** Null if nothing can be added now. */
  onFiles: ((files: File[]) => void) | null;
  children: ReactNode;
  className?: string;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it. */
export function FileDropArea({ onFiles, children, className }: FileDropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same without a mouse
    <div
      className={joinClasses('relative', className)}
      onDragOver={(event) => {
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!onFiles || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-3 z-20 grid place-items-center rounded-lg border-2 border-dashed border-pine bg-pine-tint/90 text-lg font-semibold text-pine-deep">
          Drop photos to add them
        </div>
      )}
    </div>
  );
}

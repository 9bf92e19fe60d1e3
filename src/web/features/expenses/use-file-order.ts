import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AttachmentInput } from '#shared/attachment-input.ts';

/** Moves files within their list, by buttons or by drag and drop. */
export function useFileOrder(
  files: readonly AttachmentInput[],
  setFiles: (files: AttachmentInput[]) => void,
  list: RefObject<HTMLElement | null>,
) {
  const dragged = useRef<number>(null);
  const [moved, setMoved] = useState('');
  const [focused, setFocused] = useState<{ key: string; by: number } | null>(null);

  // A row that moves loses the focus of its button.
  useEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelector(`[data-file="${CSS.escape(focused.key)}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${focused.by}"]`)?.focus();
  }, [focused, list]);

  const move = (from: number, to: number) => {
    const file = files[from];
    if (!file || from === to || to < 0 || to >= files.length) return;
    setFiles(files.toSpliced(from, 1).toSpliced(to, 0, file));
    setMoved(`${file.name ?? 'The file'} is now ${to + 1} of ${files.length}`);
  };
  return {
    /** For screen readers. */
    moved,
    step(index: number, by: -1 | 1) {
      move(index, index + by);
      setFocused({ key: files[index]?.key ?? '', by });
    },
    drag: (index: number) => {
      dragged.current = index;
    },
    drop: (index: number) => {
      if (dragged.current !== null) move(dragged.current, index);
      dragged.current = null;
    },
  };
}
export type FileOrder = ReturnType<typeof useFileOrder>;

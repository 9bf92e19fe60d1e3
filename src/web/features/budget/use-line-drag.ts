import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import type { DropEdge } from './line-order.ts';

export interface Drag {
  lineId: number;
  overId: number;
  edge: DropEdge;
}

/** The page scrolls while a line is held this near to the upper or lower edge, in pixels. */
const SCROLL_ZONE = 72;
const SCROLL_STEP = 14;

/** Drags a row of the plan with a mouse, a pen or a finger. Escape cancels. */
export function useLineDrag(onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);

  const grab = (event: ReactPointerEvent<HTMLElement>, lineId: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const table = event.currentTarget.closest('table');
    const left = new AbortController();
    const show = (next: Drag | null) => {
      current.current = next;
      setDrag(next);
    };
    const move = ({ clientY }: PointerEvent) => {
      if (clientY < SCROLL_ZONE) window.scrollBy(0, -SCROLL_STEP);
      if (clientY > window.innerHeight - SCROLL_ZONE) window.scrollBy(0, SCROLL_STEP);
      const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-line]') ?? [])];
      const over = rows.find((row) => clientY < row.getBoundingClientRect().bottom) ?? rows.at(-1);
      if (!over) return;
      const { top, height } = over.getBoundingClientRect();
      const edge = clientY < top + height / 2 ? 'above' : 'below';
      show({ lineId, overId: Number(over.dataset['line']), edge });
    };
    const end = (isDropped: boolean) => {
      left.abort();
      const last = current.current;
      show(null);
      if (isDropped && last && last.overId !== lineId) onDrop(last);
    };
    const { signal } = left;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end(false);
      },
      { signal },
    );
  };

  return { drag, grab };
}

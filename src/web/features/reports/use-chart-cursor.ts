import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * The part of a chart that the reader looks at, chosen by the arrow keys or the pointer. Undefined
 * if there is none.
 *
 * @param nearest the index of the part at a place within the chart
 */
export function useChartCursor(count: number, nearest: (x: number, y: number) => number) {
  const [active, setActive] = useState<number>();
  const last = count - 1;
  return {
    active: active !== undefined && active <= last ? active : undefined,
    cursorProps: {
      tabIndex: 0,
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key];
        if (!step || count === 0) return;
        event.preventDefault();
        const next = active === undefined ? 0 : step(active, last);
        setActive(Math.max(0, Math.min(last, next)));
      },
      onPointerMove({ currentTarget, clientX, clientY }: PointerEvent) {
        const { left, top } = currentTarget.getBoundingClientRect();
        const index = nearest(clientX - left, clientY - top);
        setActive(Math.max(0, Math.min(last, index)));
      },
      onPointerLeave: () => setActive(undefined),
      onBlur: () => setActive(undefined),
    },
  };
}

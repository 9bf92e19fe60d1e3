import type { ReactNode } from 'react';
import type { useChartCursor } from './use-chart-cursor.ts';
import { useWidth } from './use-width.ts';

interface ChartFrameProps {
  /** What the chart shows, in one sentence. The table below it has every figure. */
  label: string;
  height: number;
  /** What is under the cursor, else a hint of how to read it. */
  readout: ReactNode;
  cursor: ReturnType<typeof useChartCursor>['cursorProps'];
  children: (width: number) => ReactNode;
}

/** A drawing with a cursor for keys and pointer. */
export function ChartFrame({ label, height, readout, cursor, children }: ChartFrameProps) {
  const { ref, width } = useWidth();
  return (
    <figure className="m-0">
      <figcaption className="min-h-12 text-sm text-ink-soft sm:min-h-6" aria-live="polite">
        {readout}
      </figcaption>
      <div
        ref={ref}
        role="application"
        aria-roledescription="chart"
        aria-label={`${label} Use the arrow keys to read each figure.`}
        className="mt-2 rounded-sm"
        style={{ height }}
        {...cursor}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
            {children(width)}
          </svg>
        )}
      </div>
    </figure>
  );
}

import type { Scale } from './chart-scale.ts';
import { shortAmount } from './chart-scale.ts';

/** Room on the left for the amounts. */
export const AXIS_WIDTH = 44;

/** Lines across the chart with their amounts. */
export function MoneyAxis({ scale, width }: { scale: Scale; width: number }) {
  return scale.ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${scale.at(tick)})`}>
      <line
        x1={AXIS_WIDTH}
        x2={width}
        className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
        shapeRendering="crispEdges"
      />
      <text x={AXIS_WIDTH - 8} dy="0.32em" textAnchor="end" className="money fill-ink-soft text-xs">
        {shortAmount(tick)}
      </text>
    </g>
  ));
}

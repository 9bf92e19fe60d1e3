import { writeNumber } from './counts.ts';
import { writing } from './writing.ts';

/** "1,234.50%". */
export function formatPercent(percent: number): string {
  return writing.format?.percent(percent) ?? `${writeNumber(percent.toFixed(2))}%`;
}

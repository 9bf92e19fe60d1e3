import { groupThousands } from './counts.ts';

/** "1,234.50%". */
export function formatPercent(percent: number): string {
  const [whole = '', fraction] = percent.toFixed(2).split('.');
  return `${groupThousands(whole)}.${fraction}%`;
}

import { formatCount } from '#shared/counts.ts';

/** "1 row", "1,200 rows" */
export const counted = (count: number, noun: 'row' | 'expense') =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

import { formatCount } from '#shared/counts.ts';

const MOST_SHOWN = 7;

export type PageSlot = number | 'gap';

/**
 * The page numbers to show: all of up to seven, else the first, the last and those around the
 * current one. There are then always seven slots, so that the buttons do not move.
 */
export function pageSlots(current: number, pageCount: number): PageSlot[] {
  if (pageCount <= MOST_SHOWN) return range(1, pageCount);
  if (current <= 4) return [...range(1, 5), 'gap', pageCount];
  if (current >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', pageCount];
}

/** "26-50 of 320" */
export function pageRange(page: number, pageSize: number, totalCount: number): string {
  const first = Math.min((page - 1) * pageSize + 1, totalCount);
  const last = Math.min(page * pageSize, totalCount);
  return `${formatCount(first)}-${formatCount(last)} of ${formatCount(totalCount)}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

export type DropEdge = 'above' | 'below';

/** The lines after one has been put above or below another. */
export function moveBeside(
  ids: readonly number[],
  moved: number,
  beside: number,
  edge: DropEdge,
): number[] {
  const others = ids.filter((id) => id !== moved);
  const at = others.indexOf(beside);
  if (moved === beside || at < 0) return [...ids];
  return others.toSpliced(edge === 'above' ? at : at + 1, 0, moved);
}

/** What can have the focus in a row of the plan, from left to right. */
const gridColumns = [
  'done',
  'title',
  'group',
  'planned',
  'agreed',
  'paid',
  'expected',
  'open',
] as const;
export type GridColumn = (typeof gridColumns)[number];

/** The fields that are edited in place. */
export const editedColumns = ['title', 'group', 'planned'] as const;
export type EditedColumn = (typeof editedColumns)[number];

export function isEdited(column: GridColumn): column is EditedColumn {
  return editedColumns.some((edited) => edited === column);
}

export interface Place {
  lineId: number;
  column: GridColumn;
}

/** Where an arrow leads; null at the edge. */
export function nextPlace(
  lineIds: readonly number[],
  { lineId, column }: Place,
  key: string,
): Place | null {
  const row = lineIds.indexOf(lineId);
  const at = gridColumns.indexOf(column);
  const moves: Record<string, [number, number]> = {
    ArrowUp: [row - 1, at],
    ArrowDown: [row + 1, at],
    ArrowLeft: [row, at - 1],
    ArrowRight: [row, at + 1],
    Home: [row, 0],
    End: [row, gridColumns.length - 1],
    PageUp: [Math.max(row - 10, 0), at],
    PageDown: [Math.min(row + 10, lineIds.length - 1), at],
  };
  const [nextRow = -1, nextAt = -1] = moves[key] ?? [];
  const nextId = lineIds[nextRow];
  const nextColumn = gridColumns[nextAt];
  return row >= 0 && nextId !== undefined && nextColumn
    ? { lineId: nextId, column: nextColumn }
    : null;
}

/** How a place is marked in the page. */
export function placeName({ lineId, column }: Place): string {
  return `${lineId}:${column}`;
}

export function readPlace(name: string | undefined): Place | null {
  const [lineId, wanted] = name?.split(':') ?? [];
  const column = gridColumns.find((known) => known === wanted);
  return column && Number(lineId) ? { lineId: Number(lineId), column } : null;
}

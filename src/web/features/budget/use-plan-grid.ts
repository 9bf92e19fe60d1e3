import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedColumn } from './grid-places.ts';
import {
  editedColumns,
  isEdited,
  nextPlace,
  type Place,
  placeName,
  readPlace,
} from './grid-places.ts';

/** A cell that is being edited, and what it starts with; null keeps the stored value. */
export interface Editing {
  lineId: number;
  column: EditedColumn;
  start: string | null;
}

/** Where the focus goes after an edit. */
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'stay' | 'away';

interface PlanGridOptions {
  /** The lines on screen, in their order. */
  lineIds: readonly number[];
  canChange: boolean;
  /** Moves a line by keyboard. */
  onMove: (lineId: number, step: 1 | -1) => void;
  onPasteRows: (text: string) => void;
  /** Below the last line: where a new one is typed. */
  onLeaveBelow: () => void;
  onDiscard: (place: Place) => boolean;
}

/**
 * The plan by keyboard, like a spreadsheet. Only the row with the focus is in the tab order, so
 * that Tab moves across it and then leaves the table.
 */
export function usePlanGrid(options: PlanGridOptions) {
  const { lineIds, canChange, onMove, onPasteRows, onLeaveBelow, onDiscard } = options;
  const root = useRef<HTMLTableElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);

  const focusOn = (place: Place) => {
    const target = root.current?.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`);
    target?.focus();
    return target != null;
  };

  const begin = (lineId: number, column: EditedColumn, start: string | null = null) =>
    setEditing({ lineId, column, start });

  /** Ends the edit and moves the focus. */
  const leave = (from: Editing, way: Leave) => {
    flushSync(() => setEditing(null));
    const { lineId, column } = from;
    const step = editedColumns.indexOf(column) + (way === 'next' ? 1 : -1);
    const across = editedColumns[step];
    if (way === 'stay') focusOn({ lineId, column });
    else if (way === 'next') focusOn({ lineId, column: across ?? 'agreed' });
    else if (way === 'previous') focusOn({ lineId, column: across ?? 'done' });
    else if (way !== 'away') {
      const place = nextPlace(lineIds, from, way === 'down' ? 'ArrowDown' : 'ArrowUp');
      if (place) focusOn(place);
      else if (way === 'down') onLeaveBelow();
      else focusOn({ lineId, column });
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = readPlace((event.target as HTMLElement).dataset['place']);
    if (!place || event.defaultPrevented || editing) return;
    const { lineId, column } = place;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      if (canChange) onMove(lineId, event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && onDiscard(place)) return;
    if (canChange && isEdited(column)) {
      const isTyped = event.key.length === 1 && event.key !== ' ' && column !== 'group';
      const isCleared = event.key === 'Backspace' || event.key === 'Delete';
      if (isTyped || event.key === 'F2' || (isCleared && column !== 'group')) {
        event.preventDefault();
        begin(lineId, column, isTyped ? event.key : isCleared ? '' : null);
        return;
      }
    }
    if (!/^(Arrow|Home|End|Page)/.test(event.key)) return;
    event.preventDefault();
    const isLast = lineIds.at(-1) === lineId;
    let next = nextPlace(lineIds, place, event.key);
    // A cell without a control is skipped.
    while (next && !focusOn(next)) next = nextPlace(lineIds, next, event.key);
    if (!next && isLast && event.key === 'ArrowDown') onLeaveBelow();
  };

  const onFocus = (event: FocusEvent) => {
    const place = readPlace((event.target as HTMLElement).dataset['place']);
    if (place) setActiveId(place.lineId);
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = readPlace((event.target as HTMLElement).dataset['place']);
    const text = event.clipboardData.getData('text/plain');
    if (!canChange || editing || !place || !text.trim()) return;
    event.preventDefault();
    if (/[\t\n]/.test(text.trim())) onPasteRows(text);
    else if (isEdited(place.column) && place.column !== 'group') {
      begin(place.lineId, place.column, text.trim());
    }
  };

  return {
    editing,
    begin,
    leave,
    focusOn,
    /** The row in the tab order. */
    activeId: activeId !== null && lineIds.includes(activeId) ? activeId : lineIds[0],
    gridProps: { ref: root, onKeyDown, onFocus, onPaste },
  };
}

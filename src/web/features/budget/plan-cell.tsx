import { useState } from 'react';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Room } from '#shared/room.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import type { LineGrouping } from './budget-view.ts';
import { CellEditor } from './cell-editor.tsx';
import { type EditedColumn, placeName } from './grid-places.ts';
import { editedText, fieldOf, optionsOf, readField, shownText } from './line-fields.ts';
import type { LineEdits } from './use-line-edits.ts';
import type { Editing, Leave } from './use-plan-grid.ts';

const columnLabels = { title: 'Title', category: 'Category', roomId: 'Room', planned: 'Planned' };

export interface CellContext {
  grouping: LineGrouping;
  rooms: readonly Room[];
  canChange: boolean;
  edits: LineEdits;
  onBegin: (lineId: number, column: EditedColumn) => void;
  onLeave: (editing: Editing, leave: Leave) => void;
}

interface PlanCellProps extends CellContext {
  line: PlanLine;
  column: EditedColumn;
  /** If this cell is being edited. */
  editing: Editing | null;
  tabIndex: number;
}

/** A cell of the plan that is edited in place. */
export function PlanCell(props: PlanCellProps) {
  const formatMoney = useFormatMoney();
  const { line, column, editing, grouping, rooms, canChange, edits, tabIndex } = props;
  const field = fieldOf(column, grouping) as keyof typeof columnLabels;
  const lost = edits.lostEdit(line.id, field);
  const isAmount = field === 'planned';
  const shown =
    lost && !optionsOf(field, line, rooms)
      ? lost.text
      : shownText(line, field, { rooms, formatMoney });
  const textClasses = isAmount ? 'money' : 'line-clamp-2 wrap-anywhere';

  if (editing) {
    return (
      <OpenCell
        {...props}
        field={field}
        editing={editing}
        start={editing.start ?? lost?.text ?? editedText(line, field)}
        options={optionsOf(field, line, rooms)}
      />
    );
  }
  if (!canChange) return <span className={textClasses}>{shown}</span>;
  return (
    <>
      <button
        type="button"
        data-place={placeName({ lineId: line.id, column })}
        tabIndex={tabIndex}
        // The title names the whole row, so it stands alone.
        aria-label={field === 'title' ? undefined : `${columnLabels[field]}: ${shown || 'none'}`}
        title={field === 'title' ? line.title : undefined}
        onClick={() => props.onBegin(line.id, column)}
        className={joinClasses(
          'block w-full cursor-text rounded-sm px-1.5 py-1 hover:ring-1 hover:ring-edge/40 hover:ring-inset',
          isAmount ? 'text-right' : 'text-left',
          line.isDone && field === 'title' && 'text-ink-soft',
          lost && 'text-brick ring-1 ring-brick ring-inset',
        )}
      >
        <span className={textClasses}>{shown || <span className="text-ink-soft">–</span>}</span>
      </button>
      {lost && (
        <p role="alert" className="px-1.5 pb-1 text-left text-xs font-medium text-brick">
          {lost.message}
        </p>
      )}
    </>
  );
}

interface OpenCellProps extends PlanCellProps {
  field: keyof typeof columnLabels;
  editing: Editing;
  start: string;
  options: ReturnType<typeof optionsOf>;
}

function OpenCell(props: OpenCellProps) {
  const { line, field, editing, start, options, edits, onLeave } = props;
  // As it was when the edit began, to notice what others change meanwhile.
  const [base] = useState(line);
  const commit = (text: string, leave: Leave): string | null => {
    const reading = readField(field, text);
    if ('problem' in reading) return reading.problem;
    if (reading.value === base[field]) edits.discard(line.id, field);
    else void edits.save({ line: base, field, value: reading.value, text });
    onLeave(editing, leave);
    return null;
  };
  return (
    <CellEditor
      label={`${columnLabels[field]} of ${line.title}`}
      start={start}
      isTyped={editing.start !== null}
      options={options}
      isAmount={field === 'planned'}
      onCommit={commit}
      onCancel={() => {
        edits.discard(line.id, field);
        onLeave(editing, 'stay');
      }}
    />
  );
}

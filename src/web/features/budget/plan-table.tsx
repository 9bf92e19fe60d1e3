import { useState } from 'react';
import type { BudgetLine } from '#shared/project-budget.ts';
import type { Room } from '#shared/room.ts';
import type { LineGrouping } from './budget-view.ts';
import { Amount, Difference } from './figure-text.tsx';
import type { Place } from './grid-places.ts';
import { isEdited } from './grid-places.ts';
import { fieldOf } from './line-fields.ts';
import { NEW_LINE_ID, NewLineRow } from './new-line-row.tsx';
import { type PlanGroup, type Sums, sumOf } from './plan-groups.ts';
import { Owed, PlanRow } from './plan-row.tsx';
import { useLineDrag } from './use-line-drag.ts';
import { useLineEdits } from './use-line-edits.ts';
import { useLineOrder } from './use-line-order.ts';
import { usePlanGrid } from './use-plan-grid.ts';

interface PlanTableProps {
  projectId: number;
  groups: PlanGroup[];
  grouping: LineGrouping;
  unplanned: BudgetLine | undefined;
  rooms: readonly Room[];
  canChange: boolean;
  onOpen: (lineId: number) => void;
  onPasteRows: (text: string) => void;
}

/** The plan as a table that is edited in place. */
export function PlanTable(props: PlanTableProps) {
  const { projectId, groups, grouping, unplanned, rooms, canChange, onOpen, onPasteRows } = props;
  const rows = groups.flatMap((group) => group.rows);
  const lineIds = rows.map(({ line }) => line.id);
  const edits = useLineEdits(projectId, (id) => rooms.find((room) => room.id === id)?.name);
  const order = useLineOrder(projectId);
  const [moved, setMoved] = useState('');
  const groupOf = (lineId: number) =>
    groups.find((group) => group.rows.some(({ line }) => line.id === lineId));

  const moveByKey = (lineId: number, step: 1 | -1) => {
    const own = groupOf(lineId)?.rows.map(({ line }) => line) ?? [];
    const at = own.findIndex(({ id }) => id === lineId);
    const beside = own[at + step];
    if (!beside) return;
    void order(lineId, beside.id, step === 1 ? 'below' : 'above');
    setMoved(`${own[at]?.title} is now ${at + step + 1} of ${own.length}`);
  };
  const { drag, grab } = useLineDrag(({ lineId, overId, edge }) => {
    const line = rows.find((row) => row.line.id === lineId)?.line;
    const target = groupOf(overId);
    if (!line || !target) return;
    const field = grouping === 'category' ? 'category' : 'roomId';
    if (target !== groupOf(lineId)) {
      void edits.save({ line, field, value: target.key, text: target.label });
    }
    void order(lineId, overId, edge);
  });
  const discard = ({ lineId, column }: Place) =>
    isEdited(column) && edits.discard(lineId, fieldOf(column, grouping));
  const grid = usePlanGrid({
    lineIds,
    canChange,
    onMove: moveByKey,
    onPasteRows,
    onLeaveBelow: () => document.getElementById(NEW_LINE_ID)?.focus(),
    onDiscard: discard,
  });
  const total = sumOf([...rows.map(({ figures }) => figures), ...(unplanned ? [unplanned] : [])]);

  return (
    <>
      <table
        {...grid.gridProps}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited in place.
        role="grid"
        aria-label="The plan"
        className="w-full table-fixed border-collapse text-sm"
      >
        <TableHead grouping={grouping} />
        {groups.map((group) => (
          <tbody key={group.key} className="divide-y divide-line border-b border-line">
            <GroupRow label={group.label} sums={group.sums} />
            {group.rows.map((row) => (
              <PlanRow
                key={row.line.id}
                row={row}
                grouping={grouping}
                rooms={rooms}
                canChange={canChange}
                edits={edits}
                editing={grid.editing?.lineId === row.line.id ? grid.editing : null}
                isActive={grid.activeId === row.line.id}
                isDragged={drag?.lineId === row.line.id}
                dropEdge={
                  drag?.overId === row.line.id && drag.lineId !== row.line.id ? drag.edge : null
                }
                onGrab={grab}
                onOpen={onOpen}
                onBegin={grid.begin}
                onLeave={grid.leave}
              />
            ))}
          </tbody>
        ))}
        <tbody>
          {unplanned && <UnplannedRow figures={unplanned} />}
          <TotalRow sums={total} />
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {canChange && <NewLineRow projectId={projectId} rooms={rooms} onPasteRows={onPasteRows} />}
    </>
  );
}

function TableHead({ grouping }: { grouping: LineGrouping }) {
  const amount = 'w-[12.5%] px-1.5 py-2.5 text-right font-medium';
  return (
    <thead>
      <tr className="border-b border-line text-ink-soft">
        <th className="w-6">
          <span className="sr-only">Order</span>
        </th>
        <th className="w-9">
          <span className="sr-only">Done</span>
        </th>
        <th scope="col" className="px-1.5 py-2.5 text-left font-medium">
          Line
        </th>
        <th scope="col" className="w-[11%] px-1.5 py-2.5 text-left font-medium">
          {grouping === 'category' ? 'Room' : 'Category'}
        </th>
        <th scope="col" className={amount}>
          Planned
        </th>
        <th scope="col" className={amount}>
          Agreed
        </th>
        <th scope="col" className={amount}>
          Paid
        </th>
        <th scope="col" className={amount}>
          Expected
        </th>
        <th scope="col" className={amount}>
          Difference
        </th>
        <th className="w-11">
          <span className="sr-only">Open</span>
        </th>
      </tr>
    </thead>
  );
}

function SumCells({ sums }: { sums: Sums }) {
  const classes = 'px-1.5 py-2 text-right';
  return (
    <>
      <td className={classes}>
        <Amount amount={sums.planned} />
      </td>
      <td className={classes}>
        <Amount amount={sums.agreed} />
      </td>
      <td className={classes}>
        <Amount amount={sums.paid} />
      </td>
      <td className={classes}>
        <Amount amount={sums.expected} />
      </td>
      <td className={classes}>
        <Difference amount={sums.variance} />
      </td>
      <td />
    </>
  );
}

function GroupRow({ label, sums }: { label: string; sums: Sums }) {
  return (
    <tr className="bg-desk/60 font-semibold">
      <th scope="rowgroup" colSpan={4} className="px-4 py-2 text-left wrap-anywhere">
        {label}
      </th>
      <SumCells sums={sums} />
    </tr>
  );
}

function UnplannedRow({ figures }: { figures: BudgetLine }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" colSpan={4} className="px-4 py-2 text-left font-medium">
        Not in the plan
        <span className="block font-normal text-ink-soft">What no line plans</span>
      </th>
      <td className="px-1.5 py-2 text-right">
        <Amount amount={figures.planned} />
      </td>
      <td className="px-1.5 py-2 text-right">
        <Amount amount={figures.agreed} />
      </td>
      <td className="py-2 text-right">
        <span className="block px-1.5">
          <Amount amount={figures.paid} />
        </span>
        <Owed figures={figures} />
      </td>
      <td className="px-1.5 py-2 text-right font-medium">
        <Amount amount={figures.expected} />
      </td>
      <td className="px-1.5 py-2 text-right">
        <Difference amount={figures.variance} />
      </td>
      <td />
    </tr>
  );
}

function TotalRow({ sums }: { sums: Sums }) {
  return (
    <tr className="font-semibold">
      <th scope="row" colSpan={4} className="px-4 py-2.5 text-left">
        Together
      </th>
      <SumCells sums={sums} />
    </tr>
  );
}

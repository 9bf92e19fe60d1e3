import { ClipboardPaste, DoorOpen, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type BudgetView, type LineGrouping, lineGroupings } from './budget-view.ts';

const groupingLabels: Record<LineGrouping, string> = { category: 'By category', room: 'By room' };

interface PlanToolbarProps {
  view: BudgetView;
  onChange: (changes: Partial<BudgetView>) => void;
  /** Null for people who may not change the plan. */
  actions: { manageRooms: () => void; paste: () => void } | null;
}

export function PlanToolbar({ view, onChange, actions }: PlanToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 border-b border-line p-3">
      <Segments
        label="Group the lines"
        options={lineGroupings.map((value) => ({ value, label: groupingLabels[value] }))}
        value={view.group}
        onChange={(group) => onChange({ group })}
      />
      {view.show === 'to-buy' && (
        <Button variant="quiet" onClick={() => onChange({ show: 'all' })}>
          Only lines still to buy
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">Show all lines</span>
        </Button>
      )}
      {actions && (
        <div className="flex flex-wrap gap-1 sm:ml-auto">
          <Button variant="quiet" onClick={actions.manageRooms}>
            <DoorOpen className="size-4" aria-hidden="true" />
            Rooms
          </Button>
          <Button variant="quiet" onClick={actions.paste}>
            <ClipboardPaste className="size-4" aria-hidden="true" />
            Paste rows
          </Button>
        </div>
      )}
    </div>
  );
}

import { ClipboardPaste, DoorOpen, X } from 'lucide-react';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
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
      <fieldset className="flex gap-1 rounded-md bg-well p-1">
        <legend className="sr-only">Group the lines</legend>
        {lineGroupings.map((grouping) => {
          const isChosen = view.group === grouping;
          return (
            <button
              key={grouping}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ group: grouping })}
              className={joinClasses(
                'min-h-9 rounded-sm px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11',
                isChosen ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
              )}
            >
              {groupingLabels[grouping]}
            </button>
          );
        })}
      </fieldset>
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

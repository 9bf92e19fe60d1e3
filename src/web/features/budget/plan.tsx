import { Plus } from 'lucide-react';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { Room } from '#shared/room.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Button } from '../../ui/button.tsx';
import { ThumbCorner } from '../../ui/thumb-corner.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import type { BudgetView } from './budget-view.ts';
import { PlanCards } from './plan-cards.tsx';
import { groupPlan, unplannedFigures } from './plan-groups.ts';
import { PlanTable } from './plan-table.tsx';
import { PlanToolbar } from './plan-toolbar.tsx';
import type { OpenDialog } from './use-budget-dialogs.tsx';

interface PlanProps {
  project: Project;
  budget: ProjectBudget;
  lines: PlanLine[];
  rooms: Room[];
  view: BudgetView;
  onChangeView: (changes: Partial<BudgetView>) => void;
  onOpen: OpenDialog;
}

/** The lines: a table if there is room, else cards. */
export function Plan(props: PlanProps) {
  const { project, budget, lines, rooms, view, onChangeView, onOpen } = props;
  const isLarge = useIsLargeScreen();
  const canChange = canChangeRecords(project);
  const shared = {
    projectId: project.id,
    groups: groupPlan({ budget, lines, rooms }, view),
    grouping: view.group,
    unplanned: view.show === 'all' ? unplannedFigures(budget) : undefined,
    rooms,
    canChange,
    onOpen: (lineId: number) => onOpen({ kind: 'line', lineId }),
  };
  return (
    <>
      <PlanToolbar
        view={view}
        onChange={onChangeView}
        actions={
          canChange
            ? {
                manageRooms: () => onOpen({ kind: 'rooms' }),
                paste: () => onOpen({ kind: 'paste', text: '' }),
              }
            : null
        }
      />
      {isLarge ? (
        <PlanTable {...shared} onPasteRows={(text) => onOpen({ kind: 'paste', text })} />
      ) : (
        <>
          <PlanCards {...shared} />
          {canChange && (
            <div className="sm:px-4 sm:pb-4">
              <ThumbCorner>
                <Button onClick={() => onOpen({ kind: 'new-line' })}>
                  <Plus className="size-4" aria-hidden="true" />
                  Add Line
                </Button>
              </ThumbCorner>
            </div>
          )}
        </>
      )}
    </>
  );
}

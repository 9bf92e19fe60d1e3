import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { categoryLabel } from '#shared/expense.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeleteRecordDialog } from '../activity/delete-record-dialog.tsx';
import { useDeletePlanLine } from '../plan-lines/plan-line-mutations.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { budgetQuery } from './budget-queries.ts';
import { CommitmentLists } from './commitment-lists.tsx';
import { DialogSection } from './dialog-section.tsx';
import { lineExpensesLink } from './expense-links.ts';
import { PlanLineFormDialog, ReserveDialog } from './lazy-line-dialogs.tsx';
import { lineExpensesQuery } from './line-expenses.ts';
import { LineFigures } from './line-figures.tsx';
import { useLineOrder } from './use-line-order.ts';

export interface LineDialogProps {
  project: Project;
  lineId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything about one line: how its cost adds up, its agreements, bills and payments. */
export function LineDialog({ project, lineId, isOpen, onOpenChange }: LineDialogProps) {
  const { data: lines = [] } = useQuery(planLinesQuery(project.id));
  const { data: rooms = [] } = useQuery(roomsQuery(project.id));
  const line = lines.find(({ id }) => id === lineId);
  const room = rooms.find(({ id }) => id === line?.roomId)?.name;
  return (
    <Dialog
      isOpen={isOpen && line !== undefined}
      onOpenChange={onOpenChange}
      title={line?.title ?? ''}
      description={[categoryLabel(line?.category ?? ''), room].filter(Boolean).join(' · ')}
    >
      {line && <LineDetails project={project} line={line} lines={lines} />}
    </Dialog>
  );
}

interface LineDetailsProps {
  project: Project;
  line: PlanLine;
  lines: readonly PlanLine[];
}

function LineDetails({ project, line, lines }: LineDetailsProps) {
  const { data: budget } = useQuery(budgetQuery(project.id));
  const figures = budget?.lines.find(({ planLineId }) => planLineId === line.id);
  const canChange = canChangeRecords(project);
  return (
    <div className="grid gap-5">
      {figures && <LineFigures figures={figures} />}
      {canChange && (
        <LineActions
          project={project}
          line={line}
          lines={lines}
          hasReserve={budget?.totals.reserve !== '0.00'}
        />
      )}
      <CommitmentLists project={project} line={line} />
      <Payments line={line} />
    </div>
  );
}

interface LineActionsProps extends LineDetailsProps {
  hasReserve: boolean;
}

function LineActions({ project, line, lines, hasReserve }: LineActionsProps) {
  const formatMoney = useFormatMoney();
  const [opened, setOpened] = useState<'edit' | 'remove' | 'draw' | null>(null);
  const order = useLineOrder(project.id);
  const remove = useDeletePlanLine();
  const at = lines.findIndex(({ id }) => id === line.id);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const stateOf = (name: typeof opened) => ({
    isOpen: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-2">
      <Button variant="secondary" onClick={() => setOpened('edit')}>
        <Pencil className="size-4" aria-hidden="true" />
        Edit Line
      </Button>
      {hasReserve && (
        <Button variant="secondary" onClick={() => setOpened('draw')}>
          Draw on the Reserve
        </Button>
      )}
      <div className="ml-auto flex">
        {above && (
          <IconButton label="Move up" onClick={() => void order(line.id, above.id, 'above')}>
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        {below && (
          <IconButton label="Move down" onClick={() => void order(line.id, below.id, 'below')}>
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Delete line" onClick={() => setOpened('remove')}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <PlanLineFormDialog {...stateOf('edit')} projectId={project.id} line={line} />
      <ReserveDialog {...stateOf('draw')} project={project} way="draw" lineId={line.id} />
      <DeleteRecordDialog
        {...stateOf('remove')}
        kind="plan_line"
        record={line}
        noun="Line"
        name={line.title}
        amount={formatMoney(line.planned)}
        description="Its agreements, bills and payments stay, without a line."
        onDelete={remove.mutateAsync}
      />
    </div>
  );
}

function Payments({ line }: { line: PlanLine }) {
  const formatMoney = useFormatMoney();
  const { data } = useQuery(lineExpensesQuery(line));
  return (
    <DialogSection title="Payments">
      {data && data.totalCount > 0 ? (
        <>
          <ul>
            {data.expenses.map(({ id, description, date, amount, kind }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-2"
              >
                <span className="min-w-0 wrap-anywhere">{description}</span>
                <span className="money ml-auto">
                  {formatMoney(kind === 'refund' ? `-${amount}` : amount)}
                </span>
                <span className="w-full text-sm text-ink-soft">{formatDate(date)}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm">
            <Link
              {...lineExpensesLink(line.id)}
              className="inline-flex min-h-11 items-center font-medium text-pine underline-offset-4 hover:underline"
            >
              Show all payments
            </Link>
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          Nothing is paid yet. Payments of its bills, and expenses that name this line, are here.
        </p>
      )}
    </DialogSection>
  );
}

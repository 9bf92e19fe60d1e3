import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { removeWaiting, type WaitingExpense } from '../outbox/waiting-expense.ts';
import { currencyOf } from '../projects/project-currency.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { ExpenseFormDialog } from './lazy-expense-dialogs.tsx';

/** Expenses that are only in this browser, above the list that they will be in. */
export function WaitingExpenses({ waiting }: { waiting: WaitingExpense[] }) {
  const projects = useProjectsById();
  const selected = useSelectedProject();
  const [edited, setEdited] = useState<WaitingExpense | null>(null);
  const [discarded, setDiscarded] = useState<WaitingExpense | null>(null);
  const [dialog, setDialog] = useState<'edit' | 'discard' | null>(null);
  const edit = (expense: WaitingExpense) => {
    const project = projects.get(expense.input.projectId);
    setEdited(canChangeRecords(project) || !selected ? expense : movedTo(selected, expense));
    setDialog('edit');
  };
  return (
    <>
      {waiting.length > 0 && (
        <Card className="mb-6">
          <h2 className="px-4 pt-3.5 font-semibold">Waiting on this phone</h2>
          <ul className="divide-y divide-line">
            {waiting.map((expense) => (
              <WaitingRow
                key={expense.id}
                expense={expense}
                project={projects.get(expense.input.projectId)}
                namesProject={projects.size > 1}
                onEdit={() => edit(expense)}
                onDiscard={() => {
                  setDiscarded(expense);
                  setDialog('discard');
                }}
              />
            ))}
          </ul>
        </Card>
      )}
      {edited && (
        <ExpenseFormDialog
          isOpen={dialog === 'edit'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'edit' : null)}
          projectId={edited.input.projectId}
          waiting={edited}
        />
      )}
      {discarded && (
        <ConfirmDialog
          isOpen={dialog === 'discard'}
          onOpenChange={(isOpen) => setDialog(isOpen ? 'discard' : null)}
          title="Discard this expense?"
          subject={discarded.input.description}
          description="It is only on this phone, and cannot be brought back."
          confirmText="Discard"
          onConfirm={() => removeWaiting([discarded.id])}
        />
      )}
    </>
  );
}

interface WaitingRowProps {
  expense: WaitingExpense;
  project: Project | undefined;
  namesProject: boolean;
  onEdit: () => void;
  onDiscard: () => void;
}

function WaitingRow({ expense, project, namesProject, onEdit, onDiscard }: WaitingRowProps) {
  const { input, files, problem } = expense;
  const details = [
    formatDate(input.date),
    namesProject && project?.name,
    files.length > 0 && (files.length === 1 ? '1 file' : `${files.length} files`),
  ].filter(Boolean);
  return (
    <li className="px-4 py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium wrap-anywhere">{input.description}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{details.join(' · ')}</p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-1">
          <p className="money font-semibold">{formatMoney(input.amount, currencyOf(project))}</p>
          <Badge tone="amber">{problem ? 'Not accepted' : 'Waiting'}</Badge>
        </div>
      </div>
      {problem && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm font-medium wrap-anywhere text-brick">{problem}</p>
          <div className="flex gap-2.5">
            <Button variant="secondary" onClick={onDiscard}>
              Discard
            </Button>
            <Button variant="secondary" onClick={onEdit}>
              Edit
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** Its own project is gone or may no longer be changed. What belongs to that one is left out. */
function movedTo(project: Project, expense: WaitingExpense): WaitingExpense {
  const { lines = [], ...rest } = expense.input;
  return {
    ...expense,
    input: {
      ...rest,
      projectId: project.id,
      contractorId: null,
      planLineId: null,
      roomId: null,
      agreementId: null,
      billId: null,
      refundOfId: null,
      isHoldback: false,
      lines: lines.map((line) => ({ ...line, planLineId: null, roomId: null })),
    },
  };
}

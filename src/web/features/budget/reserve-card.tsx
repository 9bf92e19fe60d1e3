import { useQuery } from '@tanstack/react-query';
import { PiggyBank, Undo2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import { suggestKind } from '#shared/project-kind.ts';
import { shareOf, starterPlans } from '#shared/starter-plans.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ReserveDialog } from './lazy-line-dialogs.tsx';
import { type HistoryEntry, reserveHistory } from './reserve-history.ts';
import { reverseReserveMove } from './reserve-move-api.ts';
import { reserveMovesQuery } from './reserve-move-queries.ts';

interface ReserveCardProps {
  project: Project;
  reserve: string;
  lines: readonly PlanLine[];
  ref?: Ref<HTMLHeadingElement>;
}

/** What is set aside for surprises, and the history of where it went. */
export function ReserveCard({ project, reserve, lines, ref }: ReserveCardProps) {
  const { data: moves = [] } = useQuery(reserveMovesQuery(project.id));
  const [opened, setOpened] = useState<{ way: 'fund' | 'draw'; isOpen: boolean } | null>(null);
  const [reversing, setReversing] = useState<{ entry: HistoryEntry; isOpen: boolean } | null>(null);
  const canChange = canChangeRecords(project);
  const history = reserveHistory(
    moves,
    (id) => lines.find((line) => line.id === id)?.title,
    project.currency,
  );
  const isEmpty = reserve === '0.00';
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 ref={ref} tabIndex={-1} className="flex items-center gap-2 text-sm text-ink-soft">
            <PiggyBank className="size-4" aria-hidden="true" />
            Reserve
          </h2>
          <p className="money text-2xl font-semibold tracking-tight">
            {formatMoney(reserve, project.currency)}
          </p>
        </div>
        {canChange && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant={isEmpty ? 'primary' : 'secondary'}
              onClick={() => setOpened({ way: 'fund', isOpen: true })}
            >
              Set Aside
            </Button>
            {!isEmpty && lines.length > 0 && (
              <Button variant="secondary" onClick={() => setOpened({ way: 'draw', isOpen: true })}>
                Draw
              </Button>
            )}
          </div>
        )}
      </div>
      {history.length === 0 ? (
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{adviceFor(project)}</p>
      ) : (
        <ol aria-label="History of the reserve" className="mt-3 grid text-sm">
          {history.map((entry) => (
            <li
              key={entry.move.id}
              className="flex items-start justify-between gap-3 border-t border-line py-1"
            >
              <p className="min-w-0 py-1.5 wrap-anywhere">
                <span className="text-ink-soft">{entry.day}:</span> {entry.sentence}
              </p>
              {canChange && !entry.isSettled && (
                <IconButton
                  label={`Take back: ${entry.sentence}`}
                  onClick={() => setReversing({ entry, isOpen: true })}
                >
                  <Undo2 className="size-4" aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
      )}
      {opened && (
        <ReserveDialog
          project={project}
          way={opened.way}
          isOpen={opened.isOpen}
          onOpenChange={(isOpen) => setOpened({ ...opened, isOpen })}
        />
      )}
      {reversing && (
        <TakeBackDialog
          entry={reversing.entry}
          isOpen={reversing.isOpen}
          onOpenChange={(isOpen) => setReversing({ ...reversing, isOpen })}
        />
      )}
    </Card>
  );
}

function adviceFor({ name, budget, currency }: Project): string {
  const { label, reserve } = starterPlans[suggestKind(name)];
  const share = formatMoney(shareOf(budget, reserve), currency);
  return `Set 10 to 20 % of the budget aside for what nobody can know yet. For a project such as “${label}”, ${reserve} % is usual: ${share}.`;
}

interface TakeBackDialogProps {
  entry: HistoryEntry;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function TakeBackDialog({ entry, isOpen, onOpenChange }: TakeBackDialogProps) {
  const reverse = useBudgetChange(reverseReserveMove);
  const { move, sentence } = entry;
  const isDraw = move.amount.startsWith('-');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Take Back"
      subject={sentence}
      description={
        isDraw
          ? 'The money goes back into the reserve, and the plan of the line shrinks by as much. The history keeps both.'
          : 'The money leaves the reserve. The history keeps both.'
      }
      confirmText="Take Back"
      pendingText="Saving..."
      isHarmless
      onConfirm={() => reverse.mutateAsync(move.id)}
    />
  );
}

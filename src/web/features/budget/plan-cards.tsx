import { ChevronRight } from 'lucide-react';
import { categoryLabel } from '#shared/expense.ts';
import type { BudgetLine } from '#shared/project-budget.ts';
import type { Room } from '#shared/room.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import type { LineGrouping } from './budget-view.ts';
import { Difference } from './figure-text.tsx';
import type { PlanGroup, PlanRow } from './plan-groups.ts';
import { isSomething } from './plan-groups.ts';
import { Owed } from './plan-row.tsx';
import { type LineEdits, useLineEdits } from './use-line-edits.ts';

interface PlanCardsProps {
  projectId: number;
  groups: PlanGroup[];
  grouping: LineGrouping;
  unplanned: BudgetLine | undefined;
  rooms: readonly Room[];
  canChange: boolean;
  onOpen: (lineId: number) => void;
}

/** The plan on a small screen. A line opens with everything that can be done with it. */
export function PlanCards(props: PlanCardsProps) {
  const formatMoney = useFormatMoney();
  const { projectId, groups, grouping, unplanned, rooms, canChange, onOpen } = props;
  const nameOf = (id: number | null) => rooms.find((room) => room.id === id)?.name;
  const edits = useLineEdits(projectId, nameOf);
  return (
    <div className="grid gap-5 p-4">
      {groups.map((group) => (
        <section key={group.key} className="min-w-0">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5 font-semibold">
            <span className="min-w-0 wrap-anywhere">{group.label}</span>
            <span className="money">{formatMoney(group.sums.expected)}</span>
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {group.rows.map((row) => (
              <PlanCard
                key={row.line.id}
                row={row}
                note={
                  grouping === 'category'
                    ? nameOf(row.line.roomId)
                    : categoryLabel(row.line.category)
                }
                canChange={canChange}
                edits={edits}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {unplanned && (
        <section className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">Not in the plan</h3>
          <span className="money font-medium">{formatMoney(unplanned.expected)}</span>
          <div className="w-full text-right">
            <Owed figures={unplanned} />
          </div>
        </section>
      )}
    </div>
  );
}

interface PlanCardProps {
  row: PlanRow;
  note: string | undefined;
  canChange: boolean;
  edits: LineEdits;
  onOpen: (lineId: number) => void;
}

function PlanCard({ row, note, canChange, edits, onOpen }: PlanCardProps) {
  const formatMoney = useFormatMoney();
  const { line, figures } = row;
  const lost = edits.lostEdit(line.id, 'isDone');
  return (
    <li>
      <div className="flex items-start">
        {canChange && (
          <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">Done: {line.title}</span>
            <input
              type="checkbox"
              checked={line.isDone}
              onChange={({ target }) =>
                void edits.save({ line, field: 'isDone', value: target.checked, text: '' })
              }
              className="size-4.5 accent-action"
            />
          </label>
        )}
        <button
          type="button"
          onClick={() => onOpen(line.id)}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-sm py-2.5 text-left"
        >
          <span className="grid min-w-0 flex-1 gap-x-3">
            <span className="flex items-start justify-between gap-3">
              <span
                className={joinClasses(
                  'line-clamp-2 font-medium wrap-anywhere',
                  line.isDone && 'text-ink-soft',
                )}
              >
                {line.title}
              </span>
              <span className="money font-medium">{formatMoney(figures.expected)}</span>
            </span>
            <span className="flex items-start justify-between gap-3 text-sm text-ink-soft">
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                {[`${formatMoney(line.planned)} planned`, note].filter(Boolean).join(' · ')}
              </span>
              {figures.variance !== '0.00' && <Difference amount={figures.variance} />}
            </span>
            <span className="text-sm">
              {owedText(figures, formatMoney).map(({ text, isOwed }, index) => (
                <span key={text} className={isOwed ? 'text-amber' : 'text-ink-soft'}>
                  {index > 0 && ' · '}
                  {text}
                </span>
              ))}
            </span>
          </span>
          <ChevronRight className="mt-1 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        </button>
      </div>
      {lost && (
        <p role="alert" className="pb-2 text-sm font-medium text-brick">
          {lost.message}
        </p>
      )}
    </li>
  );
}

/** What is paid of a line, and what waits for its money. */
function owedText(
  { paid, due, held }: PlanRow['figures'],
  formatMoney: (amount: string) => string,
) {
  return [
    paid !== '0.00' && { text: `${formatMoney(paid)} paid`, isOwed: false },
    isSomething(due) && { text: `${formatMoney(due)} due`, isOwed: true },
    isSomething(held) && { text: `${formatMoney(held)} held back`, isOwed: true },
  ].filter((part) => part !== false);
}

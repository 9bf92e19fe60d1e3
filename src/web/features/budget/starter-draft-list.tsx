import { useState } from 'react';
import { categoryLabel } from '#shared/expense.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';
import { readAmount } from './amount-text.ts';
import {
  draftLines,
  restOf,
  type StarterDraft,
  type StarterLine,
  spreadRest,
  toNewLines,
} from './starter-drafts.ts';
import { useStartPlan } from './use-start-plan.ts';

interface StarterDraftsProps {
  projectId: number;
  lines: readonly StarterLine[];
  /** The budget less the reserve. */
  toPlan: string;
  reserve: string;
  onDone: () => void;
}

/** The suggested lines with their amounts for this budget. */
export function StarterDrafts({ projectId, lines, toPlan, reserve, onDone }: StarterDraftsProps) {
  const formatMoney = useFormatMoney();
  // Null until something is changed: then the amounts follow the reserve.
  const [changed, setChanged] = useState<StarterDraft[] | null>(null);
  const drafts = changed ?? draftLines(lines, toPlan);
  const start = useStartPlan(projectId, onDone);
  const chosen = toNewLines(drafts);
  const rest = restOf(drafts, toPlan);
  const change = (index: number, changes: Partial<StarterDraft>) =>
    setChanged(drafts.map((draft, at) => (at === index ? { ...draft, ...changes } : draft)));

  if (lines.length === 0) {
    return <p className="text-sm text-ink-soft">There are no lines to start from.</p>;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) void start.save({ lines: chosen, reserve });
      }}
      className="grid gap-4"
    >
      <ul className="divide-y divide-line border-y border-line">
        {drafts.map((draft, index) => (
          <DraftItem
            key={draft.title}
            draft={draft}
            onChange={(changes) => change(index, changes)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p className="money whitespace-normal" role="status">
          {restText(rest, toPlan, formatMoney)}
        </p>
        {rest !== '0.00' && !rest.startsWith('-') && chosen.length > 0 && (
          <Button variant="quiet" onClick={() => setChanged(spreadRest(drafts, toPlan))}>
            Spread it over the lines
          </Button>
        )}
      </div>
      <FormFooter problem={start.problem ?? undefined}>
        <CancelButton />
        <Button
          type="submit"
          disabled={chosen.length === 0}
          isPending={start.isSaving}
          pendingText="Adding..."
        >
          {chosen.length === 1 ? 'Add 1 Line' : `Add ${chosen.length} Lines`}
        </Button>
      </FormFooter>
      <UnsavedChanges hasChanges={() => changed !== null && !start.isDone()} />
    </form>
  );
}

function restText(rest: string, toPlan: string, formatMoney: (amount: string) => string): string {
  if (rest === '0.00') return `All of ${formatMoney(toPlan)} is in the plan.`;
  return rest.startsWith('-')
    ? `${formatMoney(rest.slice(1))} more than the ${formatMoney(toPlan)} to plan.`
    : `${formatMoney(rest)} of ${formatMoney(toPlan)} is not in the plan.`;
}

interface DraftItemProps {
  draft: StarterDraft;
  onChange: (changes: Partial<StarterDraft>) => void;
}

function DraftItem({ draft, onChange }: DraftItemProps) {
  const { title, category, roomName, isChosen, amount } = draft;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <label className="target flex min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChange({ isChosen: target.checked })}
          className="size-4.5 shrink-0 accent-action"
        />
        <span className={joinClasses('min-w-0', !isChosen && 'text-ink-soft line-through')}>
          <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
          <span className="block truncate text-sm text-ink-soft">
            {categoryLabel(category)}
            {roomName && ` · ${roomName}`}
          </span>
        </span>
      </label>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Amount of ${title}`}
        value={amount}
        disabled={!isChosen}
        onChange={({ target }) => onChange({ amount: target.value })}
        onBlur={() => onChange({ amount: readAmount(amount) ?? '0.00' })}
        className={joinClasses(
          controlClasses,
          'money target w-32! shrink-0 text-right disabled:opacity-50',
        )}
      />
    </li>
  );
}

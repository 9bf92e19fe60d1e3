import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney, toCents } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { categoryOptions, lineOptions, roomOptions } from './expense-form-options.ts';
import { addPart, changePart, divideEvenly, leftOver, restFor } from './split-parts.ts';
import type { ExpenseBudget } from './use-expense-budget.ts';
import type { ExpenseExtras } from './use-expense-extras.ts';

interface SplitEditorProps {
  budget: ExpenseBudget;
  extras: ExpenseExtras;
  /** That of the project. */
  currency: string;
}

/** The parts of an expense. They must add up to its amount. */
export function SplitEditor({ budget, extras, currency }: SplitEditorProps) {
  const { parts, setParts, total, errors } = extras;
  const left = leftOver(parts, total);
  const group = useRef<HTMLFieldSetElement>(null);
  // The fields of the parts are not registered, so the form cannot give them the focus itself.
  useEffect(() => {
    if (errors.refusals === 0) return;
    const wrong = group.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? group.current)?.focus();
  }, [errors.refusals]);
  return (
    <fieldset ref={group} tabIndex={-1} className="grid min-w-0 gap-3 rounded-md outline-none">
      <legend className="mb-2 font-medium">Split</legend>
      <ol className="grid gap-3">
        {parts.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
          <li key={index}>
            <PartFields index={index} budget={budget} extras={extras} currency={currency} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LeftOver text={leftOverText(left, currency)} adds={left === '0.00'} error={errors.lines} />
        <div className="-mr-2 flex flex-wrap">
          <Button
            variant="quiet"
            disabled={(toCents(total.trim()) ?? 0n) <= 0n}
            onClick={() => setParts(divideEvenly(parts, total))}
          >
            Split evenly
          </Button>
          <Button variant="quiet" onClick={() => setParts(addPart(parts))}>
            <Plus className="size-4" aria-hidden="true" />
            Add part
          </Button>
          <Button variant="quiet" onClick={extras.endSplit}>
            Don’t split
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** What the parts leave of the amount, and why it cannot be saved. */
interface LeftOverProps {
  text: string;
  adds: boolean;
  error: string | undefined;
}

function LeftOver({ text, adds, error }: LeftOverProps) {
  return (
    <div className="min-w-0">
      <p
        aria-live="polite"
        className={joinClasses('money text-sm', adds ? 'text-pine' : 'font-semibold')}
      >
        {text}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function leftOverText(left: string | null, currency: string): string {
  if (left === null) return 'Enter the amount first';
  const cents = toCents(left) ?? 0n;
  if (cents === 0n) return 'Adds up';
  return cents > 0n
    ? `${formatMoney(left, currency)} left over`
    : `${formatMoney(left.replace('-', ''), currency)} too much`;
}

function PartFields({ index, budget, extras, currency }: SplitEditorProps & { index: number }) {
  const { parts, setParts, total, errors } = extras;
  const part = parts[index];
  if (!part) return null;
  const { rooms, lines } = budget;
  const own = errors.parts[index];
  const change = (changes: Partial<typeof part>) => setParts(changePart(parts, index, changes));
  const rest = restFor(parts, index, total);
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-md border border-line bg-desk/40 p-3">
      <legend className="sr-only">Part {index + 1}</legend>
      <div className="grid gap-3 min-[22rem]:grid-cols-2">
        <SelectField
          label="Category"
          emptyLabel="Choose a category"
          options={categoryOptions(part.category)}
          value={part.category}
          onChange={({ target }) => change({ category: target.value })}
          error={own?.category}
        />
        <MoneyField
          label="Amount"
          placeholder="0.00"
          currency={currency}
          value={part.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={own?.amount}
        />
        {lines.length > 0 && (
          <SelectField
            label="Line of the plan"
            emptyLabel="None"
            options={lineOptions(lines)}
            value={part.planLineId ?? ''}
            onChange={({ target }) => {
              const planLineId = Number(target.value) || null;
              // The category of the line is the likely one, as long as none is chosen.
              const line = lines.find(({ id }) => id === planLineId);
              change({ planLineId, category: part.category || (line?.category ?? '') });
            }}
            error={own?.planLineId}
          />
        )}
        {rooms.length > 0 && (
          <SelectField
            label="Room"
            emptyLabel="None"
            options={roomOptions(rooms)}
            value={part.roomId ?? ''}
            onChange={({ target }) => change({ roomId: Number(target.value) || null })}
            error={own?.roomId}
          />
        )}
      </div>
      <div className="-mx-2 -my-1.5 flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          disabled={rest === null || rest === part.amount}
          onClick={() => rest && change({ amount: rest })}
        >
          The rest
          {rest && <span className="money">({formatMoney(rest, currency)})</span>}
        </Button>
        {parts.length > 2 && (
          <IconButton
            label={`Remove part ${index + 1}`}
            onClick={() => setParts(parts.filter((_, at) => at !== index))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
}

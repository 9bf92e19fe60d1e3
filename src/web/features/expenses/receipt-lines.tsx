import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { addMoney, formatMoney } from '#shared/money.ts';
import type { ReceiptReading } from '#shared/reading.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { categoryOptions, roomOptions } from './expense-form-options.ts';
import { type SplitPart, splitOff } from './split-parts.ts';
import type { ExpenseFormState } from './use-expense-form.ts';
import type { FormValues } from './use-suggestions.ts';

interface ReceiptLinesProps {
  form: ExpenseFormState;
  lines: ReceiptReading['lines'];
  /** That of the project. */
  currency: string;
}

/** Its parts, or all of it as the only one. */
function partsOf({ all }: ExpenseFormState): SplitPart[] {
  const { lines, category, roomId = null, planLineId = null, amount } = all.getValues();
  if (lines?.length) return lines as SplitPart[];
  return [{ category, roomId, planLineId, amount: String(amount) }];
}

/** What a receipt lists. Chosen lines become a part of their own; the rest stays in the first. */
export function ReceiptLines({ form, lines, currency }: ReceiptLinesProps) {
  // On a phone, the list would push the fields away.
  const [isOpen, setIsOpen] = useState(useIsLargeScreen());
  const listId = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [category, setCategory] = useState('');
  const [roomId, setRoomId] = useState<number | null>(null);
  const { rooms } = form.budget;
  const sum = addMoney(chosen.map((index) => lines[index]?.amount ?? '0.00'));
  const parts = splitOff(partsOf(form), { category, roomId, planLineId: null, amount: sum });

  const toggle = (index: number) =>
    setChosen(chosen.includes(index) ? chosen.filter((at) => at !== index) : [...chosen, index]);
  const split = (next: SplitPart[]) => {
    form.all.setValue('lines', next as FormValues['lines'], { shouldDirty: true });
    setTaken([...taken, ...chosen]);
    setChosen([]);
  };
  return (
    <div className="rounded-md border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="target flex w-full items-center justify-between gap-2 rounded-md px-3 font-medium hover:bg-ink/6"
      >
        Lines found ({lines.length})
        <ChevronDown
          className={joinClasses(
            'size-4 transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
          aria-hidden="true"
        />
      </button>
      <div id={listId} hidden={!isOpen} className="grid gap-3 px-3 pb-3">
        <p className="text-ink-soft">Tap lines to give them a category or a room of their own.</p>
        <ul className="grid gap-1">
          {lines.map(({ text, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt can list the same thing twice
            <li key={index}>
              <button
                type="button"
                aria-pressed={chosen.includes(index)}
                disabled={taken.includes(index)}
                onClick={() => toggle(index)}
                className="target flex w-full items-center justify-between gap-3 rounded-md border border-transparent px-2 text-left hover:bg-ink/6 disabled:text-ink-soft disabled:line-through aria-pressed:border-pine aria-pressed:bg-pine-tint"
              >
                <span className="min-w-0 wrap-anywhere">{text}</span>
                <span className="money shrink-0">{formatMoney(amount, currency)}</span>
              </button>
            </li>
          ))}
        </ul>
        {chosen.length > 0 && (
          <div className="grid gap-3">
            <div className="grid gap-3 min-[22rem]:grid-cols-2">
              <SelectField
                label="Category of these lines"
                emptyLabel="Choose a category"
                options={categoryOptions(null)}
                value={category}
                onChange={({ target }) => setCategory(target.value)}
              />
              {rooms.length > 0 && (
                <SelectField
                  label="Room of these lines"
                  emptyLabel="None"
                  options={roomOptions(rooms)}
                  value={roomId ?? ''}
                  onChange={({ target }) => setRoomId(Number(target.value) || null)}
                />
              )}
            </div>
            {parts === null && (
              <p role="alert" className="font-medium text-brick">
                These lines are not less than what is left of the amount.
              </p>
            )}
            <div>
              <Button
                variant="secondary"
                disabled={parts === null || category === ''}
                onClick={() => parts && split(parts)}
              >
                Split off <span className="money">{formatMoney(sum, currency)}</span>
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

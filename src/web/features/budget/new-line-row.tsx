import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import { formCategories } from '#shared/expense.ts';
import { planLineInputSchema } from '#shared/plan-line-input.ts';
import type { Room } from '#shared/room.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { useCreatePlanLine } from '../plan-lines/plan-line-mutations.ts';
import { readAmount } from './amount-text.ts';
import { optionsOf } from './line-fields.ts';

export const NEW_LINE_ID = 'new-line-title';

interface NewLineRowProps {
  projectId: number;
  rooms: readonly Room[];
  onPasteRows: (text: string) => void;
}

const inputClasses = joinClasses(
  'target min-w-0 rounded-md border border-edge/40 bg-sheet px-2.5 text-sm placeholder:text-ink-soft/80',
  'transition-colors duration-150 hover:border-edge focus-visible:border-pine focus-visible:outline-offset-0',
  'aria-invalid:border-brick',
);

/** Below the plan: a new line is typed here, and the next one after it. */
export function NewLineRow({ projectId, rooms, onPasteRows }: NewLineRowProps) {
  const create = useCreatePlanLine();
  const [title, setTitle] = useState('');
  const [amount, setAmount] = useState('');
  const [category, setCategory] = useState<string>(formCategories[0]);
  const [roomId, setRoomId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const titleInput = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const line = planLineInputSchema.safeParse({
      projectId,
      title,
      category,
      roomId: Number(roomId) || null,
      planned: amount.trim() === '' ? '0' : (readAmount(amount) ?? amount),
    });
    setProblem(line.error?.issues[0]?.message ?? null);
    titleInput.current?.focus();
    if (!line.success) return;
    try {
      await create.mutateAsync(line.data);
      setTitle('');
      setAmount('');
      setAdded(`${line.data.title} added`);
    } catch (error) {
      setProblem(errorSentence(error));
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteRows(text);
  };
  const invalid = problem
    ? { 'aria-invalid': true as const, 'aria-describedby': problemId }
    : undefined;

  return (
    <form onSubmit={add} className="border-t border-line px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...invalid}
          ref={titleInput}
          id={NEW_LINE_ID}
          aria-label="Title of a new line"
          placeholder="New line, or paste rows from a spreadsheet"
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onPaste={paste}
          className={joinClasses(inputClasses, 'flex-[1_1_14rem]')}
        />
        <select
          aria-label="Category of the new line"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          className={joinClasses(inputClasses, 'w-32')}
        >
          {optionsOf('category', undefined, rooms)?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {rooms.length > 0 && (
          <select
            aria-label="Room of the new line"
            value={roomId}
            onChange={({ target }) => setRoomId(target.value)}
            className={joinClasses(inputClasses, 'w-36')}
          >
            {optionsOf('roomId', undefined, rooms)?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
        <input
          aria-label="Planned amount of the new line"
          placeholder="0.00"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          className={joinClasses(inputClasses, 'money w-28 text-right')}
        />
        <Button variant="secondary" type="submit" isPending={create.isPending}>
          {!create.isPending && <Plus className="size-4" aria-hidden="true" />}
          Add
        </Button>
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1.5 text-sm font-medium text-brick">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {added}
      </p>
    </form>
  );
}

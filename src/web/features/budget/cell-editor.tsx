import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import type { Leave } from './use-plan-grid.ts';

interface CellEditorProps {
  label: string;
  start: string;
  /** Whether the start replaces the old value because it was typed over it. */
  isTyped: boolean;
  options: SelectOption[] | null;
  isAmount: boolean;
  /** Says why the text cannot be saved, or saves it and ends the edit. */
  onCommit: (text: string, leave: Leave) => string | null;
  onCancel: () => void;
}

const leaveKeys: Record<string, Leave> = { ArrowDown: 'down', ArrowUp: 'up' };

const editorClasses = joinClasses(
  'w-full min-w-0 rounded-sm bg-sheet px-1.5 py-1 text-sm focus-visible:outline-offset-0',
  'aria-invalid:focus-visible:outline-brick',
);

/** A cell while it is edited. It is a form, so that live updates wait until it is done. */
export function CellEditor(props: CellEditorProps) {
  const { label, start, isTyped, options, isAmount, onCommit, onCancel } = props;
  const [text, setText] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  const problemId = useId();

  useEffect(() => {
    const input = control.current;
    input?.focus();
    if (input instanceof HTMLInputElement) {
      if (isTyped) input.setSelectionRange(input.value.length, input.value.length);
      else input.select();
    }
  }, [isTyped]);

  const commit = (value: string, leave: Leave) => {
    if (isOver.current) return;
    const refusal = onCommit(value, leave);
    isOver.current = refusal === null;
    setProblem(refusal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const arrow = options ? undefined : leaveKeys[event.key];
    const way: Leave | undefined =
      event.key === 'Enter'
        ? event.shiftKey
          ? 'up'
          : 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'previous'
            : 'next'
          : arrow;
    if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    } else if (way) {
      event.preventDefault();
      commit(text, way);
    }
  };
  const shared = {
    ref: control,
    value: text,
    'aria-label': label,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? problemId : undefined,
    onKeyDown,
    onBlur: () => commit(text, 'away'),
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {options ? (
        <select
          {...shared}
          onChange={({ target }) => setText(target.value)}
          className={editorClasses}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={isAmount ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className={joinClasses(editorClasses, isAmount && 'money text-right')}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-xs font-medium text-brick">
          {problem}
        </p>
      )}
    </form>
  );
}

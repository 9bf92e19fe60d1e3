import { type KeyboardEvent, useRef } from 'react';
import type { TaxDecision, TaxEntry, TaxUse } from '#shared/tax.ts';
import { TaxEntryRow } from './tax-entry-row.tsx';
import { taxStepOf } from './tax-keys.ts';

interface TaxEntryListProps {
  entries: TaxEntry[];
  canDecide: boolean;
  onDecide: (decision: TaxDecision) => void;
  onUndo: () => void;
}

const entryKey = ({ expenseId, part }: TaxEntry) => `${expenseId} ${part ?? ''}`;

/** Decided with a press, or with one key each. */
export function TaxEntryList({ entries, canDecide, onDecide, onUndo }: TaxEntryListProps) {
  const list = useRef<HTMLUListElement>(null);

  const focusRow = (index: number) => {
    const row = list.current?.children[index];
    const target =
      row?.querySelector<HTMLElement>('[aria-pressed="true"], [data-suggested]') ??
      row?.querySelector<HTMLElement>('button');
    target?.focus();
  };

  const decide = ({ expenseId, part, decision }: TaxEntry, use: TaxUse | null) => {
    if (use !== decision) onDecide({ expenseId, part, use });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = taxStepOf(event);
    const rows = [...(list.current?.children ?? [])];
    const index = rows.findIndex((row) => row.contains(event.target as Node));
    const entry = entries[index];
    if (!step || !entry) return;
    event.preventDefault();
    if (step === 'undo') onUndo();
    else if (step === 'previous') focusRow(index - 1);
    else {
      if (step === 'accept' && entry.suggestion.use) decide(entry, entry.suggestion.use);
      if (typeof step === 'object') decide(entry, step.use);
      // Where the rules suggest nothing, accepting does not go on either.
      if (step !== 'accept' || entry.suggestion.use) focusRow(index + 1);
    }
  };

  return (
    <ul ref={list} className="divide-y divide-line" onKeyDown={canDecide ? onKeyDown : undefined}>
      {entries.map((entry) => (
        <TaxEntryRow
          key={entryKey(entry)}
          entry={entry}
          onDecide={canDecide ? (use) => decide(entry, use) : null}
        />
      ))}
    </ul>
  );
}

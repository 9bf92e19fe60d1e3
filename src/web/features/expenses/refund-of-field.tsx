import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Expense } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { expenseQuery, refundableQuery } from './refund-queries.ts';

interface RefundOfFieldProps {
  projectId: number;
  /** The expense in the form, which cannot refund itself. */
  ownId: number | undefined;
  value: number | null;
  onChange: (expense: Expense | null) => void;
  error: string | undefined;
}

/** Which expense the money came back for. */
export function RefundOfField(props: RefundOfFieldProps) {
  const { value, onChange, error } = props;
  if (value === null) return <FindExpense {...props} />;
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">Refund of</p>
      <div className="flex items-center gap-2 rounded-md border border-line bg-desk/40 py-1 pr-1 pl-3">
        <ChosenExpense id={value} />
        <IconButton label="Choose another expense" onClick={() => onChange(null)}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function ChosenExpense({ id }: { id: number }) {
  const { data, isPending } = useQuery(expenseQuery(id));
  if (isPending) return <Skeleton className="h-5 flex-1" />;
  if (!data) return <p className="flex-1 text-ink-soft">An expense that was deleted</p>;
  return <ExpenseLine expense={data} />;
}

function ExpenseLine({ expense }: { expense: Expense }) {
  const currency = useCurrency(expense.projectId);
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="truncate">{expense.description}</span>
      <span className="money text-right font-medium">{formatMoney(expense.amount, currency)}</span>
      <span className="money text-sm text-ink-soft">{formatDate(expense.date)}</span>
    </span>
  );
}

function FindExpense({ projectId, ownId, onChange, error }: RefundOfFieldProps) {
  const [searched, setSearched] = useState('');
  const search = useSearchText(searched, setSearched);
  const found = useQuery(refundableQuery(projectId, searched));
  const listId = useId();
  const expenses = found.data?.filter(({ id }) => id !== ownId) ?? [];
  return (
    <div className="grid gap-2">
      <TextField
        label="Refund of"
        optional
        type="search"
        placeholder="Find the expense"
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise it would save the form.
          event.preventDefault();
          search.submit(search.text);
        }}
        aria-controls={listId}
        error={error}
      />
      <div id={listId} aria-live="polite">
        {found.isPending && <Skeleton className="h-11" />}
        {found.isError && <p className="text-sm text-ink-soft">{errorSentence(found.error)}</p>}
        {found.data && expenses.length === 0 && (
          <p className="text-sm text-ink-soft">No expense matches.</p>
        )}
        {expenses.length > 0 && (
          <ul
            aria-label="Expenses"
            className="max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line"
          >
            {expenses.map((expense) => (
              <li key={expense.id}>
                <button
                  type="button"
                  onClick={() => onChange(expense)}
                  className="flex w-full px-3 py-2 text-left transition-colors duration-150 hover:bg-ink/4 focus-visible:-outline-offset-2"
                >
                  <ExpenseLine expense={expense} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/dates.ts';
import { categoryLabel } from '#shared/expense.ts';
import type { ImportRow, LeftOutReason } from '#shared/import.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '../../config/paths.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface RowTableProps {
  rows: ImportRow[];
  currency: string;
  isPending: boolean;
  /** The rows that are left out. */
  skip: ReadonlySet<number>;
  onSkip: (row: number, isSkipped: boolean) => void;
}

const reasons: Record<Exclude<LeftOutReason, 'problem'>, string> = {
  duplicate: 'Looks like an expense that is there already',
  total: 'A total of the rows above',
  money_in: 'Money in: tick it if it is a refund',
};

/** A row and its tick. On a phone each row is a card. */
export function RowTable({ rows, currency, isPending, skip, onSkip }: RowTableProps) {
  if (isPending) {
    return (
      <div role="status" className="grid gap-2 p-5">
        <span className="sr-only">Loading the rows</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (rows.length === 0) return <p className="p-8 text-center text-ink-soft">No such rows</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li
          key={row.row}
          className={joinClasses(
            'flex items-start gap-3 px-4 py-2.5 sm:px-5',
            skip.has(row.row) && 'bg-well/60',
          )}
        >
          <input
            type="checkbox"
            aria-label={`Import row ${row.row}: ${row.description}`}
            checked={!skip.has(row.row)}
            disabled={row.problem !== null}
            onChange={({ target }) => onSkip(row.row, !target.checked)}
            className="mt-1 size-4.5 shrink-0 accent-action"
          />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="truncate font-medium" title={row.description}>
              {row.description || `Row ${row.row}`}
            </span>
            <span
              className={joinClasses(
                'money text-right font-semibold',
                row.kind === 'refund' && 'text-pine-deep',
              )}
            >
              {row.amount === null
                ? '–'
                : formatMoney(row.kind === 'refund' ? `-${row.amount}` : row.amount, currency)}
            </span>
            <span className="min-w-0 text-sm wrap-anywhere text-ink-soft">
              {[
                row.date ? formatDate(row.date) : 'No date',
                categoryLabel(row.category),
                row.contractor,
                row.room,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="money text-right text-sm text-ink-soft">Row {row.row}</span>
            <Why row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Why({ row: { problem, reason, duplicateOf, description } }: { row: ImportRow }) {
  if (problem && reason !== 'total') {
    return <span className="col-span-2 text-sm font-medium text-brick">{problem}</span>;
  }
  if (!reason || reason === 'problem') return null;
  return (
    <span className="col-span-2 text-sm font-medium text-amber">
      {reasons[reason]}
      {duplicateOf !== null && (
        <>
          {' · '}
          <Link
            to={paths.expenses}
            search={{ search: description }}
            className="underline underline-offset-4"
          >
            Look
          </Link>
        </>
      )}
    </span>
  );
}

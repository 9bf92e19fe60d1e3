import { useQuery } from '@tanstack/react-query';
import type { Expense, ExpenseLine } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { CategoryBadge } from './category-badge.tsx';

/** The parts of an expense. */
export function SplitTable({ expense }: { expense: Expense }) {
  const currency = useCurrency(expense.projectId);
  const { projectId, lines: parts } = expense;
  const hasLines = parts.some(({ planLineId }) => planLineId !== null);
  const hasRooms = parts.some(({ roomId }) => roomId !== null);
  const { data: lines } = useQuery({ ...planLinesQuery(projectId), enabled: hasLines });
  const { data: rooms } = useQuery({ ...roomsQuery(projectId), enabled: hasRooms });
  /** "Tiling, Bathroom" */
  const placeOf = ({ planLineId, roomId }: ExpenseLine) =>
    [
      lines?.find(({ id }) => id === planLineId)?.title,
      rooms?.find(({ id }) => id === roomId)?.name,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section className="mt-4">
      <h3 className="text-sm text-ink-soft">Split in {parts.length} parts</h3>
      <table className="mt-1 w-full table-fixed text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Line and room</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
            <tr key={index} className="align-top">
              <td className="w-28 py-2 pr-2">
                <CategoryBadge category={part.category} />
              </td>
              <td className="py-2 pr-2 wrap-anywhere text-ink-soft">{placeOf(part)}</td>
              <td className="money w-30 py-2 text-right font-medium">
                {formatMoney(part.amount, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

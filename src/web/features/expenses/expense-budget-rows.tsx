import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Expense } from '#shared/expense.ts';
import { addMoney, formatMoney } from '#shared/money.ts';
import { paths } from '../../config/paths.ts';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { billsQuery } from '../bills/bill-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { DetailRow } from './detail-row.tsx';
import { expenseQuery, refundsQuery } from './refund-queries.ts';

interface ExpenseBudgetRowsProps {
  expense: Expense;
  /** Called when a link leads to another list. */
  onLeave: () => void;
}

/** What an expense counts toward, and the refunds that belong to it. */
export function ExpenseBudgetRows({ expense, onLeave }: ExpenseBudgetRowsProps) {
  const currency = useCurrency(expense.projectId);
  const selected = useSelectedProject();
  const { projectId, kind, planLineId, roomId, agreementId, billId, refundOfId } = expense;
  const lines = useQuery({ ...planLinesQuery(projectId), enabled: planLineId !== null });
  const rooms = useQuery({ ...roomsQuery(projectId), enabled: roomId !== null });
  const agreements = useQuery({ ...agreementsQuery(projectId), enabled: agreementId !== null });
  const bills = useQuery({ ...billsQuery(projectId), enabled: billId !== null });
  const refunded = useQuery({ ...expenseQuery(refundOfId ?? 0), enabled: refundOfId !== null });
  const refunds = useQuery({
    ...refundsQuery(projectId, expense.id),
    enabled: kind === 'expense',
  });
  const titleOf = (records: { id: number; title: string }[] | undefined, id: number) =>
    records?.find((record) => record.id === id)?.title ?? '…';
  return (
    <>
      {planLineId !== null && (
        <DetailRow label="Line of the plan">
          <ExpensesLink search={{ project: projectId, line: planLineId }} onLeave={onLeave}>
            {titleOf(lines.data, planLineId)}
          </ExpensesLink>
        </DetailRow>
      )}
      {roomId !== null && (
        <DetailRow label="Room">
          <ExpensesLink search={{ project: projectId, room: roomId }} onLeave={onLeave}>
            {rooms.data?.find(({ id }) => id === roomId)?.name ?? '…'}
          </ExpensesLink>
        </DetailRow>
      )}
      {agreementId !== null && (
        <DetailRow label="Counts toward">
          <ExpensesLink search={{ project: projectId, agreement: agreementId }} onLeave={onLeave}>
            {titleOf(agreements.data, agreementId)}
          </ExpensesLink>
        </DetailRow>
      )}
      {billId !== null && (
        <DetailRow label="Bill">
          <ExpensesLink search={{ project: projectId, bill: billId }} onLeave={onLeave}>
            {titleOf(bills.data, billId)}
          </ExpensesLink>
          {expense.isHoldback && <p className="text-sm text-ink-soft">What was held back</p>}
        </DetailRow>
      )}
      {refundOfId !== null && (
        <DetailRow label="Refund of">
          {refunded.isError ? 'An expense that was deleted' : (refunded.data?.description ?? '…')}
          {refunded.data && <OneLine expense={refunded.data} />}
        </DetailRow>
      )}
      {refunds.data && refunds.data.length > 0 && (
        <DetailRow label="Refunded">
          <span className="money">
            {formatMoney(addMoney(refunds.data.map(({ amount }) => amount)), currency)}
          </span>
          {refunds.data.map((refund) => (
            <p key={refund.id} className="money text-sm font-normal text-ink-soft">
              {refunds.data.length > 1 && `${formatMoney(refund.amount, currency)}, `}
              {formatDate(refund.date)}
            </p>
          ))}
        </DetailRow>
      )}
      {projectId === selected?.id && (
        <DetailRow label="Tax record">
          <Link
            to={paths.tax}
            search={{ expense: expense.id }}
            className="rounded-sm text-pine underline-offset-4 hover:underline"
          >
            Improvement or repair?
          </Link>
        </DetailRow>
      )}
    </>
  );
}

interface ExpensesLinkProps {
  search: object;
  onLeave: () => void;
  children: ReactNode;
}

/** All expenses that count toward the same. */
function ExpensesLink({ search, onLeave, children }: ExpensesLinkProps) {
  return (
    <Link
      to={paths.expenses}
      search={search}
      onClick={onLeave}
      className="rounded-sm text-pine underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

function OneLine({ expense }: { expense: Expense }) {
  const currency = useCurrency(expense.projectId);
  return (
    <p className="money text-sm font-normal text-ink-soft">
      {formatMoney(expense.amount, currency)}, {formatDate(expense.date)}
    </p>
  );
}

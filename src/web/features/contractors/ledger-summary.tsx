import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '#shared/counts.ts';
import { sumByCurrency } from '#shared/currency-sums.ts';
import type { ExpenseList } from '#shared/expense.ts';
import { type CurrencyTotal, formatTotals, subtractMoney } from '#shared/money.ts';
import { Card } from '../../ui/card.tsx';
import { FittedAmount } from '../../ui/fitted-amount.tsx';
import type { LedgerTotals } from './contractor-ledger.ts';
import { type PaymentsLink, paymentsLinkClasses } from './payments-link.ts';

interface LedgerSummaryProps {
  totals: LedgerTotals;
  payments: ExpenseList;
  /** Of amounts that are zero. */
  currency: string;
  link: PaymentsLink;
}

/** What is still owed in the largest letters, and how it comes about. */
export function LedgerSummary({ totals, payments, currency, link }: LedgerSummaryProps) {
  const { totalAmount, totalCount } = payments;
  const paidTotals = payments.totals ?? [{ currency, amount: totalAmount }];
  const outside = paidOutside(paidTotals, totals.paidOnAgreements);
  const agreed = formatTotals(totals.agreed, currency);
  const paid = formatTotals(paidTotals, currency);
  const longest = Math.max(agreed.length, paid.length);
  return (
    <Card className="grid grid-cols-2 gap-x-5 p-5 sm:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem] sm:gap-x-6 sm:p-6">
      <section className="max-sm:col-span-2">
        <h2 className="text-sm text-ink-soft">Left to pay</h2>
        <FittedAmount
          text={formatTotals(totals.left, currency)}
          className="tracking-[-0.03em] [--largest:2.5rem] sm:[--largest:3rem]"
        />
        <Note>Agreed or billed, and not yet paid</Note>
      </section>
      <Figure label="Agreed" text={agreed} longest={longest}>
        In all agreements
      </Figure>
      <Figure label="Paid" text={paid} longest={longest}>
        <Link {...link} className={paymentsLinkClasses}>
          {formatCount(totalCount)} {totalCount === 1 ? 'payment' : 'payments'}
        </Link>
        {outside.length > 0 && (
          <span className="block">
            <span className="money">{formatTotals(outside)}</span> outside of agreements
          </span>
        )}
      </Figure>
    </Card>
  );
}

/** What was paid without an agreement. */
function paidOutside(paid: readonly CurrencyTotal[], onAgreements: readonly CurrencyTotal[]) {
  const counted = onAgreements.map(({ currency, amount }) => ({
    currency,
    amount: subtractMoney('0', amount),
  }));
  return sumByCurrency([...paid, ...counted]).filter(({ amount }) => amount !== '0.00');
}

interface FigureProps {
  label: string;
  text: string;
  /** The length of the longer one of the two amounts. */
  longest: number;
  children: ReactNode;
}

function Figure({ label, text, longest, children }: FigureProps) {
  return (
    <section className="min-w-0 max-sm:mt-4 max-sm:border-t max-sm:border-line max-sm:pt-3 sm:border-l sm:border-line sm:pl-5">
      <h2 className="text-sm text-ink-soft">{label}</h2>
      <FittedAmount
        text={text}
        characters={longest}
        className="tracking-tight [--largest:1.375rem]"
      />
      <Note>{children}</Note>
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <div className="mt-0.5 text-sm text-ink-soft">{children}</div>;
}

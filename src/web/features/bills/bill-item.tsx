import { Pencil, Trash2 } from 'lucide-react';
import type { Bill } from '#shared/bill.ts';
import { formatMoney } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { type BillStanding, billStanding } from './bill-standing.ts';

interface BillItemProps {
  bill: Bill;
  now: Date;
  /** Null for people who may not change it. */
  actions: {
    edit: (bill: Bill) => void;
    remove: (bill: Bill) => void;
    pay: (bill: Bill, isHoldback: boolean) => void;
  } | null;
}

const standingClasses: Record<BillStanding['kind'], string> = {
  void: 'text-ink-soft',
  paid: 'text-pine-deep',
  held: 'text-pine-deep',
  overdue: 'text-brick',
  due: 'text-amber',
};

/** One bill: its amount, what is due of it and when, and a way to pay it. */
export function BillItem({ bill, now, actions }: BillItemProps) {
  const currency = useCurrency(bill.projectId);
  const { title, amount, paid, due, heldLeft } = bill;
  const standing = billStanding(bill, now);
  return (
    <li className="grid gap-1 border-t border-line py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 font-medium wrap-anywhere">{title}</p>
        <p className="money ml-auto font-medium">{formatMoney(amount, currency)}</p>
      </div>
      <p className="money text-sm whitespace-normal text-ink-soft">
        <span className={joinClasses('font-medium', standingClasses[standing.kind])}>
          {standing.text}
        </span>
        {due !== '0.00' && ` · ${formatMoney(due, currency)} due`}
        {paid !== '0.00' && ` · ${formatMoney(paid, currency)} paid`}
        {heldLeft !== '0.00' && ` · ${formatMoney(heldLeft, currency)} held back`}
      </p>
      {actions && (
        <div className="flex flex-wrap items-center justify-between gap-y-1">
          <div className="flex flex-wrap gap-2">
            {due !== '0.00' && (
              <Button onClick={() => actions.pay(bill, false)}>
                Record Payment<span className="sr-only"> for {title}</span>
              </Button>
            )}
            {heldLeft !== '0.00' && (
              <Button variant="secondary" onClick={() => actions.pay(bill, true)}>
                Release Hold-back<span className="sr-only"> of {title}</span>
              </Button>
            )}
          </div>
          <div className="-mr-2 ml-auto flex">
            <IconButton label={`Edit ${title}`} onClick={() => actions.edit(bill)}>
              <Pencil className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton label={`Delete ${title}`} onClick={() => actions.remove(bill)}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  );
}

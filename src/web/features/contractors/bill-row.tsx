import { Link } from '@tanstack/react-router';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import type { Bill } from '#shared/bill.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dropdown-menu.tsx';
import { billStanding } from '../bills/bill-standing.ts';
import { useCurrency } from '../projects/use-currency.ts';
import type { LedgerActions } from './ledger-dialogs.tsx';
import { paymentsLink, paymentsLinkClasses } from './payments-link.ts';

interface BillRowProps {
  bill: Bill;
  now: Date;
  /** Null for people who may not change it. */
  actions: LedgerActions | null;
}

/** A bill, whether it is paid, and the one press that pays it. */
export function BillRow({ bill, now, actions }: BillRowProps) {
  const currency = useCurrency(bill.projectId);
  const { title, amount } = bill;
  const standing = billStanding(bill, now);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_14rem]">
      <div className="min-w-0">
        <p className={joinClasses('wrap-anywhere', bill.isVoid && 'text-ink-soft line-through')}>
          {title}
        </p>
        <p
          className={joinClasses(
            'flex items-center gap-1.5 text-sm',
            standing.kind === 'overdue' ? 'font-semibold text-brick' : 'text-ink-soft',
          )}
        >
          {standing.kind === 'overdue' && <TriangleAlert className="size-3.5" aria-hidden="true" />}
          {standing.text}
        </p>
      </div>
      <div className="text-right">
        <p className="money font-medium">{formatMoney(amount, currency)}</p>
        <Open bill={bill} />
      </div>
      {actions && (
        <div className="-mr-2 flex flex-wrap items-center justify-end gap-1 max-sm:col-span-2">
          <PayButton bill={bill} actions={actions} />
          <BillMenu bill={bill} actions={actions} />
        </div>
      )}
    </li>
  );
}

const isSomething = (amount: string) => (toCents(amount) ?? 0n) > 0n;

/** What was paid of the bill, if not all or nothing. */
function Open({ bill }: { bill: Bill }) {
  const currency = useCurrency(bill.projectId);
  const { id, projectId, title, paid } = bill;
  if (!isSomething(paid)) return null;
  return (
    <p className="text-sm text-ink-soft">
      <Link
        {...paymentsLink({ project: projectId, bill: id })}
        aria-label={`${formatMoney(paid, currency)} paid on ${title}`}
        className={joinClasses('money', paymentsLinkClasses)}
      >
        {formatMoney(paid, currency)} paid
      </Link>
    </p>
  );
}

function PayButton({ bill, actions }: { bill: Bill; actions: LedgerActions }) {
  const currency = useCurrency(bill.projectId);
  const { title, due, heldLeft } = bill;
  const isHoldback = !isSomething(due);
  if (isHoldback && !isSomething(heldLeft)) return null;
  return (
    <Button variant="secondary" onClick={() => actions.pay(bill, isHoldback)}>
      {isHoldback ? 'Release' : 'Pay'} {formatMoney(isHoldback ? heldLeft : due, currency)}
      <span className="sr-only"> of {title}</span>
    </Button>
  );
}

function BillMenu({ bill, actions }: { bill: Bill; actions: LedgerActions }) {
  const { title, due, heldLeft, isVoid } = bill;
  return (
    <Menu
      label={`Actions for ${title}`}
      trigger={
        <IconButton label={`Actions for ${title}`}>
          <Ellipsis className="size-4" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.editBill(bill)}>Edit</MenuItem>
      {isSomething(due) && isSomething(heldLeft) && (
        <MenuItem onSelect={() => actions.pay(bill, true)}>Release hold-back</MenuItem>
      )}
      <MenuItem onSelect={() => actions.voidBill(bill, !isVoid)}>
        {isVoid ? 'Not void' : 'Void'}
      </MenuItem>
      <MenuItem onSelect={() => actions.removeBill(bill)}>Delete</MenuItem>
    </Menu>
  );
}

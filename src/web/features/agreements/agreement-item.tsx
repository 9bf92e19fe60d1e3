import { Pencil, Trash2 } from 'lucide-react';
import type { Agreement } from '#shared/agreement.ts';
import { formatMoney } from '#shared/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useCurrency } from '../projects/use-currency.ts';

interface AgreementItemProps {
  agreement: Agreement;
  contractorName: string | undefined;
  /** Null for people who may not change it. */
  actions: {
    edit: (agreement: Agreement) => void;
    remove: (agreement: Agreement) => void;
    bill: (agreement: Agreement) => void;
  } | null;
}

/** One agreement: what was agreed, what is paid and what is left to bill. */
export function AgreementItem({ agreement, contractorName, actions }: AgreementItemProps) {
  const currency = useCurrency(agreement.projectId);
  const { title, total, paid, left, status, holdbackPercent } = agreement;
  return (
    <li className="grid gap-1 border-t border-line py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {title}
          {status !== 'open' && (
            <>
              {' '}
              <Badge tone="plain">{status === 'closed' ? 'Closed' : 'Void'}</Badge>
            </>
          )}
        </p>
        <p className="money ml-auto font-medium">{formatMoney(total, currency)}</p>
      </div>
      <p className="money text-sm whitespace-normal text-ink-soft">
        {contractorName && `${contractorName} · `}
        {formatMoney(paid, currency)} paid · {formatMoney(left, currency)} left to bill
        {holdbackPercent > 0 && ` · ${holdbackPercent}% held back`}
      </p>
      {actions && (
        <div className="-my-1 flex items-center justify-between">
          <div className="-ml-3.5">
            {status === 'open' && (
              <Button variant="quiet" onClick={() => actions.bill(agreement)}>
                Add Bill<span className="sr-only"> to {title}</span>
              </Button>
            )}
          </div>
          <div className="-mr-2 flex">
            <IconButton label={`Edit ${title}`} onClick={() => actions.edit(agreement)}>
              <Pencil className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton label={`Delete ${title}`} onClick={() => actions.remove(agreement)}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import { costText } from '#shared/change-text.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { leftToPay } from '../agreements/left-to-pay.ts';
import { PaymentSchedule } from '../agreements/payment-schedule.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { PunchList } from '../punch-items/punch-list.tsx';
import { AgreementMenu } from './agreement-menu.tsx';
import { BillRow } from './bill-row.tsx';
import type { LedgerActions } from './ledger-dialogs.tsx';
import { paymentsLink, paymentsLinkClasses } from './payments-link.ts';

interface AgreementCardProps {
  agreement: Agreement;
  /** Those of the agreement. */
  bills: Bill[];
  /** Set if the page shows several projects. */
  projectName: string | undefined;
  lineTitle: string | undefined;
  now: Date;
  /** With the accepted changes. */
  finishOn: string | null;
  /** The list of its changes. */
  changes: ReactNode;
  /** Null for people who may not change it. */
  actions: LedgerActions | null;
}

/** An agreement with its bills, what was paid on it and what is left. */
export function AgreementCard(props: AgreementCardProps) {
  const currency = useCurrency(props.agreement.projectId);
  const { agreement, bills, projectName, lineTitle, now, finishOn, changes, actions } = props;
  const { id, projectId, title, amount, total, paid, status, holdbackPercent, agreedOn } =
    agreement;
  const { schedule } = agreement;
  const hasChanges = toCents(agreement.changes) !== 0n;
  const about = [
    projectName,
    lineTitle,
    agreedOn && `agreed on ${formatDate(agreedOn)}`,
    finishOn && `finished by ${formatDate(finishOn)}`,
    holdbackPercent > 0 && `${holdbackPercent}% held back`,
  ].filter(Boolean);
  return (
    <Card className="min-w-0">
      <div className="p-5 pb-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-semibold wrap-anywhere">
            {title} <StatusBadge status={status} />
          </h3>
          {actions && <AgreementMenu agreement={agreement} actions={actions} />}
        </div>
        {about.length > 0 && (
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{about.join(' · ')}</p>
        )}
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          <Amount label="Agreed" text={formatMoney(amount, currency)} />
          {hasChanges && (
            <>
              <Amount label="Changes" text={costText(agreement.changes, currency)} />
              <Amount label="Total" text={formatMoney(total, currency)} />
            </>
          )}
          <div>
            <dt className="text-sm text-ink-soft">Paid</dt>
            <dd className="money font-semibold">
              <Link
                {...paymentsLink({ project: projectId, agreement: id })}
                aria-label={`${formatMoney(paid, currency)} paid on ${title}`}
                className={paymentsLinkClasses}
              >
                {formatMoney(paid, currency)}
              </Link>
            </dd>
          </div>
          <Amount label="Left" text={formatMoney(leftToPay(agreement, bills), currency)} />
        </dl>
        <PaymentSchedule title={title} schedule={schedule} paid={paid} currency={currency} />
      </div>
      {changes}
      {bills.length > 0 && (
        <ul aria-label={`Bills of ${title}`} className="divide-y divide-line border-t border-line">
          {bills.map((bill) => (
            <BillRow key={bill.id} bill={bill} now={now} actions={actions} />
          ))}
        </ul>
      )}
      {status !== 'void' && <PunchList agreement={agreement} canChange={actions !== null} />}
      {actions && status === 'open' && (
        <div className="border-t border-line px-3 py-1.5">
          <Button variant="quiet" onClick={() => actions.addBill(agreement)}>
            <Plus className="size-4" aria-hidden="true" />
            Add bill<span className="sr-only"> of {title}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="money font-semibold">{text}</dd>
    </div>
  );
}

function StatusBadge({ status }: Pick<Agreement, 'status'>) {
  if (status === 'open') return null;
  return <Badge tone="plain">{status === 'closed' ? 'Closed' : 'Void'}</Badge>;
}

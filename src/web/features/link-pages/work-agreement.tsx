import { costText } from '#shared/change-text.ts';
import { formatDate } from '#shared/dates.ts';
import type { ContractorPage } from '#shared/link-page.ts';
import { formatMoney, requireCents } from '#shared/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { leftToPay } from '../agreements/left-to-pay.ts';
import { PaymentSchedule } from '../agreements/payment-schedule.tsx';

interface WorkAgreementProps {
  agreement: ContractorPage['agreements'][number];
  bills: ContractorPage['bills'];
  currency: string;
}

export function WorkAgreement({ agreement, bills, currency }: WorkAgreementProps) {
  const { title, amount, changes, total, paid, status, schedule } = agreement;
  const { agreedOn, finishOn, holdbackPercent } = agreement;
  const about = [
    agreedOn && `agreed on ${formatDate(agreedOn)}`,
    finishOn && `finished by ${formatDate(finishOn)}`,
    holdbackPercent > 0 && `${holdbackPercent}% held back`,
  ].filter(Boolean);
  const hasChanges = requireCents(changes) !== 0n;
  return (
    <Card className="p-5">
      <h3 className="font-semibold wrap-anywhere">
        {title}{' '}
        {status !== 'open' && <Badge tone="plain">{status === 'closed' ? 'Closed' : 'Void'}</Badge>}
      </h3>
      {about.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{about.join(' · ')}</p>}
      <dl className="mt-3 grid gap-1">
        <Row label="Agreed" text={formatMoney(amount, currency)} />
        {hasChanges && <Row label="Accepted changes" text={costText(changes, currency)} />}
        {hasChanges && <Row label="Total" text={formatMoney(total, currency)} />}
        <Row label="Paid" text={formatMoney(paid, currency)} />
        <Row label="Left" text={formatMoney(leftToPay(agreement, bills), currency)} isStrong />
      </dl>
      <PaymentSchedule title={title} schedule={schedule} paid={paid} currency={currency} />
    </Card>
  );
}

interface RowProps {
  label: string;
  text: string;
  isStrong?: boolean;
}

function Row({ label, text, isStrong = false }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={isStrong ? 'money font-semibold' : 'money'}>{text}</dd>
    </div>
  );
}

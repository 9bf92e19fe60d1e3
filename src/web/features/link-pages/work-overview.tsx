import { CalendarDays, FilePlus2, FileText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { addMoney, formatMoney } from '#shared/money.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { leftToPay } from '../agreements/left-to-pay.ts';
import { WorkAgreement } from './work-agreement.tsx';
import { WorkBills } from './work-bills.tsx';
import { WorkChanges } from './work-changes.tsx';
import type { WorkPageProps } from './work-props.ts';
import { Section } from './work-section.tsx';
import { WorkSent } from './work-sent.tsx';

/** One number first, then what waits for the contractor, then all the rest. */
export function WorkOverview({ token, view }: WorkPageProps) {
  const { agreements, bills, currency, projectName, homeownerName, contractorName } = view;
  const counted = agreements.filter(({ status }) => status !== 'void');
  const left = addMoney(counted.map((agreement) => leftToPay(agreement, bills)));
  const canPropose = view.milestones.some(({ isCompleted }) => !isCompleted);
  return (
    <div className="grid gap-8">
      <div>
        <p className="wrap-anywhere text-ink-soft">
          {contractorName && `${contractorName} · `}for {homeownerName}
        </p>
        <h1 className="font-serif text-2xl leading-8 font-semibold tracking-tight wrap-anywhere">
          {projectName}
        </h1>
        <p className="mt-4 text-sm text-ink-soft">Still to be paid to you</p>
        <p className="money text-4xl font-semibold tracking-tight">{formatMoney(left, currency)}</p>
        <p className="text-sm text-ink-soft">Agreed or billed, and not yet paid</p>
        <nav aria-label="Send something" className="mt-5 grid grid-cols-2 gap-2.5">
          <Way form="bill" icon={<ReceiptText className="size-4 shrink-0" aria-hidden="true" />}>
            Send a bill
          </Way>
          {counted.length > 0 && (
            <Way form="change" icon={<FilePlus2 className="size-4 shrink-0" aria-hidden="true" />}>
              Ask for a change
            </Way>
          )}
          <Way form="document" icon={<FileText className="size-4 shrink-0" aria-hidden="true" />}>
            Send a document
          </Way>
          {canPropose && (
            <Way form="date" icon={<CalendarDays className="size-4 shrink-0" aria-hidden="true" />}>
              Propose a date
            </Way>
          )}
        </nav>
      </div>
      <WorkChanges token={token} view={view} />
      <Section title="Agreements">
        {agreements.length === 0 ? (
          <p className="text-ink-soft">{homeownerName} has not written down an agreement yet.</p>
        ) : (
          <ul className="grid gap-4">
            {agreements.map((agreement) => (
              <li key={agreement.id}>
                <WorkAgreement agreement={agreement} bills={bills} currency={currency} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <WorkBills view={view} />
      <WorkSent view={view} />
      <p className="text-sm text-ink-soft">
        This page is yours: you need no account, and it works until {formatDate(view.expiresAt)}.
        Anyone with its address sees what you see, so keep it to yourself.
      </p>
    </div>
  );
}

interface WayProps {
  form: 'bill' | 'change' | 'document' | 'date';
  icon: ReactNode;
  children: ReactNode;
}

function Way({ form, icon, children }: WayProps) {
  const variant = form === 'bill' ? 'primary' : 'secondary';
  return (
    <a
      href={`#${form}`}
      className={`${buttonClasses({ variant })} min-h-12 gap-1.5 px-1.5! text-sm min-[24rem]:text-base`}
    >
      {icon}
      {children}
    </a>
  );
}

import { Printer } from 'lucide-react';
import { costText, daysText } from '#shared/change-text.ts';
import { formatDate, formatTime } from '#shared/dates.ts';
import type { ChangePage } from '#shared/link-page.ts';
import { formatMoney } from '#shared/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const headings = {
  asked: '',
  accepted: 'You accepted this change',
  declined: 'You declined this change',
  withdrawn: 'This change was withdrawn',
};

const next = (homeownerName: string) => ({
  asked: '',
  accepted: `It is part of the agreement now. ${homeownerName} sees it already; you can start with the work.`,
  declined: `The agreement stays as it was. ${homeownerName} sees your decision and may ask again.`,
  withdrawn: `${homeownerName} no longer asks for it. There is nothing to decide.`,
});

/** What was decided, to keep. Both sides have the same. */
export function DecidedCopy({ view }: { view: ChangePage }) {
  const { change, agreement, currency, homeownerName, contractorName, projectName, after } = view;
  const isAccepted = change.status === 'accepted';
  const finishOn = isAccepted ? after.finishOn : agreement.finishOn;
  const decided = change.decidedAt && new Date(change.decidedAt);
  const rows: [string, string | null | undefined | false][] = [
    ['Project', projectName],
    ['Homeowner', homeownerName],
    ['Contractor', contractorName],
    ['Agreement', agreement.title],
    ['Change', change.title],
    ['Reason', change.reason],
    ['Cost', costText(change.amountDelta, currency)],
    ['Time', daysText(change.daysDelta)],
    ['Contract sum', isAccepted && formatMoney(after.total, currency)],
    ['Finished by', finishOn && formatDate(finishOn)],
    ['Decided by', change.decidedName],
    ['Decided on', decided && `${formatDate(decided)}, ${formatTime(decided)}`],
    ['Comment', change.comment],
  ];
  return (
    <Card className="mt-2 grid gap-5 p-5 sm:p-8 print:border-0 print:shadow-none">
      <div role="status">
        <h1 className="font-serif text-2xl leading-8 font-semibold tracking-tight">
          {headings[change.status]}
        </h1>
        <p className="mt-1.5 text-ink-soft">{next(homeownerName)[change.status]}</p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(
          ([label, text]) =>
            text && (
              <div key={label} className="flex justify-between gap-6 py-2">
                <dt className="shrink-0 text-ink-soft">{label}</dt>
                <dd className="money min-w-0 text-right font-medium whitespace-pre-line wrap-anywhere">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
      {change.decidedHash && (
        <p className="text-sm text-ink-soft">
          Fingerprint of exactly this (SHA-256):{' '}
          <span className="font-mono text-xs break-all text-ink">{change.decidedHash}</span>
        </p>
      )}
      {change.decidedAt && (
        <div className="grid gap-2 print:hidden">
          <Button variant="secondary" size="large" onClick={() => window.print()}>
            <Printer className="size-4" aria-hidden="true" />
            Print or save a copy
          </Button>
          <p className="text-sm text-ink-soft">
            Keep a copy now: this link was for one decision and opens nothing from now on.
          </p>
        </div>
      )}
    </Card>
  );
}

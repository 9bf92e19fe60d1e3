import { formatDate } from '#shared/dates.ts';
import type { ContractorPage } from '#shared/link-page.ts';
import { formatMoney } from '#shared/money.ts';
import type { SubmissionStatus } from '#shared/submission.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { submissionKindText } from '../submissions/submission-text.ts';
import { Section } from './work-section.tsx';

const statusText: Record<SubmissionStatus, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};
const statusTone = { waiting: 'amber', approved: 'pine', declined: 'plain' } as const;

/** What the contractor has sent, and whether it still waits. */
export function WorkSent({ view }: { view: ContractorPage }) {
  const { submissions, currency } = view;
  if (submissions.length === 0) return null;
  return (
    <Section title="What you sent">
      <Card>
        <ul className="divide-y divide-line">
          {submissions.map(({ id, kind, title, amount, dueOn, status, createdAt }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3">
              <p className="wrap-anywhere">{title}</p>
              <p className="money text-right">
                {amount && formatMoney(amount, currency)}
                {kind === 'date' && dueOn && formatDate(dueOn)}
              </p>
              <p className="text-sm text-ink-soft">
                {submissionKindText[kind]}, sent {formatDate(createdAt)}
              </p>
              <p className="text-right text-sm">
                <Badge tone={statusTone[status]}>{statusText[status]}</Badge>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { costText } from '#shared/change-text.ts';
import type { Contractor } from '#shared/contractor.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Submission } from '#shared/submission.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { ChangeSubject } from '../change-orders/change-subject.ts';
import type { ChangeActions } from '../change-orders/use-change-dialogs.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { SubmissionDialog } from '../submissions/lazy-submission-dialog.tsx';
import { submissionsQuery } from '../submissions/submission-queries.ts';
import { submissionKindText } from '../submissions/submission-text.ts';
import type { ContractorLedger } from './contractor-ledger.ts';

interface WaitingPanelProps {
  contractor: Contractor;
  ledger: ContractorLedger;
  /** Null for all projects. */
  projectId: number | null;
  subjects: ReadonlyMap<number, ChangeSubject>;
  actions: ChangeActions;
}

/** What the contractor asked for or sent, and nobody has decided yet. */
export function WaitingPanel(props: WaitingPanelProps) {
  const { contractor, ledger, projectId, subjects, actions } = props;
  const projects = useProjectsById();
  const { data: submissions = [] } = useQuery(submissionsQuery(projectId));
  const [opened, setOpened] = useState<Submission>();
  const [isOpen, setIsOpen] = useState(false);
  const changes = ledger.changes.filter(
    ({ status, askedBy }) => status === 'asked' && askedBy === 'contractor',
  );
  const sent = submissions.filter(
    ({ status, contractorId }) => status === 'waiting' && contractorId === contractor.id,
  );
  const dialog = opened && (
    <SubmissionDialog
      key={opened.id}
      submission={opened}
      agreements={ledger.agreements.filter((each) => each.projectId === opened.projectId)}
      currency={currencyOf(projects.get(opened.projectId))}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
  if (changes.length + sent.length === 0) return dialog ?? null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-lg font-semibold">
        Waiting for you
      </h2>
      <Card className="mt-3 border-amber/50">
        <ul className="divide-y divide-line">
          {changes.map((change) => {
            const subject = subjects.get(change.agreementId ?? 0);
            return (
              <WaitingRow
                key={`change ${change.id}`}
                title={change.title}
                detail={`Change of ${subject?.agreement.title ?? 'an agreement'}, asked ${formatDate(change.createdAt)}`}
                amount={costText(change.amountDelta, currencyOf(projects.get(change.projectId)))}
                action="Decide"
                onOpen={
                  subject && canChangeRecords(subject.project)
                    ? () => actions.decide(subject, change)
                    : null
                }
              />
            );
          })}
          {sent.map((submission) => (
            <WaitingRow
              key={`submission ${submission.id}`}
              title={submission.title}
              detail={`${submissionKindText[submission.kind]}, sent ${formatDate(submission.createdAt)}`}
              amount={amountOf(submission, currencyOf(projects.get(submission.projectId)))}
              action="Review"
              onOpen={
                canChangeRecords(projects.get(submission.projectId))
                  ? () => {
                      setOpened(submission);
                      setIsOpen(true);
                    }
                  : null
              }
            />
          ))}
        </ul>
      </Card>
      {dialog}
    </section>
  );
}

const amountOf = ({ amount, dueOn, kind }: Submission, currency: string) =>
  amount ? formatMoney(amount, currency) : kind === 'date' && dueOn ? formatDate(dueOn) : '';

interface WaitingRowProps {
  title: string;
  detail: string;
  amount: string;
  action: string;
  /** Null for people who may not decide. */
  onOpen: (() => void) | null;
}

function WaitingRow({ title, detail, amount, action, onOpen }: WaitingRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{detail}</p>
      </div>
      <p className="money font-medium">{amount}</p>
      {onOpen && (
        <Button variant="secondary" onClick={onOpen}>
          {action}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </li>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterChange } from '#shared/change-effect.ts';
import { costText, daysText } from '#shared/change-text.ts';
import { formatDate } from '#shared/dates.ts';
import { decisionText } from '#shared/decision-text.ts';
import type { ContractorPage, LinkDecision } from '#shared/link-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChangeEffectList } from '../change-orders/change-effect-list.tsx';
import { changeStatusText, changeStatusTone } from '../change-orders/change-status.ts';
import { ChangeTerms, termsText } from './change-terms.tsx';
import { DecisionForm } from './decision-form.tsx';
import { decideByLink } from './link-page-api.ts';
import { linkPageKey, refreshLink } from './link-page-queries.ts';
import { ShownFiles } from './shown-files.tsx';
import type { WorkPageProps } from './work-props.ts';
import { Section } from './work-section.tsx';

type Change = ContractorPage['changes'][number];

/** Changes that wait for the contractor come first, to decide; the others are a list. */
export function WorkChanges({ token, view }: WorkPageProps) {
  const isMine = ({ askedBy, status }: Change) => askedBy === 'homeowner' && status === 'asked';
  const toDecide = view.changes.filter(isMine);
  const others = view.changes.filter((change) => !isMine(change));
  return (
    <>
      {toDecide.length > 0 && (
        <Section title="Waiting for your decision">
          <ul className="grid gap-4">
            {toDecide.map((change) => (
              <li key={change.id}>
                <ChangeToDecide token={token} view={view} change={change} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Changes">
          <Card>
            <ul className="divide-y divide-line">
              {others.map((change) => (
                <ChangeRow key={change.id} change={change} view={view} />
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </>
  );
}

function ChangeToDecide({ token, view, change }: WorkPageProps & { change: Change }) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: LinkDecision) => decideByLink(token, decision),
    onSuccess: (decided) => queryClient.setQueryData(linkPageKey(token), decided),
    // The terms may have been edited meanwhile: the person sees the new ones before they decide.
    onError: () => refreshLink(token)(queryClient),
  });
  const { currency, homeownerName } = view;
  const agreement = view.agreements.find(({ id }) => id === change.agreementId);
  return (
    <Card className="grid gap-4 p-5">
      <div>
        {agreement && <p className="text-sm wrap-anywhere text-ink-soft">{agreement.title}</p>}
        <h3 className="text-lg font-semibold wrap-anywhere">{change.title}</h3>
      </div>
      <ChangeTerms {...change} currency={currency} />
      {change.reason && <p className="whitespace-pre-line wrap-anywhere">{change.reason}</p>}
      {agreement && (
        <ChangeEffectList
          before={agreement}
          after={afterChange(agreement, change)}
          currency={currency}
        />
      )}
      <ShownFiles title={change.title} files={change.files} />
      {isOpen ? (
        <DecisionForm
          terms={termsText({ ...change, currency })}
          homeownerName={homeownerName}
          decide={(decision) =>
            decide.mutateAsync({
              ...decision,
              changeOrderId: change.id,
              version: change.version,
              filesHash: change.filesHash,
            })
          }
        />
      ) : (
        <Button size="large" onClick={() => setIsOpen(true)}>
          Decide<span className="sr-only"> about {change.title}</span>
        </Button>
      )}
    </Card>
  );
}

function ChangeRow({ change, view }: { change: Change; view: ContractorPage }) {
  const { title, amountDelta, daysDelta, status, askedBy, createdAt, files } = change;
  const asker = askedBy === 'contractor' ? 'you' : view.homeownerName;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-5 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {title} <Badge tone={changeStatusTone[status]}>{changeStatusText[status]}</Badge>
        </p>
        <p className="money shrink-0 text-right font-medium">
          {costText(amountDelta, view.currency)}
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[
          daysText(daysDelta),
          `asked by ${asker} on ${formatDate(createdAt)}`,
          decisionText(change),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {change.comment && <p className="text-sm wrap-anywhere text-ink-soft">“{change.comment}”</p>}
      <ShownFiles title={title} files={files} />
    </li>
  );
}

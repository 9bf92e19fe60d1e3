import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeDecision } from '#shared/change-order.ts';
import { formatDate } from '#shared/dates.ts';
import type { ChangePage } from '#shared/link-page.ts';
import { Card } from '../../ui/card.tsx';
import { ChangeEffectList } from '../change-orders/change-effect-list.tsx';
import { ChangeTerms, termsText } from './change-terms.tsx';
import { DecidedCopy } from './decided-copy.tsx';
import { DecisionForm } from './decision-form.tsx';
import { decideByLink } from './link-page-api.ts';
import { linkPageKey, refreshLink } from './link-page-queries.ts';
import { ShownFiles } from './shown-files.tsx';

interface DecidePageProps {
  token: string;
  view: ChangePage;
}

/** One change, and the decision about it. */
export function DecidePage({ token, view }: DecidePageProps) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: ChangeDecision) =>
      decideByLink(token, {
        ...decision,
        version: view.change.version,
        filesHash: view.change.filesHash,
      }),
    onSuccess: (decided) => queryClient.setQueryData(linkPageKey(token), decided),
    // The terms may have been edited meanwhile: the person sees the new ones before they decide.
    onError: () => refreshLink(token)(queryClient),
  });
  const { change, agreement, after, currency, homeownerName, projectName, expiresAt } = view;
  if (change.status !== 'asked') return <DecidedCopy view={view} />;
  return (
    <Card className="mt-2 grid gap-5 p-5 sm:p-8">
      <div>
        <p className="wrap-anywhere text-ink-soft">
          {homeownerName} asks for a change of “{agreement.title}” in {projectName}
        </p>
        <h1 className="mt-1 font-serif text-2xl leading-8 font-semibold tracking-tight wrap-anywhere">
          {change.title}
        </h1>
      </div>
      <ChangeTerms {...change} currency={currency} />
      {change.reason && <p className="whitespace-pre-line wrap-anywhere">{change.reason}</p>}
      <ChangeEffectList before={agreement} after={after} currency={currency} />
      <ShownFiles title={change.title} files={change.files} />
      <DecisionForm
        terms={termsText({ ...change, currency })}
        homeownerName={homeownerName}
        decide={decide.mutateAsync}
      />
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        You need no account. This link works until {formatDate(expiresAt)}, for one decision.
      </p>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { afterChange, type ChangedTerms } from '#shared/change-effect.ts';
import { expectedAfter } from '#shared/expected-after.ts';
import { formatMoney } from '#shared/money.ts';
import { budgetQuery } from '../budget/budget-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { ChangeEffectList, EffectRow } from './change-effect-list.tsx';
import { type ChangeSubject, currentTerms } from './change-subject.ts';

interface ChangeEffectProps {
  subject: ChangeSubject;
  change: ChangedTerms;
}

/** What a change does to the agreement and to what the project costs in the end. */
export function ChangeEffect({ subject, change }: ChangeEffectProps) {
  const { agreement, bills, changes, project } = subject;
  const { currency } = project;
  const { data: budget } = useQuery(budgetQuery(project.id));
  const { data: lines } = useQuery(planLinesQuery(project.id));
  const before = currentTerms(agreement, changes);
  const isLineDone = lines?.find(({ id }) => id === agreement.planLineId)?.isDone ?? false;
  return (
    <ChangeEffectList before={before} after={afterChange(before, change)} currency={currency}>
      {budget && lines && (
        <EffectRow
          label="Expected in the end"
          before={formatMoney(budget.totals.expected, currency)}
          after={formatMoney(
            expectedAfter(budget, { agreement, bills, isLineDone }, change.amountDelta),
            currency,
          )}
        />
      )}
    </ChangeEffectList>
  );
}

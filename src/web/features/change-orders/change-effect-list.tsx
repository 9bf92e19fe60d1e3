import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgreedTerms } from '#shared/change-effect.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';

interface ChangeEffectListProps {
  before: AgreedTerms;
  after: AgreedTerms;
  currency: string;
  /** What only the homeowner sees. */
  children?: ReactNode;
}

/** What a change does to the sum and to the day of completion. */
export function ChangeEffectList({ before, after, currency, children }: ChangeEffectListProps) {
  return (
    <dl className="grid gap-2 rounded-md bg-well px-4 py-3">
      <EffectRow
        label="Contract sum"
        before={formatMoney(before.total, currency)}
        after={formatMoney(after.total, currency)}
      />
      {before.finishOn && after.finishOn && (
        <EffectRow
          label="Finished by"
          before={formatDate(before.finishOn)}
          after={formatDate(after.finishOn)}
        />
      )}
      {children}
    </dl>
  );
}

interface EffectRowProps {
  label: string;
  before: string;
  after: string;
}

export function EffectRow({ label, before, after }: EffectRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="money ml-auto flex flex-wrap items-baseline justify-end gap-x-1.5">
        {before !== after && (
          <>
            <span className="text-ink-soft">
              <span className="sr-only">now </span>
              {before}
            </span>
            <ArrowRight className="size-3.5 self-center text-ink-soft" aria-hidden="true" />
            <span className="sr-only">then </span>
          </>
        )}
        <span className="font-semibold">{after}</span>
      </dd>
    </div>
  );
}

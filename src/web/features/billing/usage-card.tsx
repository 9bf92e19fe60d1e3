import type { SubscriptionOverview } from '#shared/billing.ts';
import { formatBytes } from '#shared/bytes.ts';
import { formatCount } from '#shared/counts.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function UsageCard({ subscription }: { subscription: SubscriptionOverview }) {
  const { expenseCount, expenseLimit, contractorCount, contractorLimit } = subscription;
  const { storageUsedBytes, storageLimitBytes } = subscription;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-sm font-medium text-ink-soft">Usage</h2>
      <div className="mt-4 grid gap-5">
        <Usage noun="expenses" count={expenseCount} limit={expenseLimit} />
        <Usage noun="contractors" count={contractorCount} limit={contractorLimit} />
        <Usage
          noun="storage"
          count={storageUsedBytes}
          limit={storageLimitBytes}
          format={formatBytes}
        />
      </div>
    </Card>
  );
}

interface UsageProps {
  noun: string;
  count: number;
  limit: number | null;
  format?: (amount: number) => string;
}

function Usage({ noun, count, limit, format = formatCount }: UsageProps) {
  const used = format(count);
  if (limit === null) {
    return (
      <p>
        <span className="money font-semibold">
          {used} {count === 1 ? noun.replace(/s$/, '') : noun}
        </span>
        , no limit
      </p>
    );
  }
  const usage = `${used} of ${format(limit)}`;
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="first-letter:uppercase">{noun}</span>
        <span className="money font-semibold">{usage}</span>
      </p>
      <ProgressBar
        label={`Used ${noun}`}
        percent={(count / limit) * 100}
        valueText={usage}
        tone={count >= limit ? 'brick' : 'pine'}
      />
    </div>
  );
}

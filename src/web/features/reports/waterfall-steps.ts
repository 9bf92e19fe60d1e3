import type { Analytics } from '#shared/analytics.ts';
import { addMoney } from '#shared/money.ts';

type Step = Analytics['waterfall']['steps'][number];

export interface Bar {
  key: string;
  label: string;
  amount: string;
  kind: 'total' | 'dearer' | 'cheaper';
  /** Where the bar starts and ends. */
  from: string;
  to: string;
}

const labels: Record<Exclude<Step['code'], 'line'>, string> = {
  not_planned: 'Not planned yet',
  unplanned: 'Spent without a line',
  others: 'Other lines',
};

function labelOf({ code, label, amount }: Step): string {
  if (code === 'line') return label ?? 'A line';
  const isBeyond = code === 'not_planned' && !amount.startsWith('-');
  return isBeyond ? 'Planned beyond the budget' : labels[code];
}

/** Each step starts where the one before ended, and the last one ends at what is expected. */
export function waterfallBars({ budget, steps, expected }: Analytics['waterfall']): Bar[] {
  const total = (key: string, label: string, amount: string): Bar => ({
    key,
    label,
    amount,
    kind: 'total',
    from: '0.00',
    to: amount,
  });
  let reached = budget;
  const bars = steps.map((step): Bar => {
    const from = reached;
    reached = addMoney([reached, step.amount]);
    return {
      key: step.planLineId === null ? step.code : `line ${step.planLineId}`,
      label: labelOf(step),
      amount: step.amount,
      kind: step.amount.startsWith('-') ? 'cheaper' : 'dearer',
      from,
      to: reached,
    };
  });
  return [total('budget', 'Budget', budget), ...bars, total('expected', 'Expected', expected)];
}

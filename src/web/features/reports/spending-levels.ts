import type { AnalyticsPreview } from '#shared/analytics.ts';
import { toCents } from '#shared/money.ts';

interface Level {
  label: string;
  amount: string;
  /** How its line is drawn: not by color alone. */
  className: string;
}

/** What the spending is compared with. A project without a plan has only its budget. */
export function spendingLevels({
  budget,
  planned,
  expected,
}: AnalyticsPreview['spending']): Level[] {
  const isOver = (toCents(expected) ?? 0n) > (toCents(budget) ?? 0n);
  const levels: Level[] = [
    { label: 'Budget', amount: budget, className: 'stroke-ink stroke-[1.5]' },
  ];
  if (toCents(planned)) {
    levels.push({
      label: 'Planned',
      amount: planned,
      className: 'stroke-ink-soft [stroke-dasharray:6_4]',
    });
  }
  levels.push({
    label: 'Expected',
    amount: expected,
    className: `${isOver ? 'stroke-fill-brick' : 'stroke-fill-amber'} stroke-2 [stroke-dasharray:2_4]`,
  });
  return levels;
}

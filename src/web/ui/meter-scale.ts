/** Keeps both visible: a small overrun, and a small budget within large spending. */
const MIN_PART = 1;

export interface MeterScale {
  /** The position of the plumb line, in percent of the bar's width. */
  line: number;
  /** Where the budget ends. Over budget, the bar stands for all spending, and this moves left. */
  budget: number;
}

export function meterScale(percent: number): MeterScale {
  if (percent <= 100) return { line: Math.max(percent, 0), budget: 100 };
  const budget = 10_000 / percent;
  return { line: 100, budget: Math.min(Math.max(budget, MIN_PART), 100 - MIN_PART) };
}

export const lineGroupings = ['category', 'room'] as const;
export type LineGrouping = (typeof lineGroupings)[number];

/** How the page shows the plan. All of it is in the address. */
export interface BudgetView {
  group: LineGrouping;
  /** Only the lines that still need money. */
  show: 'all' | 'to-buy';
}

/** The view in the address, without default values. */
export interface BudgetSearch {
  group?: string;
  show?: string;
}

/** Reads an address that anyone may have typed, and ignores invalid parts. */
export function toBudgetView(search: BudgetSearch): BudgetView {
  return {
    group: search.group === 'room' ? 'room' : 'category',
    show: search.show === 'to-buy' ? 'to-buy' : 'all',
  };
}

export function toBudgetSearch({ group, show }: BudgetView): BudgetSearch {
  return {
    ...(group !== 'category' && { group }),
    ...(show !== 'all' && { show }),
  };
}

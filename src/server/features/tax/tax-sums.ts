import { fromCents, requireCents } from '#shared/money.ts';
import type { TaxEntry, TaxReasonGroup, TaxSums } from '#shared/tax.ts';

type Place = 'improvement' | 'repair' | 'notPart' | 'open';

/** Adds entries up to the cent. */
export class TaxTotal {
  private readonly cents: Record<Place, bigint> = {
    improvement: 0n,
    repair: 0n,
    notPart: 0n,
    open: 0n,
  };
  private openCount = 0;
  private count = 0;

  add({ use, amount }: Pick<TaxEntry, 'use' | 'amount'>): void {
    const place = use === null ? 'open' : use === 'not_part' ? 'notPart' : use;
    this.cents[place] += requireCents(amount);
    this.count += 1;
    if (use === null) this.openCount += 1;
  }

  sums(): TaxSums {
    const { improvement, repair, notPart, open } = this.cents;
    return {
      improvement: fromCents(improvement),
      repair: fromCents(repair),
      notPart: fromCents(notPart),
      open: fromCents(open),
      openCount: this.openCount,
      count: this.count,
    };
  }
}

/** Open entries by the reason of their suggestion. */
export class ReasonGroups {
  private readonly groups = new Map<
    string,
    { suggestion: TaxEntry['suggestion']; count: number; cents: bigint }
  >();

  add({ use, suggestion, amount }: TaxEntry): void {
    if (use !== null) return;
    const group = this.groups.get(suggestion.reason) ?? { suggestion, count: 0, cents: 0n };
    group.count += 1;
    group.cents += requireCents(amount);
    this.groups.set(suggestion.reason, group);
  }

  /** What can be accepted first, and then the largest. */
  list(): TaxReasonGroup[] {
    return [...this.groups.values()]
      .map(({ suggestion, count, cents }) => ({ ...suggestion, count, amount: fromCents(cents) }))
      .toSorted(
        (left, right) =>
          Number(left.use === null) - Number(right.use === null) ||
          right.count - left.count ||
          left.reason.localeCompare(right.reason),
      );
  }
}

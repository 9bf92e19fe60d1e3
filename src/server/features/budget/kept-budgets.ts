import type { KeptBudget } from './kept-budget.ts';

/** About ten budgets of the largest size, or hundreds of usual ones. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Entry {
  budget: KeptBudget;
  bytes: number;
}

/** The budgets that were asked for last. */
export class KeptBudgets {
  private readonly byKey = new Map<string, Entry>();
  private bytes = 0;

  get(key: string): KeptBudget | undefined {
    const entry = this.byKey.get(key);
    if (!entry) return undefined;
    this.byKey.delete(key);
    this.byKey.set(key, entry);
    return entry.budget;
  }

  /** Also after it has changed, because its size has then too. */
  keep(key: string, budget: KeptBudget): void {
    this.forget(key);
    const { bytes } = budget;
    this.byKey.set(key, { budget, bytes });
    this.bytes += bytes;
    for (const oldest of this.byKey.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    this.bytes -= this.byKey.get(key)?.bytes ?? 0;
    this.byKey.delete(key);
  }
}

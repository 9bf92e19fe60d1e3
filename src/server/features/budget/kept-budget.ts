import type { Cost } from '#shared/budget-cost.ts';
import type { PlannedLine } from '#shared/budget-rows.ts';
import { type BudgetCosts, toBudget, toLine } from '#shared/project-budget-math.ts';
import type { KnownBudget } from './budget.repository.ts';
import type { KnownRecords } from './known-records.ts';
import type { StoredBudget } from './stored-budget.ts';

/** About what the memory holds for one record. */
const RECORD_BYTES = 400;

interface WrittenLine {
  line: PlannedLine | null;
  cost: Cost;
  json: string;
}

/** A budget as this process last read it, and its answers. */
export class KeptBudget {
  readonly records: KnownRecords;
  known: KnownBudget | null = null;
  private withLines = Buffer.alloc(0);
  private withoutLines = Buffer.alloc(0);
  private written = new Map<number, WrittenLine>();

  constructor(records: KnownRecords) {
    this.records = records;
  }

  get bytes(): number {
    const lines = 3 * this.withLines.length;
    return this.records.size * RECORD_BYTES + lines + this.withoutLines.length;
  }

  answer(lines: boolean): Buffer {
    return lines ? this.withLines : this.withoutLines;
  }

  /** Writes the answers of the records as they are now. Few lines differ from the last time. */
  write({ state, marks, serverRun, firstOpen }: StoredBudget): void {
    const { rows, ...costs } = this.records.costs();
    const { lines: _, ...budget } = toBudget(rows, { ...costs, lines: [] });
    const json = (lines: string) => {
      const { currency, totals, byCategory, byRoom } = budget;
      const [head, tail] = [
        { currency, totals },
        { byCategory, byRoom },
      ].map((part) => JSON.stringify(part).slice(1, -1));
      return Buffer.from(`{${head},"lines":[${lines}],${tail}}`);
    };
    this.withLines = json(this.writeLines(costs));
    this.withoutLines = json('');
    this.known = state === null || marks === null ? null : { state, marks, serverRun, firstOpen };
  }

  private writeLines({ lines, unplanned }: BudgetCosts): string {
    const written = new Map<number, WrittenLine>();
    const write = (line: PlannedLine | null, cost: Cost): string => {
      const id = line?.id ?? 0;
      const before = this.written.get(id);
      const isSame = before && before.line === line && before.cost.equals(cost);
      const now = isSame ? before : { line, cost, json: JSON.stringify(toLine(line, cost)) };
      written.set(id, now);
      return now.json;
    };
    const texts = lines.map(({ line, cost }) => write(line, cost));
    texts.push(write(null, unplanned));
    this.written = written;
    return texts.join(',');
  }
}

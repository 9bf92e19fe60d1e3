/** `unknown`: it may have happened or not, because there was no answer, or none that says so. */
export type Outcome = 'ok' | 'failed' | 'unknown';

export interface RecordedCall {
  client: number;
  /** Such as `create expenses`. */
  what: string;
  isWrite: boolean;
  outcome: Outcome;
  status: number | null;
  sentAt: number;
  answeredAt: number;
}

export type RecordedTable = 'expenses' | 'milestones';

/** A row of the database: which record it is, and what was written last. */
export interface StoredRow {
  table: RecordedTable;
  marker: string;
  state: string;
}

interface Tracked {
  table: RecordedTable;
  /** What the database may have; null if there may be no row. */
  possible: Set<string | null>;
  isAcknowledged: boolean;
}

/**
 * Every call with its outcome, and what follows from them for the database: each record has a
 * unique marker, and a set of states that it may be in.
 */
export class History {
  readonly calls: RecordedCall[] = [];
  private readonly records = new Map<string, Tracked>();

  /** A call that takes a record to a new state; null removes it. */
  apply(table: RecordedTable, marker: string, state: string | null, outcome: Outcome): void {
    const tracked = this.records.get(marker) ?? {
      table,
      possible: new Set([null]),
      isAcknowledged: false,
    };
    this.records.set(marker, tracked);
    if (outcome === 'failed') return;
    if (outcome === 'ok') {
      tracked.possible.clear();
      tracked.isAcknowledged = true;
    }
    tracked.possible.add(state);
  }

  count(outcome: Outcome): number {
    return this.calls.filter((call) => call.outcome === outcome).length;
  }

  get acknowledgedWrites(): number {
    return this.calls.filter(({ isWrite, outcome }) => isWrite && outcome === 'ok').length;
  }

  get slowestMs(): number {
    return this.calls.reduce(
      (slowest, { sentAt, answeredAt }) => Math.max(slowest, answeredAt - sentAt),
      0,
    );
  }

  /** How many clients had a write acknowledged that they sent after a moment. */
  writersSince(moment: number): number {
    const writers = new Set<number>();
    // Calls are in the order of their answers, so the ones before the moment are not looked at.
    for (let last = this.calls.length - 1; last >= 0; last -= 1) {
      const call = this.calls[last];
      if (!call || call.answeredAt < moment) break;
      const { client, isWrite, outcome, sentAt } = call;
      if (isWrite && outcome === 'ok' && sentAt >= moment) writers.add(client);
    }
    return writers.size;
  }

  /** The longest time for which a client had no write acknowledged, from a call on. */
  longestPauseMs(firstCall: number): number {
    const last = new Map<number, number>();
    let longest = 0;
    for (const { client, isWrite, outcome, answeredAt } of this.calls.slice(firstCall)) {
      if (!isWrite || outcome !== 'ok') continue;
      longest = Math.max(longest, answeredAt - (last.get(client) ?? answeredAt));
      last.set(client, answeredAt);
    }
    return longest;
  }

  /** Compares with all rows of the database. Returns what is wrong, in words. */
  check(rows: StoredRow[]): { lost: string[]; doubled: string[]; wrong: string[] } {
    const lost: string[] = [];
    const doubled: string[] = [];
    const wrong: string[] = [];
    const found = new Map<string, StoredRow[]>();
    for (const row of rows) found.set(row.marker, [...(found.get(row.marker) ?? []), row]);
    for (const [marker, { table, possible, isAcknowledged }] of this.records) {
      const stored = found.get(marker) ?? [];
      found.delete(marker);
      if (stored.length > 1) doubled.push(`${table} ${marker}: ${stored.length} rows`);
      const state = stored[0]?.state ?? null;
      if (possible.has(state)) continue;
      const words = `${table} ${marker}: ${JSON.stringify({ possible: [...possible], state })}`;
      (isAcknowledged ? lost : wrong).push(words);
    }
    for (const [marker, [row]] of found) wrong.push(`${row?.table}: nobody wrote ${marker}`);
    return { lost, doubled, wrong };
  }
}

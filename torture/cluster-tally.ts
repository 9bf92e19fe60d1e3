import { count } from './gate.ts';
import type { RecordedCall } from './history.ts';

/** What one fault did in one round. */
export interface Round {
  calls: RecordedCall[];
  lost: number;
  doubled: number;
  /** The longest time without an acknowledged write of a client. */
  pauseMs: number;
  /** From its begin until the cluster was whole again. */
  tookMs: number;
}

interface Sum {
  rounds: number;
  acknowledged: number;
  unknown: number;
  lost: number;
  doubled: number;
  slowestMs: number;
  longestPauseMs: number;
  tookMs: number;
}

const HEAD =
  'fault | rounds | writes acknowledged | lost | doubled | calls without an answer | slowest answer | longest without a write | time of a round';

/** The figures of each kind of fault, over its rounds. */
export class ClusterTally {
  private readonly sums = new Map<string, Sum>();

  add(fault: string, { calls, lost, doubled, pauseMs, tookMs }: Round): void {
    const sum = this.sums.get(fault) ?? {
      rounds: 0,
      acknowledged: 0,
      unknown: 0,
      lost: 0,
      doubled: 0,
      slowestMs: 0,
      longestPauseMs: 0,
      tookMs: 0,
    };
    this.sums.set(fault, {
      rounds: sum.rounds + 1,
      acknowledged: sum.acknowledged + calls.filter(isAcknowledgedWrite).length,
      unknown: sum.unknown + calls.filter(({ outcome }) => outcome === 'unknown').length,
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
      slowestMs: calls.reduce((most, call) => Math.max(most, durationOf(call)), sum.slowestMs),
      longestPauseMs: Math.max(sum.longestPauseMs, pauseMs),
      tookMs: sum.tookMs + tookMs,
    });
  }

  get longestPauseMs(): number {
    return Math.max(0, ...[...this.sums.values()].map((sum) => sum.longestPauseMs));
  }

  /** A row of text for each fault. */
  table(): string[] {
    const rows = [...this.sums].map(([fault, sum]) =>
      [
        fault,
        sum.rounds,
        count(sum.acknowledged),
        sum.lost,
        sum.doubled,
        count(sum.unknown),
        seconds(sum.slowestMs),
        seconds(sum.longestPauseMs),
        seconds(sum.tookMs / sum.rounds),
      ].join(' | '),
    );
    return [HEAD, ...rows];
  }
}

const isAcknowledgedWrite = ({ isWrite, outcome }: RecordedCall) => isWrite && outcome === 'ok';

const durationOf = ({ sentAt, answeredAt }: RecordedCall) => answeredAt - sentAt;

export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

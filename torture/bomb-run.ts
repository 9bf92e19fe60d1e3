import { freePort } from '../e2e/product.ts';
import type { Bomb } from './bombs.ts';
import { startBystander } from './bystander.ts';
import { count, type Scale, type Verdict } from './gate.ts';
import { peakMemory } from './process-memory.ts';
import { startProduct } from './product.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const ROUNDS: Record<Scale, number> = { small: 1, full: 10 };
/** This many users throw at the same time. */
const AT_ONCE = 4;
/** How long an unrelated call may take meanwhile. In the small run, it only has to finish. */
const LATENCY_LIMIT_MS: Record<Scale, number> = { small: Number.POSITIVE_INFINITY, full: 1_000 };

interface BombRun {
  scale: Scale;
  say: (line: string) => void;
  bombs: Bomb[];
  /** Sends a bomb, and answers what was wrong. */
  throwAt: (visitor: Visitor, bomb: Bomb) => Promise<string | null>;
  /** Of the server alone. */
  memoryLimitMb: number;
}

/** Throws all of them at the product, in any order and several at once. */
export function throwBombs(run: BombRun): Promise<Verdict> {
  const { scale, say, bombs, throwAt, memoryLimitMb } = run;
  return withTemporaryFolder(async (dataDir) => {
    const env = { LOG_LEVEL: 'error' };
    const product = await startProduct({ dataDir, port: await freePort(), env });
    const faults: string[] = [];
    let memory = Number.NaN;
    let slowest = Number.NaN;
    try {
      say(`${(await peakMemory(product.pid)).toFixed(0)} MB before the first`);
      const bystander = await startBystander(product.origin);
      for (let round = 1; round <= ROUNDS[scale]; round += 1) {
        const queue = bombs.toSorted(() => Math.random() - 0.5);
        const throwers = Array.from({ length: AT_ONCE }, async () => {
          const visitor = await newVisitor(product.origin);
          for (let bomb = queue.pop(); bomb; bomb = queue.pop()) {
            const fault = await throwAt(visitor, bomb);
            if (fault) faults.push(`${bomb.name}: ${fault}`);
          }
        });
        await Promise.all(throwers);
        memory = await peakMemory(product.pid);
        say(`round ${round}: ${faults.length} faults, ${memory.toFixed(0)} MB at most`);
      }
      slowest = await bystander.stop();
    } finally {
      await product.stop();
    }
    for (const fault of new Set(faults)) say(fault);
    return {
      figure: `${faults.length} of ${count(bombs.length * ROUNDS[scale])} files answered wrongly, ${memory.toFixed(0)} MB at most, other calls within ${count(slowest)} ms`,
      isMet: faults.length === 0 && !(memory > memoryLimitMb) && slowest <= LATENCY_LIMIT_MS[scale],
    };
  });
}

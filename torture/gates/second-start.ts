import { freePort } from '../../e2e/product.ts';
import { count, type Gate } from '../gate.ts';
import { launchProduct, startProduct } from '../product.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';

const STARTS = { small: 3, full: 50 };
/** The small run shares the machine with other work, so slowness is not a failure. */
const LIMIT_MS = { small: 60_000, full: 2_000 };

export const gate: Gate = {
  name: 'second-start',
  title: 'A second start on the same data folder is refused within 2 s and does not harm the first',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const first = await startProduct({ dataDir, port: await freePort() });
      const health = async () => (await fetch(`${first.origin}/api/health`)).status;
      const times: number[] = [];
      let refused = 0;
      let inTime = 0;
      try {
        for (let i = 0; i < STARTS[scale]; i += 1) {
          const begin = Date.now();
          const second = launchProduct({ dataDir, port: await freePort() });
          const { code } = await second.ended;
          const ms = Date.now() - begin;
          times.push(ms);
          const isTold = second.output.some((line) => line.includes(`process ${first.pid}`));
          const isRefused = code === 1 && second.output.length === 1 && isTold;
          const isUnharmed = (await health()) === 200;
          if (isRefused && isUnharmed) refused += 1;
          if (ms <= LIMIT_MS[scale]) inTime += 1;
          if (!isRefused || !isUnharmed || ms > LIMIT_MS[scale])
            say(`start ${i + 1}: exit ${code} after ${ms} ms: ${second.output.join(' | ')}`);
        }
      } finally {
        await first.stop();
      }
      const slowest = Math.max(...times);
      return {
        figure: `${refused} of ${STARTS[scale]} refused in one line, ${inTime} of them within ${count(LIMIT_MS[scale])} ms, the slowest in ${count(slowest)} ms`,
        isMet: refused === STARTS[scale] && inTime === STARTS[scale],
      };
    }),
};

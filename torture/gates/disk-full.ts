import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/product.ts';
import { count, type Gate, type Scale } from '../gate.ts';
import {
  launchProduct,
  type ProductOptions,
  type ProductProcess,
  startProduct,
} from '../product.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Answer, isPolite } from '../visitor.ts';
import { auditAll, newWriters, type Writer } from '../writer.ts';

const ROUNDS: Record<Scale, number> = { small: 1, full: 20 };
const DISK_MB = 220;
const WRITERS = 4;
const WORK_MS = 700;
const FULL_MS = 3_000;
const BACK_WITHIN_MS = 60_000;

export const gate: Gate = {
  name: 'disk-full',
  title: 'A full disk: writes fail with a sentence, nothing is lost, and with space it continues',
  run: (scale, say) =>
    withTemporaryFolder(async (dataDir) => {
      const disk = await mountSmallDisk(dataDir, DISK_MB);
      if (!disk) return { figure: 'needs the right to mount a disk', isMet: null };
      const options = { dataDir, port: await freePort(), env: { LOG_LEVEL: 'error' } };
      const trial = new Trial(options, disk, say);
      try {
        for (let round = 1; round <= ROUNDS[scale]; round += 1) await trial.round(round);
        return await trial.verdict(ROUNDS[scale]);
      } finally {
        await disk.makeRoom();
        await trial.end();
        await disk.unmount();
      }
    }),
};

class Trial {
  private readonly options: ProductOptions;
  private readonly disk: SmallDisk;
  private readonly say: (line: string) => void;
  private readonly faults: string[] = [];
  private product: ProductProcess | undefined;
  private writers: Writer[] = [];
  private lost: string[] = [];
  private refused = 0;
  private slowest = 0;

  constructor(options: ProductOptions, disk: SmallDisk, say: (line: string) => void) {
    this.options = options;
    this.disk = disk;
    this.say = say;
  }

  async round(round: number): Promise<void> {
    this.product ??= await startProduct(this.options);
    const { origin } = this.product;
    if (this.writers.length === 0) this.writers = await newWriters(origin, WRITERS);
    await Promise.all(this.writers.map((writer) => writer.openBook()));
    const stop = new AbortController();
    const onRefused = async (answer?: Answer) => {
      this.refused += 1;
      if (!isPolite(answer)) this.faults.push(JSON.stringify(answer ?? 'no answer'));
      await delay(50);
      return true;
    };
    const refusedBefore = this.refused;
    const work = this.writers.map((writer) => writer.work({ until: stop.signal, onRefused }));
    await delay(WORK_MS);
    await this.disk.fill();
    await delay(FULL_MS);
    // A slow machine may take longer to notice.
    const patienceEnds = Date.now() + BACK_WITHIN_MS;
    while (this.refused === refusedBefore && Date.now() < patienceEnds) await delay(50);
    stop.abort();
    await Promise.all(work);
    // Every second time, the application is killed and started again before there is room.
    if (round % 2 === 0) await this.restartWithoutRoom();
    await this.disk.makeRoom();
    const begin = Date.now();
    await this.goesOn(begin);
    this.slowest = Math.max(this.slowest, Date.now() - begin);
    const lost = await Promise.all(this.writers.map((writer) => writer.audit({ all: false })));
    this.lost.push(...lost.flat());
    this.say(`round ${round}: ${this.refused} calls refused, ${this.lost.length} lost`);
  }

  /** It may start, or say in one line why it cannot. Both are fine. */
  private async restartWithoutRoom(): Promise<void> {
    await this.product?.kill();
    const product = launchProduct(this.options);
    const isUp = await product.ready.then(
      () => true,
      () => false,
    );
    this.product = isUp ? product : undefined;
    if (!isUp && !product.output.at(-1)?.includes('is full')) {
      this.faults.push(`a start on a full disk said: ${product.output.join(' | ')}`);
    }
  }

  private async goesOn(begin: number): Promise<void> {
    this.product ??= await startProduct(this.options);
    const [writer] = this.writers;
    for (;;) {
      const project = { name: 'There is room again', budget: '100' };
      const answer = await writer?.visitor.send('POST', '/api/projects', project);
      if (answer?.status === 201) return;
      if (Date.now() - begin > BACK_WITHIN_MS) throw new Error('It did not continue');
      await delay(100);
    }
  }

  async verdict(rounds: number) {
    this.lost.push(...(await auditAll(this.writers)));
    for (const each of [...new Set([...this.lost, ...this.faults])].slice(0, 20)) this.say(each);
    const acknowledged = this.writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    return {
      figure: `${this.lost.length} of ${count(acknowledged)} acknowledged writes lost over ${rounds} full disks, ${count(this.refused)} calls refused, ${this.faults.length} of them without a sentence; it continued within ${count(this.slowest)} ms`,
      isMet: this.lost.length === 0 && this.faults.length === 0 && this.refused > 0,
    };
  }

  async end(): Promise<void> {
    await this.product?.stop();
  }
}

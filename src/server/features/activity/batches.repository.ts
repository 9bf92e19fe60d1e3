/** Rows per statement, so that none comes near the time limit of a statement. */
const BATCH = 5_000;

/** Runs `work` for a part of the ids at a time, one after the other. */
export async function inBatches(ids: number[], work: (batch: number[]) => Promise<unknown>) {
  for (let start = 0; start < ids.length; start += BATCH) {
    await work(ids.slice(start, start + BATCH));
  }
}

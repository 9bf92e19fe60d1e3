import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { tooMany } from '#server/errors.ts';
import { createWorkSlots } from '#server/work-slots.ts';

/** A thread with its fonts and pages takes tens of megabytes. */
const withReportSlot = createWorkSlots({
  running: 2,
  waiting: 10,
  refusal: 'Many reports are being made right now. Try again in a minute.',
});
const RETRY_SECONDS = 5;

/** People whose report is on its way. */
const served = new Set<number>();

/**
 * Starts a report when there is room, and keeps its place until the stream has closed. One person
 * has one report at a time, so that nobody can take the places of all others.
 */
export async function inTurn(actorId: number, start: () => Promise<Readable>): Promise<Readable> {
  if (served.has(actorId)) {
    throw tooMany('Your last report is still on its way. Wait for it.', RETRY_SECONDS);
  }
  served.add(actorId);
  return new Promise((resolve, reject) => {
    withReportSlot(async () => {
      const report = await start();
      resolve(report);
      // A reader who hangs up is no failure of the report.
      await finished(report).catch(() => undefined);
    })
      .catch(reject)
      .finally(() => served.delete(actorId));
  });
}

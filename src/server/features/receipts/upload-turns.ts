import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * All uploads together get 32 MB a second: more than most networks deliver, less than loopback
 * would.
 */
const STRETCH_BYTES = 64 * 1024;
const BREAK_MS = 2;

export type InTurns = (pieces: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/**
 * Takes one piece of one upload per turn of the event loop, with a break now and then. Otherwise
 * twenty fast senders would block the event loop: other calls then took 14 times as long, and with
 * turns they take 2 to 4 times as long (`npm run bench`).
 */
export function createUploadTurns(): InTurns {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let takenSinceBreak = 0;

  async function ownTurn(bytes: number): Promise<void> {
    takenSinceBreak += bytes;
    if (takenSinceBreak < STRETCH_BYTES) return nextTurn();
    takenSinceBreak = 0;
    await sleep(BREAK_MS);
  }

  return async function* inTurns(pieces) {
    for await (const piece of pieces) {
      lastTurn = lastTurn.then(() => ownTurn(piece.length));
      await lastTurn;
      yield piece;
    }
  };
}

import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { tooMany } from '#server/errors.ts';
import { leaveChatPlace, takeChatPlace } from './chat-stream.repository.ts';

const STREAMS_PER_USER = 2;
/** How much longer than an answer its slot is held if the process dies. */
const GRACE_SECONDS = 30;

/** Takes a slot for one more answer to this user, or throws a 429. */
export async function takePlace(db: Database, userId: number, answerSeconds: number) {
  const holder = randomUUID();
  for (let place = 1; place <= STREAMS_PER_USER; place += 1) {
    const held = { userId, place, holder };
    if (await takeChatPlace(db, held, answerSeconds + GRACE_SECONDS)) {
      return { leave: () => leaveChatPlace(db, held) };
    }
  }
  throw tooMany(
    'You already have two answers in progress. Wait until one is finished or stop it, then try again.',
    5,
  );
}

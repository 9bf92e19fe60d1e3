import type { Database, Save } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { KeptAnswer, RequestKeys } from '#server/http/creation.ts';
import { createTurns } from '#server/turns.ts';
import {
  findRequestKey,
  insertRequestKey,
  type KeyedRequest,
  removeOldRequestKeys,
  updateRequestKey,
} from './request-key.repository.ts';

const KEPT_DAYS = 60;
const CREATED = 201;

/** Another process has answered this request meanwhile. */
class AnsweredElsewhere extends Error {}

export function createRequestKeys(db: Database): RequestKeys & { sweep: () => Promise<void> } {
  // Requests of this process wait here, without using connections that the first one may need.
  const inTurn = createTurns<string>();

  async function findAnswer(request: KeyedRequest): Promise<KeptAnswer | undefined> {
    const kept = await findRequestKey(db, request);
    if (!kept) return undefined;
    if (kept.methodPath !== request.methodPath || kept.bodySha256 !== request.bodySha256) {
      throw new AppError(
        'key_reused',
        'This was already saved with other content. Look for it before you save it again.',
      );
    }
    return { status: kept.status, answer: kept.answer };
  }

  return {
    /** Key, record and answer are one transaction: none exists without the others. */
    answerOnce: (request, work, toAnswer) =>
      inTurn(`${request.userId} ${request.key}`, async () => {
        const earlier = await findAnswer(request);
        if (earlier) return earlier;
        let answer: string | undefined;
        const save: Save = (write) =>
          db.transaction(async (tx) => {
            if (!(await insertRequestKey(tx, request, CREATED))) throw new AnsweredElsewhere();
            const created = await write(tx);
            answer = toAnswer(created);
            await updateRequestKey(tx, request, answer);
            return created;
          });
        try {
          await work(save);
        } catch (error) {
          const elsewhere = error instanceof AnsweredElsewhere && (await findAnswer(request));
          if (!elsewhere) throw error;
          return elsewhere;
        }
        if (answer === undefined) throw new Error('A creation was not saved with its key');
        return { status: CREATED, answer };
      }),

    sweep: () => removeOldRequestKeys(db, KEPT_DAYS),
  };
}

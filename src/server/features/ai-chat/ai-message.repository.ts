import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { heldAccount, holdAccount } from '#server/db/held-account.ts';
import { aiMessages } from '#server/db/tables/ai-message.table.ts';
import type { AiMessage } from '#shared/ai-chat.ts';
import { recordLimits } from '#shared/record-limits.ts';

const message = {
  id: aiMessages.id,
  role: aiMessages.role,
  content: aiMessages.content,
  details: aiMessages.details,
  createdAt: aiMessages.createdAt,
};

const newestFirst = [desc(aiMessages.createdAt), desc(aiMessages.id)] as const;

/** The newest messages, oldest first. */
export async function listAiMessages(
  db: Queryable,
  userId: number,
  limit: number,
): Promise<AiMessage[]> {
  const newest = await db
    .select(message)
    .from(aiMessages)
    .where(eq(aiMessages.userId, userId))
    .orderBy(...newestFirst)
    .limit(limit);
  return newest.reverse();
}

export async function insertQuestion(
  db: Database,
  userId: number,
  content: string,
): Promise<AiMessage> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    return insertNewest(tx, userId, { role: 'user', content });
  });
}

/** Removes the oldest messages above the limit. The caller holds the account's row. */
async function insertNewest(
  tx: Queryable,
  userId: number,
  { role, content, details = null }: Pick<AiMessage, 'role' | 'content' | 'details'>,
): Promise<AiMessage> {
  const [row] = await tx
    .insert(aiMessages)
    .values({ userId, role, content, details })
    .returning(message);
  if (!row) throw new Error('The insert returned no message');
  const tooOld = tx
    .select({ id: aiMessages.id })
    .from(aiMessages)
    .where(eq(aiMessages.userId, userId))
    .orderBy(...newestFirst)
    .offset(recordLimits.chatMessages);
  await tx
    .delete(aiMessages)
    .where(and(eq(aiMessages.userId, userId), inArray(aiMessages.id, tooOld)));
  return row;
}

/**
 * Saves the answer only if its question still exists: a history that was cleared meanwhile stays
 * empty.
 */
export async function insertAnswer(
  db: Database,
  userId: number,
  answer: Pick<AiMessage, 'content' | 'details'> & { questionId: number },
): Promise<AiMessage | undefined> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    const [question] = await tx
      .select({ id: aiMessages.id })
      .from(aiMessages)
      .where(and(eq(aiMessages.userId, userId), eq(aiMessages.id, answer.questionId)))
      .for('key share');
    if (!question) return undefined;
    return insertNewest(tx, userId, { ...answer, role: 'assistant' });
  });
}

export async function removeAiMessages(db: Queryable, userId: number): Promise<void> {
  await db.delete(aiMessages).where(eq(aiMessages.userId, heldAccount(userId)));
}

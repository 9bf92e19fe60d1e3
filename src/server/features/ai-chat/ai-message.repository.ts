import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { aiMessages } from '#server/db/tables/ai-message.table.ts';
import type { AiMessage } from '#shared/ai-chat.ts';

const message = {
  id: aiMessages.id,
  role: aiMessages.role,
  content: aiMessages.content,
  createdAt: aiMessages.createdAt,
};

/** The newest ones, oldest first. */
export async function listAiMessages(
  db: Queryable,
  userId: number,
  limit: number,
): Promise<AiMessage[]> {
  const newestFirst = await db
    .select(message)
    .from(aiMessages)
    .where(eq(aiMessages.userId, userId))
    .orderBy(desc(aiMessages.createdAt), desc(aiMessages.id))
    .limit(limit);
  return newestFirst.reverse();
}

export async function insertQuestion(
  db: Queryable,
  userId: number,
  content: string,
): Promise<AiMessage> {
  const [row] = await db
    .insert(aiMessages)
    .values({ userId, role: 'user', content })
    .returning(message);
  if (!row) throw new Error('The insert returned no message');
  return row;
}

/** Kept only while its question is: a history that was cleared meanwhile stays clear. */
export async function insertAnswer(
  db: Database,
  userId: number,
  { questionId, content }: { questionId: number; content: string },
): Promise<AiMessage | undefined> {
  return db.transaction(async (tx) => {
    const [question] = await tx
      .select({ id: aiMessages.id })
      .from(aiMessages)
      .where(and(eq(aiMessages.userId, userId), eq(aiMessages.id, questionId)))
      .for('key share');
    if (!question) return undefined;
    const [row] = await tx
      .insert(aiMessages)
      .values({ userId, role: 'assistant', content })
      .returning(message);
    return row;
  });
}

export async function removeAiMessages(db: Queryable, userId: number): Promise<void> {
  await db.delete(aiMessages).where(eq(aiMessages.userId, userId));
}

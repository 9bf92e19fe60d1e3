import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { chatStreams } from '#server/db/tables/chat-stream.table.ts';

/** A slot for an answer in progress. Each user has a few. */
export interface ChatPlace {
  userId: number;
  place: number;
  holder: string;
}

/**
 * Takes the slot if it is free or expired. One statement on one key: of many simultaneous requests,
 * in any number of processes, exactly one gets it.
 */
export async function takeChatPlace(
  db: Queryable,
  { userId, place, holder }: ChatPlace,
  lifeSeconds: number,
): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${lifeSeconds})`;
  const rows = await db
    .insert(chatStreams)
    .values({ userId, place, holder, expiresAt })
    .onConflictDoUpdate({
      target: [chatStreams.userId, chatStreams.place],
      set: { holder, expiresAt },
      setWhere: sql`${chatStreams.expiresAt} <= now()`,
    })
    .returning({ place: chatStreams.place });
  return rows.length > 0;
}

export async function leaveChatPlace(db: Queryable, held: ChatPlace): Promise<void> {
  const { userId, place, holder } = held;
  await db
    .delete(chatStreams)
    .where(
      and(
        eq(chatStreams.userId, userId),
        eq(chatStreams.place, place),
        eq(chatStreams.holder, holder),
      ),
    );
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { insertAnswer, insertQuestion, listAiMessages } from './ai-message.repository.ts';
import { leaveChatPlace, takeChatPlace } from './chat-stream.repository.ts';

// No call names a question or a slot by id, so we call these functions directly.

let test: TestApp;
let owner: number;
let stranger: number;
beforeAll(async () => {
  test = await createTestApp();
  owner = (await test.signedIn()).user.id;
  stranger = (await test.signedIn()).user.id;
});
afterAll(() => test.close());

it('saves no answer to another user’s question', async () => {
  const { db } = test.database;
  const { id: questionId } = await insertQuestion(db, owner, 'How much is left?');
  expect(await insertAnswer(db, stranger, { questionId, content: 'All of it.' })).toBeUndefined();
  expect(await listAiMessages(db, stranger, 10)).toEqual([]);
});

it('keeps a user’s messages, no matter how many others have', async () => {
  const { db } = test.database;
  const { user } = await test.signedIn();
  await insertQuestion(db, user.id, 'How much did we spend?');
  await db.execute(sql`
    insert into ai_messages (user_id, role, content)
    select ${owner}, 'user', 'Again' from generate_series(1, ${recordLimits.chatMessages})`);
  await insertQuestion(db, user.id, 'How much is left?');
  expect(await listAiMessages(db, user.id, 10)).toHaveLength(2);
});

it('does not free another user’s slot', async () => {
  const { db } = test.database;
  const place = { userId: owner, place: 1, holder: crypto.randomUUID() };
  expect(await takeChatPlace(db, place, 60)).toBe(true);
  await leaveChatPlace(db, { ...place, userId: stranger });
  expect(await takeChatPlace(db, { ...place, holder: crypto.randomUUID() }, 60)).toBe(false);
});

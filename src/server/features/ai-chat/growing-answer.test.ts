import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '#shared/chat-stream.ts';
import { capHistory } from './chat-history.ts';
import { createGrowingAnswer } from './growing-answer.ts';
import { untilAborted } from './until-aborted.ts';

const message = (role: 'user' | 'assistant', content: string) => ({
  id: 1,
  role,
  content,
  createdAt: '2026-03-08T12:00:00.000Z',
});

describe('a growing answer', () => {
  it('gives a late reader the newest state, not a queue', async () => {
    const answer = createGrowingAnswer();
    const events = answer.events();
    expect((await events.next()).value).toEqual({ type: 'start' });
    for (let piece = 0; piece < 1_000; piece += 1) answer.grow('x');
    const complete: ChatEvent = { type: 'complete', message: message('assistant', 'done') };
    answer.end(complete);
    expect((await events.next()).value).toEqual({
      type: 'content',
      fullContent: 'x'.repeat(1_000),
    });
    expect((await events.next()).value).toEqual(complete);
    expect((await events.next()).done).toBe(true);
  });

  it('wakes a waiting reader', async () => {
    const answer = createGrowingAnswer();
    const events = answer.events();
    await events.next();
    const waiting = events.next();
    answer.grow('Hello');
    expect((await waiting).value).toEqual({ type: 'content', fullContent: 'Hello' });
  });
});

it('an abort ends the wait even if the source ignores it', async () => {
  async function* deaf() {
    yield 'one';
    await new Promise(() => {});
  }
  const controller = new AbortController();
  const pieces = untilAborted(deaf(), controller.signal);
  expect((await pieces.next()).value).toBe('one');
  const waiting = pieces.next();
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

describe('the history for an assistant', () => {
  it('starts with a question', () => {
    const talk = [message('assistant', 'a'), message('user', 'b'), message('assistant', 'c')];
    expect(capHistory(talk)).toEqual([
      { role: 'user', content: 'b' },
      { role: 'assistant', content: 'c' },
    ]);
    expect(capHistory([message('assistant', 'a')])).toEqual([]);
  });

  it('ends at the limit, without gaps', () => {
    const talk = [
      message('user', 'old'),
      message('assistant', 'x'.repeat(9_000)),
      message('user', 'y'.repeat(4_000)),
      message('assistant', 'new'),
    ];
    expect(capHistory(talk).map(({ content }) => content.length)).toEqual([4_000, 3]);
  });
});

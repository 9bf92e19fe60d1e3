import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BrokenStreamError,
  CHAT_STREAM_END,
  type ChatEvent,
  decodeChatStream,
  encodeChatEvent,
} from './chat-stream.ts';

/** Text as models write it, with line breaks, emoji, right-to-left and other planes of Unicode. */
const text = fc.string({ unit: 'binary', maxLength: 40 });

const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constant<ChatEvent>({ type: 'start' }),
  fc.record({ type: fc.constant('content' as const), fullContent: text }),
  fc.record({ type: fc.constant('error' as const), error: text }),
  fc.record({
    type: fc.constant('complete' as const),
    message: fc.record({
      id: fc.nat(),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      content: text,
      createdAt: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
        .map((date) => date.toISOString()),
    }),
  }),
);

async function* cut(bytes: Uint8Array, places: number[]): AsyncGenerator<Uint8Array> {
  const edges = [...places, bytes.length].map((place) => place % (bytes.length + 1)).sort(byNumber);
  let from = 0;
  for (const edge of edges) {
    yield bytes.slice(from, edge);
    from = edge;
  }
  yield bytes.slice(from);
}
const byNumber = (left: number, right: number) => left - right;

async function decode(stream: string, places: number[] = []): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const each of decodeChatStream(cut(new TextEncoder().encode(stream), places))) {
    events.push(each);
  }
  return events;
}

describe('the chat stream', () => {
  it('decodes what was encoded, wherever the chunks are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event), fc.array(fc.nat(5_000)), async (events, places) => {
        const stream = events.map(encodeChatEvent).join('') + CHAT_STREAM_END;
        expect(await decode(stream, places)).toEqual(events);
      }),
    );
  });

  it('survives a cut after every byte of a four-byte character', async () => {
    const sent: ChatEvent = { type: 'content', fullContent: 'Ceiling \u{1F3E0} — “done”' };
    const stream = encodeChatEvent(sent) + CHAT_STREAM_END;
    const everywhere = Array.from({ length: 200 }, (_, index) => index);
    expect(await decode(stream, everywhere)).toEqual([sent]);
  });

  it('has exactly the lines of the specification', () => {
    expect(encodeChatEvent({ type: 'start' })).toBe('data: {"type":"start"}\n\n');
    expect(encodeChatEvent({ type: 'content', fullContent: 'a\nb' })).toBe(
      'data: {"type":"content","fullContent":"a\\nb"}\n\n',
    );
    expect(CHAT_STREAM_END).toBe('data: [DONE]\n\n');
  });

  it('skips comments, other fields, unknown types and broken JSON, and accepts CRLF', async () => {
    const stream =
      ': ping\r\nevent: x\r\ndata: {"type":"later"}\r\n\r\ndata: {"type"\r\n' +
      'data: {"type":"start"}\r\n\r\ndata: [DONE]\r\n\r\n';
    expect(await decode(stream)).toEqual([{ type: 'start' }]);
  });

  it('reads nothing after [DONE], and is broken without it', async () => {
    const start = encodeChatEvent({ type: 'start' });
    expect(await decode(CHAT_STREAM_END + start)).toEqual([]);
    await expect(decode(start)).rejects.toThrow(BrokenStreamError);
    await expect(decode('')).rejects.toThrow(BrokenStreamError);
    await expect(decode('data: [DONE]')).rejects.toThrow(BrokenStreamError);
  });
});

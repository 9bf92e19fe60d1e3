import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  aiMessageInputSchema,
  aiMessageSchema,
  suggestedQuestionsSchema,
  suggestionsQuerySchema,
} from '#shared/ai-chat.ts';
import {
  CHAT_STREAM_END,
  CHAT_STREAM_TYPE,
  type ChatEvent,
  encodeChatEvent,
} from '#shared/chat-stream.ts';
import type { AiChat } from './ai-chat.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['ai-chat'];
/** How long a reader may take for one event before the connection counts as dead. */
const STALL_MS = 15_000;

export const aiChatRoutes: FastifyPluginAsyncZod<{ aiChat: AiChat }> = async (app, { aiChat }) => {
  const open = new Set<Promise<unknown>>();
  app.addHook('preClose', async () => {
    await aiChat.stop();
    // A connection that becomes idle only after the server stopped listening would stay open for a
    // minute.
    await Promise.all(open);
  });

  app.get(
    '/api/ai-chat',
    {
      config,
      schema: {
        operationId: 'listMessages',
        summary: 'List the messages of the conversation',
        tags,
        response: { 200: z.array(aiMessageSchema), ...errorResponses(401) },
      },
    },
    async (request) => aiChat.listMessages(currentUser(request).id),
  );

  app.get(
    '/api/ai-chat/suggestions',
    {
      config: { access: 'user', scope: 'everything' },
      schema: {
        operationId: 'suggestQuestions',
        summary: 'Suggest questions about a project',
        tags,
        querystring: suggestionsQuerySchema,
        response: { 200: suggestedQuestionsSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => aiChat.suggestQuestions(currentScope(request), request.query),
  );

  app.post(
    '/api/ai-chat',
    {
      config: { access: 'user', scope: 'everything' },
      schema: {
        operationId: 'sendMessage',
        summary: 'Send a message and stream the answer',
        tags,
        body: aiMessageInputSchema,
        response: {
          200: {
            description: 'Events of the types start, content, and complete or error; then [DONE]',
            content: { [CHAT_STREAM_TYPE]: { schema: z.any() } },
          },
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      const closed = new AbortController();
      const gone = once(reply.raw, 'close').then(() => {
        open.delete(gone);
        closed.abort();
      });
      open.add(gone);
      const events = await aiChat.sendMessage(currentScope(request), request.body, {
        closed: closed.signal,
        isGuest: currentUser(request).isGuest,
      });
      return reply
        .type(`${CHAT_STREAM_TYPE}; charset=utf-8`)
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(Readable.from(encode(events, reply), { highWaterMark: 1 }));
    },
  );

  app.delete(
    '/api/ai-chat',
    {
      config,
      schema: {
        operationId: 'clearMessages',
        summary: 'Delete the conversation',
        tags,
        response: { 204: noContentSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      await aiChat.clearMessages(currentUser(request).id);
      return reply.code(204).send();
    },
  );
};

/** The lines of the stream. Each is created only when the connection has taken the one before. */
async function* encode(events: AsyncIterable<ChatEvent>, reply: FastifyReply) {
  const stall = () => setTimeout(() => reply.raw.destroy(), STALL_MS);
  for await (const event of events) {
    const stalled = stall();
    yield encodeChatEvent(event);
    clearTimeout(stalled);
  }
  const stalled = stall();
  reply.raw.once('close', () => clearTimeout(stalled));
  yield CHAT_STREAM_END;
}

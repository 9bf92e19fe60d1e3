import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { errorResponses } from '#server/http/responses.ts';
import { readSessionCookie } from '#server/http/session-cookie.ts';
import { type ChangeEvent, eventsQuerySchema } from '#shared/events.ts';
import type { Sessions } from '../auth/session.service.ts';
import type { Events } from './event.service.ts';

/** Events are short. Someone who leaves this much unread is not reading. */
const MAX_UNREAD_BYTES = 16_384;
const ID = /^\d{1,15}$/;

interface EventRouteOptions {
  events: Events;
  sessions: Pick<Sessions, 'sidOf'>;
}

export const eventRoutes: FastifyPluginAsyncZod<EventRouteOptions> = async (
  app,
  { events, sessions },
) => {
  const open = new Set<Promise<unknown>>();
  app.addHook('preClose', async () => {
    await events.stop();
    await Promise.all(open);
  });

  app.get(
    '/api/events',
    {
      config: { access: 'user', scope: 'account' },
      // It would wait for a body that never comes.
      exposeHeadRoute: false,
      schema: {
        operationId: 'openEvents',
        summary: 'Stream what changes in your own projects and in those you are a member of',
        description: `Each event is one line of JSON, \`data: {"type":"changed","projectId":7,"kinds":["expenses"]}\`. It names what to load again; \`projectId\` is null if it may be about any project, as for contractors, which belong to an account. A comment comes at least every 25 seconds. \`tab\` leaves out changes that were sent with the same \`X-Tab\` header. After a gap, send \`Last-Event-ID\`, or \`age\`: how many milliseconds ago you began to load what you show.`,
        tags: ['events'],
        querystring: eventsQuerySchema,
        response: {
          200: fileResponse('text/event-stream', 'Events until the session ends'),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request, reply) => {
      const { tab = null, age } = request.query;
      const lastId = readLastId(request.headers['last-event-id']);
      const lines = new Readable({ read() {}, encoding: 'utf8' });
      let isEnded = false;
      const write = (text: string) => {
        if (isEnded) return;
        if (lines.readableLength > MAX_UNREAD_BYTES) reply.raw.destroy();
        else lines.push(text);
      };
      const stream = {
        userId: currentUser(request).id,
        sid: sessions.sidOf(readSessionCookie(request) ?? ''),
        tab,
        send: (event: ChangeEvent, id: number) =>
          write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
        beat: (id: number) => write(`: ${id}\nid: ${id}\n\n`),
        end() {
          if (!isEnded) lines.push(null);
          isEnded = true;
        },
      };
      const closed = once(reply.raw, 'close').then(() => {
        open.delete(closed);
        isEnded = true;
        events.close(stream);
      });
      open.add(closed);
      await events.openEvents(stream, { age, lastId });
      if (isEnded) events.close(stream);
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(lines);
    },
  );
};

function readLastId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && ID.test(header) ? Number(header) : null;
}

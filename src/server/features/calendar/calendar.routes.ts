import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { fileResponse } from '#server/http/openapi.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { calendarFeedSchema } from '#shared/calendar.ts';
import type { Calendars } from './calendar.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['calendar'];
const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const calendarResponse = fileResponse('text/calendar', 'Milestones and bills to pay, by RFC 5545');

export const calendarRoutes: FastifyPluginAsyncZod<{ calendars: Calendars }> = async (
  app,
  { calendars },
) => {
  app.get(
    '/api/calendar-feed',
    {
      config,
      schema: {
        operationId: 'getFeed',
        summary: 'Get the address of the calendar',
        tags,
        response: { 200: calendarFeedSchema, ...errorResponses(401) },
      },
    },
    async (request) => calendars.getFeed(currentUser(request).id),
  );

  app.post(
    '/api/calendar-feed',
    {
      // A user has one address; asking again returns the same one.
      config: { ...config, creates: 'unique', notForGuests: true },
      schema: {
        operationId: 'switchFeedOn',
        summary: 'Create the address of the calendar',
        tags,
        response: { 201: calendarFeedSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const feed = await calendars.switchFeedOn(currentUser(request).id);
      return reply.code(201).send(feed);
    },
  );

  app.post(
    '/api/calendar-feed/renew',
    {
      config: { ...config, notForGuests: true },
      schema: {
        operationId: 'renewFeed',
        summary: 'Replace the address of the calendar',
        tags,
        response: { 200: calendarFeedSchema, ...errorResponses(401, 404) },
      },
    },
    async (request) => calendars.renewFeed(currentUser(request).id),
  );

  app.delete(
    '/api/calendar-feed',
    {
      config,
      schema: {
        operationId: 'switchFeedOff',
        summary: 'Delete the address of the calendar',
        tags,
        response: { 204: noContentSchema, ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      await calendars.switchFeedOff(currentUser(request).id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/projects/:id/calendar.ics',
    {
      config: aboutRecord('project', 'records.export'),
      schema: {
        operationId: 'exportProject',
        summary: 'Download the milestones and due bills of a project as a calendar',
        tags,
        params: idParamSchema,
        response: { 200: calendarResponse, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const calendar = await calendars.exportProject(currentScope(request), request.params.id);
      return reply
        .type(CALENDAR_TYPE)
        .header('content-disposition', 'attachment; filename="milestones.ics"')
        .send(calendar as never);
    },
  );

  app.get(
    '/api/calendar/:file',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readFeed',
        summary: 'Read a calendar by its secret address',
        tags,
        params: z.object({ file: z.string() }),
        response: { 200: calendarResponse, 304: noContentSchema, ...errorResponses(404, 429) },
      },
    },
    async (request, reply) => {
      const calendar = await calendars.readFeed(request.params.file);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      reply.headers({
        etag,
        // Clients must revalidate each time, and get a 304 while nothing has changed.
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(undefined);
      return reply.type(CALENDAR_TYPE).send(calendar as never);
    },
  );
};

import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '#server/errors.ts';
import { answerOnce } from '#server/http/creation.ts';
import { ofOwner, recordDeletion } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { inboxCountSchema, inboxItemSchema, inboxQuerySchema } from '#shared/inbox.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { createUploadTurns } from '../receipts/upload-turns.ts';
import type { Inbox } from './inbox.service.ts';
import { INBOX_BODY_LIMIT_BYTES, inboxLimits, receiveInboxForm } from './inbox-form.ts';

interface InboxRouteOptions {
  inbox: Inbox;
  receipts: Receipts;
}

const tags = ['receipts'];
/** What waits is no record yet, so someone who only reads records does not see it. */
const working = {
  access: 'user',
  scope: { permission: 'records.change', by: 'project', from: 'query' },
} as const;
const documentedBody = {
  type: 'object',
  properties: {
    projectId: { type: 'integer', description: 'The project, unless the query names it' },
    image: { type: 'array', items: { type: 'string', format: 'binary' } },
  },
  required: ['image'],
};

export const inboxRoutes: FastifyPluginAsyncZod<InboxRouteOptions> = async (
  app,
  { inbox, receipts },
) => {
  const inTurns = createUploadTurns();
  app.get(
    '/api/inbox',
    {
      config: working,
      schema: {
        operationId: 'listInbox',
        summary: 'List the uploads of a project that belong to no expense yet',
        tags,
        querystring: inboxQuerySchema,
        response: { 200: z.array(inboxItemSchema), ...errorResponses(400, 401) },
      },
    },
    async (request) => inbox.listInbox(currentScope(request), request.query.projectId),
  );

  app.get(
    '/api/inbox/count',
    {
      config: working,
      schema: {
        operationId: 'countInbox',
        summary: 'How many uploads of a project wait',
        tags,
        querystring: inboxQuerySchema,
        response: { 200: inboxCountSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => inbox.countInbox(currentScope(request), request.query.projectId),
  );

  app.delete(
    '/api/inbox/:id',
    recordDeletion(
      { operationId: 'deleteInboxItem', summary: 'Take an upload out of the inbox', tags },
      { of: 'inbox_item' },
    ),
    async (request, reply) => {
      await inbox.deleteInboxItem(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );

  await app.register(async (upload) => {
    upload.removeAllContentTypeParsers();
    await upload.register(fastifyMultipart, { limits: inboxLimits, throwFileSizeLimit: false });
    upload.post(
      '/api/inbox',
      {
        config: {
          ...ofOwner('records.change', 'query'),
          creates: 'keyed',
          readsBodyItself: true,
          documentedBody,
        },
        bodyLimit: INBOX_BODY_LIMIT_BYTES,
        schema: {
          operationId: 'addToInbox',
          summary: 'Upload up to 30 receipts that become expenses later',
          tags,
          consumes: ['multipart/form-data'],
          querystring: projectQuerySchema,
          response: {
            201: z.array(inboxItemSchema),
            ...errorResponses(400, 401, 404, 409, 413, 415, 429),
          },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) {
          throw new AppError('unsupported_type', 'Upload the files as multipart/form-data.');
        }
        const receive = (folder: string) => receiveInboxForm(request, folder, inTurns);
        const { actorId } = currentScope(request);
        await receipts.uploadReceipts(actorId, receive, (form, received) => {
          const { scope, projectId, names } = form;
          const files = received.map((file, index) => ({ file, name: names[index] ?? '' }));
          return answerOnce(request, reply, {
            bodySha256: async () => {
              const hashes = await Promise.all(received.map((file) => file.sha256()));
              return [projectId, ...hashes].join(' ');
            },
            work: (save) => inbox.addToInbox(scope, { projectId, files }, save),
          });
        });
        inbox.readAdded();
        return reply;
      },
    );
  });
};

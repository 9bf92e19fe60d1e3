import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord, recordListing } from '#server/http/record-routes.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { contractorLinkInputSchema, linkSchema, newLinkSchema } from '#shared/link.ts';
import type { Links } from './link.service.ts';

const tags = ['contracts'];

export const linkRoutes: FastifyPluginAsyncZod<{ links: Links }> = async (app, { links }) => {
  app.get(
    '/api/links',
    recordListing(
      { operationId: 'listLinks', summary: 'List the open links of a project or all', tags },
      { query: projectQuerySchema, answer: z.array(linkSchema) },
    ),
    async (request) => links.listLinks(currentScope(request), request.query.projectId),
  );

  app.post(
    '/api/change-orders/:id/link',
    {
      config: {
        notForGuests: true,
        ...aboutRecord('change_order', 'records.change'),
        creates: 'keyed',
        isAnswerSecret: true,
      },
      schema: {
        operationId: 'createChangeOrderLink',
        summary: 'Make a link by which someone without an account decides a change',
        tags,
        params: idParamSchema,
        response: { 201: newLinkSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        links.createChangeOrderLink(currentScope(request), request.params.id, on),
      ),
  );

  app.post(
    '/api/contractors/:id/link',
    {
      config: {
        notForGuests: true,
        ...aboutRecord('contractor', 'records.change'),
        creates: 'keyed',
        isAnswerSecret: true,
      },
      schema: {
        operationId: 'createContractorLink',
        summary: 'Make a link that shows a contractor their agreements in a project',
        tags,
        params: idParamSchema,
        body: contractorLinkInputSchema,
        response: { 201: newLinkSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) => {
        const { id: contractorId } = request.params;
        const { projectId } = request.body;
        return links.createContractorLink(currentScope(request), { contractorId, projectId }, on);
      }),
  );

  app.delete(
    '/api/links/:id',
    {
      config: aboutRecord('link', 'records.change'),
      schema: {
        operationId: 'revokeLink',
        summary: 'Withdraw a link',
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await links.revokeLink(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import {
  ofOwner,
  recordChange,
  recordCreation,
  recordDeletion,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  contractorCountSchema,
  contractorSchema,
  listedContractorSchema,
} from '#shared/contractor.ts';
import { contractorCreationSchema, contractorUpdateSchema } from '#shared/contractor-input.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import type { Contractors } from './contractor.service.ts';

const reading = ofOwner('records.read', 'query');
const tags = ['contractors'];

export const contractorRoutes: FastifyPluginAsyncZod<{ contractors: Contractors }> = async (
  app,
  { contractors },
) => {
  app.get(
    '/api/contractors',
    {
      config: reading,
      schema: {
        operationId: 'listContractors',
        summary: 'List contractors and what they were paid',
        description:
          'With a project, the contractors of its owner. Members of the project get what was paid there.',
        tags,
        querystring: projectQuerySchema,
        response: { 200: z.array(listedContractorSchema), ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => contractors.listContractors(currentScope(request)),
  );

  app.get(
    '/api/contractors/count',
    {
      config: reading,
      schema: {
        operationId: 'countContractors',
        summary: 'Count contractors, with the limit of the plan',
        tags,
        querystring: projectQuerySchema,
        response: { 200: contractorCountSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => contractors.countContractors(currentScope(request).ownerId),
  );

  app.post(
    '/api/contractors',
    recordCreation(
      { operationId: 'createContractor', summary: 'Create a contractor', tags },
      {
        scope: ofOwner('records.change', 'body').scope,
        body: contractorCreationSchema,
        answer: contractorSchema,
      },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        contractors.createContractor(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/contractors/:id',
    recordChange(
      { operationId: 'updateContractor', summary: 'Change a contractor', tags },
      { of: 'contractor', body: contractorUpdateSchema, answer: contractorSchema },
    ),
    async (request) =>
      contractors.updateContractor(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/contractors/:id',
    recordDeletion(
      { operationId: 'deleteContractor', summary: 'Delete a contractor', tags },
      { of: 'contractor' },
    ),
    async (request, reply) => {
      await contractors.deleteContractor(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};

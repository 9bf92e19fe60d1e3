import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { recordChange, recordCreation, recordDeletion } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  contractorCountSchema,
  contractorInputSchema,
  contractorSchema,
  contractorUpdateSchema,
  listedContractorSchema,
} from '#shared/contractor.ts';
import type { Contractors } from './contractor.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['contractors'];

export const contractorRoutes: FastifyPluginAsyncZod<{ contractors: Contractors }> = async (
  app,
  { contractors },
) => {
  app.get(
    '/api/contractors',
    {
      config,
      schema: {
        operationId: 'listContractors',
        summary: 'List contractors and what they were paid',
        tags,
        response: { 200: z.array(listedContractorSchema), ...errorResponses(401) },
      },
    },
    async (request) => contractors.listContractors(currentScope(request).ownerId),
  );

  app.get(
    '/api/contractors/count',
    {
      config,
      schema: {
        operationId: 'countContractors',
        summary: 'Count contractors, with the limit of the plan',
        tags,
        response: { 200: contractorCountSchema, ...errorResponses(401) },
      },
    },
    async (request) => contractors.countContractors(currentScope(request).ownerId),
  );

  app.post(
    '/api/contractors',
    recordCreation(
      { operationId: 'createContractor', summary: 'Create a contractor', tags },
      { scope: 'account', body: contractorInputSchema, answer: contractorSchema },
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
